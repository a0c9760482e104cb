import type { PlacedPart } from '@ramp/domain'
import { footprint, stationsOf } from '../../layout/footprint.ts'
import { formatFeetInches } from '../../lengths/format-length.ts'
import type { Mark, Marks } from '../../marks/mark.ts'
import { type Font, textWidth } from '../../marks/measure-text.ts'
import { path } from '../../marks/shapes.ts'
import type { View } from '../../marks/view.ts'
import { INK } from '../sheet/sheet.ts'
import { boxed, inked, letter } from '../sheet/sheet-marks.ts'

/** Room that dimensions take beside and below the drawing, in points. */
export const DIMENSION_ROOM = { left: 172, bottom: 78 } as const

/** Distances of the chain and of the overall dimension from the drawing, and between their letters. */
const CHAIN_BESIDE = 40
const CHAIN_BELOW = 14
const OVERALL_BELOW = 64
const APART = 10
/** Letters that their span has no room for stand below it, in the first of these lines that is free. */
const LINES_BELOW = [15, 29] as const
const CHAIN: Font = { size: 11, weight: 'regular' }
const OVERALL: Font = { size: 12.5, weight: 'bold' }
const TICK = 3.5
const LINE = inked(INK.ink, 0.7)
const EXTENSION = inked(INK.rule, 0.6)

/** A stretch along one axis: from and to in points, its length as lettered. */
type Span = { readonly from: number; readonly to: number; readonly words: string }
/** What is drawn: the letters lie on all lines. */
type Drawn = { readonly lines: Marks; readonly letters: Marks }

/**
 * Chain dimensions of the system and the overall size of what is laid on the ground, left of and below what is drawn.
 * They are lettered in points, so that they can be read at any scale. Where a span is too short for its letters they stand
 * below it or are left out; a chain without any letters is not drawn.
 */
export function planDimensions(
  parts: readonly PlacedPart[],
  view: View,
  drawn: { readonly left: number; readonly bottom: number },
): Marks {
  if (!footprint(parts)) return []
  const [x, y] = [stationsOf(parts, 'x'), stationsOf(parts, 'y')]
  const dimensions = [
    ...(x.length > 2 ? [chainAcross(spansOf(x, view.left, view.scale), drawn.bottom)] : []),
    ...(y.length > 2 ? [chainDown(spansOf(y, view.top, view.scale), drawn.left)] : []),
    ...spansOf(endsOf(x), view.left, view.scale).map((span) => overallAcross(span, drawn.bottom)),
    ...spansOf(endsOf(y), view.top, view.scale).map((span) =>
      overallDown(span, drawn.left, y.length > 2 ? widestOf(spansOf(y, 0, 1)) : 0),
    ),
  ]
  const shown = dimensions.filter(({ letters }) => letters.length > 0)
  return [...shown.flatMap(({ lines }) => lines), ...shown.flatMap(({ letters }) => letters)]
}

const endsOf = (stations: readonly number[]): readonly number[] => [
  stations[0] ?? 0,
  stations[stations.length - 1] ?? 0,
]

const spansOf = (stations: readonly number[], origin: number, scale: number): readonly Span[] =>
  stations.slice(1).map((to, index) => {
    const from = stations[index] ?? to
    return { from: origin + from * scale, to: origin + to * scale, words: formatFeetInches(to - from) }
  })

function chainAcross(chain: readonly Span[], bottom: number): Drawn {
  const y = bottom + CHAIN_BELOW
  const taken = LINES_BELOW.map(() => Number.NEGATIVE_INFINITY)
  const letters = chain.flatMap((span) => {
    const [width, middle] = [textWidth(span.words, CHAIN), middleOf(span)]
    if (span.to - span.from >= width + 12) return lettered(span.words, middle, y, CHAIN)
    const line = taken.findIndex((end) => end + 6 < middle - width / 2)
    if (line < 0) return []
    taken[line] = middle + width / 2
    return lettered(span.words, middle, y + (LINES_BELOW[line] ?? 0), CHAIN)
  })
  return { lines: chain.flatMap((span) => lineAcross(span, y, bottom)), letters }
}

function chainDown(chain: readonly Span[], left: number): Drawn {
  const x = left - CHAIN_BESIDE
  const fits = ({ from, to }: Span) => to - from >= CHAIN.size * 1.5
  return {
    lines: chain.flatMap((span) => lineDown(span, x, left)),
    letters: chain.filter(fits).flatMap((span) => lettered(span.words, x, middleOf(span), CHAIN)),
  }
}

function overallAcross(span: Span, bottom: number): Drawn {
  const y = bottom + OVERALL_BELOW
  return { lines: lineAcross(span, y, bottom), letters: lettered(span.words, middleOf(span), y, OVERALL) }
}

/** Beside the widest letters of the chain. */
function overallDown(span: Span, left: number, chainWidth: number): Drawn {
  const x = left - CHAIN_BESIDE - chainWidth / 2 - APART - textWidth(span.words, OVERALL) / 2
  return { lines: lineDown(span, x, left), letters: lettered(span.words, x, middleOf(span), OVERALL) }
}

const widestOf = (chain: readonly Span[]): number =>
  Math.max(...chain.map(({ words }) => textWidth(words, CHAIN)))

const middleOf = ({ from, to }: Span): number => (from + to) / 2

const lineAcross = ({ from, to }: Span, y: number, bottom: number): readonly Mark[] => [
  path([from, to].map((x) => `M${short(x)} ${short(bottom + 3)}V${short(y + TICK)}`).join(''), {
    stroke: EXTENSION,
  }),
  path(`M${short(from)} ${short(y)}H${short(to)}${[from, to].map((x) => slash(x, y)).join('')}`, {
    stroke: LINE,
  }),
]

const lineDown = ({ from, to }: Span, x: number, left: number): readonly Mark[] => [
  path([from, to].map((y) => `M${short(left - 3)} ${short(y)}H${short(x - TICK)}`).join(''), {
    stroke: EXTENSION,
  }),
  path(`M${short(x)} ${short(from)}V${short(to)}${[from, to].map((y) => slash(x, y)).join('')}`, {
    stroke: LINE,
  }),
]

/** The slanted tick of an architect's dimension. */
const slash = (x: number, y: number): string =>
  `M${short(x - TICK)} ${short(y + TICK)}L${short(x + TICK)} ${short(y - TICK)}`

function lettered(words: string, x: number, y: number, font: Font): readonly Mark[] {
  const width = textWidth(words, font) + 6
  const height = font.size * 1.2
  return [
    boxed({ left: x - width / 2, top: y - height / 2, width, height }, { fill: INK.paper }),
    letter(words, x, y + font.size * 0.36, { ...font, align: 'middle' }),
  ]
}

const short = (value: number): number => Math.round(value * 100) / 100
