import type { Box, PlacedPart } from '@ramp/domain'
import {
  boxed,
  INK,
  inchLine,
  lengthText,
  letters,
  type Mark,
  type Marks,
  path,
  type TextFont,
  textWidth,
  type View,
} from '@ramp/drafting'
import { footprint } from '@ramp/drawing'
import { SMALLEST } from '../sheet/sheet.ts'
import { type Axis, type Lane, lanesOf } from './lanes.ts'

/** Room that dimensions take around the drawing, in points: chains on the far sides only where a second lane is measured. */
export function dimensionRoom(
  parts: readonly PlacedPart[],
): Record<'left' | 'right' | 'top' | 'bottom', number> {
  return {
    left: 186,
    right: chainsOf(parts, 'y').far ? 96 : 0,
    top: chainsOf(parts, 'x').far ? 50 : 0,
    bottom: 84,
  }
}

/** Distances of the chains and of the overall dimension from the drawing, and between their letters. */
const CHAIN_BESIDE = 44
const CHAIN_BELOW = 14
const OVERALL_BELOW = 68
const APART = 10
/** Letters that their span has no room for stand below it (above it on the far side), in the first line that is free. */
const LINES_ASIDE = [16, 31] as const
const CHAIN: TextFont = { size: SMALLEST, weight: 'regular' }
const OVERALL: TextFont = { size: 13, weight: 'bold' }
const TICK = 3.5
const LINE = inchLine(INK.ink, 0.7)
const EXTENSION = inchLine(INK.hairline, 0.6)

/** A stretch along one axis: from and to in points, its length as lettered. */
type Span = { readonly from: number; readonly to: number; readonly words: string }
/** What is drawn: the letters lie on all lines. */
type Drawn = { readonly lines: Marks; readonly letters: Marks }
/** Where a dimension line lies beside the drawing, and from which edge of the drawing its extension lines come. */
type Place = { readonly line: number; readonly edge: number }

/**
 * Chain dimensions and the overall size of what is laid on the ground. A chain measures one lane; where there are two, the
 * second chain stands on the far side, right of the drawing or above it. They are lettered in points, so that they can be
 * read at any scale. Where a span is too short for its letters they stand beside it or are left out; a chain without any
 * letters is not drawn.
 */
export function planDimensions(parts: readonly PlacedPart[], view: View, drawn: Box): Marks {
  const whole = footprint(parts)
  if (!whole) return []
  const { min, max } = drawn
  const spansX = (stations: readonly number[]) => spansOf(stations, view.left, view.scale)
  const spansY = (stations: readonly number[]) => spansOf(stations, view.top, view.scale)
  const [rows, columns] = [chainsOf(parts, 'x'), chainsOf(parts, 'y')]
  const beside = columns.near ? spansY(columns.near.stations) : []
  const dimensions = [
    ...(rows.near
      ? [chainAcross(spansX(rows.near.stations), { line: max.y + CHAIN_BELOW, edge: max.y })]
      : []),
    ...(rows.far ? [chainAcross(spansX(rows.far.stations), { line: min.y - CHAIN_BELOW, edge: min.y })] : []),
    ...(columns.near ? [chainDown(beside, { line: min.x - CHAIN_BESIDE, edge: min.x })] : []),
    ...(columns.far
      ? [chainDown(spansY(columns.far.stations), { line: max.x + CHAIN_BESIDE, edge: max.x })]
      : []),
    ...spansX([whole.min.x, whole.max.x]).map((span) => overallAcross(span, max.y)),
    ...spansY([whole.min.y, whole.max.y]).map((span) => overallDown(span, min.x, widestOf(beside))),
  ]
  const shown = dimensions.filter(({ letters }) => letters.length > 0)
  return [...shown.flatMap(({ lines }) => lines), ...shown.flatMap(({ letters }) => letters)]
}

/** The two lanes with the most to measure: the near one is measured left or below, the far one right or above. */
function chainsOf(parts: readonly PlacedPart[], axis: Axis): { readonly near?: Lane; readonly far?: Lane } {
  const [first, second] = lanesOf(parts, axis).filter(({ stations }) => stations.length > 2)
  if (!first || !second) return first ? { near: first } : {}
  // Rows are measured below, so the near one lies lower; columns left of the drawing.
  const isFirstNear = axis === 'x' ? first.at >= second.at : first.at <= second.at
  return isFirstNear ? { near: first, far: second } : { near: second, far: first }
}

