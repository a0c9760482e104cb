import { checksBlock } from './blocks/checks-block.ts'
import { legend } from './blocks/legend.ts'
import { notesBlock } from './blocks/notes-block.ts'
import { partsListBlock } from './blocks/parts-list-block.ts'
import { projectBlock } from './blocks/project-block.ts'
import { runsBlock } from './blocks/runs-block.ts'
import { supportsBlock } from './blocks/supports-block.ts'
import { titleBlock } from './blocks/title-block.ts'
import { planLayers } from './plan/plan.ts'
import { type Flow, type Frame, flowBlocks } from './sheet/flow-blocks.ts'
import { type Layer, type Page, POINTS } from './sheet/page.ts'
import type { PagesInput } from './sheet/pages-input.ts'
import { type Block, measuredOnce } from './sheet/row.ts'
import { COLUMNS, CONTENT, SHEET, SIDE_COLUMN } from './sheet/sheet.ts'
import { sideViews } from './side-view/side-views.ts'

/**
 * The layout as sheets of paper: the plan and what belongs to it on the first, the parts list and the notes beside it
 * if they fit there, else on further sheets.
 */
export function pagesOf(input: PagesInput): readonly Page[] {
  const views = sideViews(input.analysis)
  const { sheets, placed } = flowOf(input, views.further)
  return Array.from({ length: sheets }, (_, sheet) => ({
    width: SHEET.width,
    height: SHEET.height,
    layers: [
      ...(sheet === 0 ? [...planLayers(input.analysis), ...views.first, legendLayer(input)] : []),
      { view: POINTS, marks: titleBlock(input, sheet + 1, sheets) },
      { view: POINTS, marks: placed.filter((each) => each.sheet === sheet).flatMap(({ marks }) => marks) },
    ],
  }))
}

const legendLayer = ({ analysis }: PagesInput): Layer => ({ view: POINTS, marks: legend(analysis) })

/** The first way of setting the blocks that takes no more sheets than it may: all on one, a wide list, columns. */
function flowOf(input: PagesInput, further: readonly Block[]): Flow {
  const { analysis } = input
  const notes = notesBlocks(analysis.layout.project.notes)
  const facts = [
    projectBlock(input),
    runsBlock(analysis),
    supportsBlock(analysis),
    checksBlock(analysis),
  ].map(measuredOnce)
  // The crew reads short notes on the first sheet; long ones follow the parts list.
  const hasNotesBeside = flowBlocks([...facts, ...notes], inColumns).sheets === 1
  const beside = hasNotesBeside ? [...facts, ...notes] : facts
  const after = hasNotesBeside ? further : [...further, ...notes]
  const list = measuredOnce(partsListBlock(analysis.partsList))
  const onOne = flowBlocks([...beside, { ...list, starts: 'here' }, ...after], inColumns)
  if (onOne.sheets === 1) return onOne
  const blocks = [...beside, list, ...after]
  const onTwo = flowBlocks(blocks, acrossSheet)
  return onTwo.sheets <= 2 ? onTwo : flowBlocks(blocks, inColumns)
}

const notesBlocks = (notes: string): readonly Block[] =>
  notes.trim() === '' ? [] : [measuredOnce(notesBlock(notes))]

const FIRST: Frame = { sheet: 0, box: SIDE_COLUMN, isLast: true }

function inColumns(index: number): Frame {
  if (index === 0) return FIRST
  const column = (index - 1) % COLUMNS.length
  const box = COLUMNS[column] ?? CONTENT
  return { sheet: Math.ceil(index / COLUMNS.length), box, isLast: column === COLUMNS.length - 1 }
}

const acrossSheet = (index: number): Frame =>
  index === 0 ? FIRST : { sheet: index, box: CONTENT, isLast: true }
