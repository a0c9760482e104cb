import {
  type Block,
  INK,
  numbered,
  paragraph,
  type Row,
  SIZE,
  spacer,
  stacked,
  structuredRow,
  toTick,
} from '@ramp/drafting'
import { type Footings, footings, footText, padCountText } from '../../content/footings/footings.ts'
import { structureTies } from '../../content/support-notes.ts'
import type { PaperInput } from '../../paper/input.ts'
import type { StepPieces } from './pieces-of-steps.ts'
import { workOf } from './work-steps.ts'

const INDENT = 20

/** The steps of the work in their order, each with the pieces of the load list that it uses. */
export const orderBlock = ({ analysis, foundation }: PaperInput, width: number): Block => ({
  heading: 'Order of work',
  remark: 'under each step its pieces from the load list',
  rows: workOf(analysis, foundation).map(({ text, pieces }, index) =>
    structuredRow(
      { kind: 'item' },
      stacked([numbered(index + 1, text, width), ...piecesRows(pieces, width)]),
    ),
  ),
})

function piecesRows(pieces: readonly StepPieces[], width: number): readonly Row[] {
  if (pieces.length === 0) return []
  const words = paragraph(pieces.map(pieceText).join(', '), width - INDENT, {
    size: SIZE.small,
    color: INK.muted,
  })
  const indented: Row = { height: words.height, draw: (left, top) => words.draw(left + INDENT, top) }
  return [indented, spacer(4)]
}

/** `2 PPS55TL`; what is made to order has no quantity on the list. */
const pieceText = ({ quantity, shortName }: StepPieces): string =>
  quantity === 0 ? `${shortName} to order` : `${quantity} ${shortName}`

const TOOLS = [
  'Digital level, 4 ft level, string, two tapes',
  'Wrenches and sockets for the hardware bags',
  'Rubber mallet, drill, hand truck or cart',
] as const

/** Pads and anchors are brought as entered, and anchors for what the parts list has at the structure. */
export function bringBlock({ analysis, foundation }: PaperInput, width: number): Block {
  const ties = structureTies(analysis).map(({ tag, item }) => `Anchors for ${item} at ${tag}`)
  const half = width / 2 - GUTTER
  const all = [...TOOLS, ...footTools(footings(analysis, foundation)), ...ties].map((tool) =>
    toTick(tool, half),
  )
  const rows = Array.from({ length: Math.ceil(all.length / 2) }, (_, row) =>
    besideEachOther(all.slice(2 * row, 2 * row + 2), half + 2 * GUTTER),
  )
  return { heading: 'Tools and anchors', rows }
}

function footTools({ pads, anchors }: Footings): readonly string[] {
  return [
    pads === null ? 'Pads for soft ground under feet' : `${padCountText(pads)}, one under each foot`,
    ...(anchors === null
      ? []
      : [`Anchors for ${footText(anchors)}`, 'Hammer drill, bit to suit the anchors']),
  ]
}

const GUTTER = 6

/** Rows side by side, each so far from the one before. */
const besideEachOther = (rows: readonly Row[], step: number): Row => ({
  height: Math.max(...rows.map(({ height }) => height)),
  draw: (left, top) => rows.flatMap((row, index) => row.draw(left + index * step, top)),
})