const spansOf = (stations: readonly number[], origin: number, scale: number): readonly Span[] =>
  stations.slice(1).map((to, index) => {
    const from = stations[index] ?? to
    return {
      from: origin + from * scale,
      to: origin + to * scale,
      words: lengthText(to - from, 'plan-dimension'),
    }
  })

function chainAcross(chain: readonly Span[], place: Place): Drawn {
  const away = Math.sign(place.line - place.edge)
  const taken = LINES_ASIDE.map(() => Number.NEGATIVE_INFINITY)
  const letters = chain.flatMap((span) => {
    const [width, middle] = [textWidth(span.words, CHAIN), middleOf(span)]
    if (span.to - span.from >= width + 12) return lettered(span.words, middle, place.line, CHAIN)
    const line = taken.findIndex((end) => end + 6 < middle - width / 2)
    if (line < 0) return []
    taken[line] = middle + width / 2
    return lettered(span.words, middle, place.line + away * (LINES_ASIDE[line] ?? 0), CHAIN)
  })
  return { lines: chain.flatMap((span) => lineAcross(span, place)), letters }
}

function chainDown(chain: readonly Span[], place: Place): Drawn {
  const fits = ({ from, to }: Span) => to - from >= CHAIN.size * 1.5
  return {
    lines: chain.flatMap((span) => lineDown(span, place)),
    letters: chain.filter(fits).flatMap((span) => lettered(span.words, place.line, middleOf(span), CHAIN)),
  }
}

function overallAcross(span: Span, edge: number): Drawn {
  const line = edge + OVERALL_BELOW
  return {
    lines: lineAcross(span, { line, edge }),
    letters: lettered(span.words, middleOf(span), line, OVERALL),
  }
}

/** Beside the widest letters of the chain. */
function overallDown(span: Span, edge: number, chainWidth: number): Drawn {
  const line = edge - CHAIN_BESIDE - chainWidth / 2 - APART - textWidth(span.words, OVERALL) / 2
  return {
    lines: lineDown(span, { line, edge }),
    letters: lettered(span.words, line, middleOf(span), OVERALL),
  }
}

const widestOf = (chain: readonly Span[]): number =>
  Math.max(0, ...chain.map(({ words }) => textWidth(words, CHAIN)))

const middleOf = ({ from, to }: Span): number => (from + to) / 2

const lineAcross = ({ from, to }: Span, { line, edge }: Place): readonly Mark[] => {
  const away = Math.sign(line - edge)
  const extension = (x: number) => `M${short(x)} ${short(edge + 3 * away)}V${short(line + TICK * away)}`
  return [
    path([from, to].map(extension).join(''), { stroke: EXTENSION }),
    path(`M${short(from)} ${short(line)}H${short(to)}${[from, to].map((x) => slash(x, line)).join('')}`, {
      stroke: LINE,
    }),
  ]
}

const lineDown = ({ from, to }: Span, { line, edge }: Place): readonly Mark[] => {
  const away = Math.sign(line - edge)
  const extension = (y: number) => `M${short(edge + 3 * away)} ${short(y)}H${short(line + TICK * away)}`
  return [
    path([from, to].map(extension).join(''), { stroke: EXTENSION }),
    path(`M${short(line)} ${short(from)}V${short(to)}${[from, to].map((y) => slash(line, y)).join('')}`, {
      stroke: LINE,
    }),
  ]
}

/** The slanted tick of an architect's dimension. */
const slash = (x: number, y: number): string =>
  `M${short(x - TICK)} ${short(y + TICK)}L${short(x + TICK)} ${short(y - TICK)}`

function lettered(words: string, x: number, y: number, font: TextFont): readonly Mark[] {
  const width = textWidth(words, font) + 6
  const height = font.size * 1.2
  return [
    boxed({ left: x - width / 2, top: y - height / 2, width, height }, null, INK.paper),
    letters(words, x, y + font.size * 0.36, { ...font, align: 'middle' }),
  ]
}

const short = (value: number): number => Math.round(value * 100) / 100
