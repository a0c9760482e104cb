import type { Box, Inches, PlacedPart, Point } from '@ramp/domain'
import {
  boxed,
  dimensionLines,
  INK,
  type LetteredDimension,
  lengthText,
  letters,
  line,
  type Marks,
  type TextFont,
  textWidth,
  type View,
  wordsOnLine,
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
/** Letters of a chain, and the room they need on a level and on an upright line; an overall dimension is always lettered. */
type Lettering = { readonly font: TextFont; readonly beside: number; readonly upright: number }
const CHAIN: Lettering = {
  font: { size: SMALLEST, weight: 'regular' },
  beside: 12,
  upright: SMALLEST * 1.5,
}
const OVERALL: Lettering = {
  font: { size: 13, weight: 'bold' },
  beside: Number.NEGATIVE_INFINITY,
  upright: 0,
}
const LINES = { gap: 3, beyond: 3.5, tick: 3.5 } as const
const LINE = { width: 0.7 }
const EXTENSION = { width: 0.6, color: INK.hairline }

/** What is drawn: the letters lie on all lines. */
type Drawn = { readonly lines: Marks; readonly letters: Marks }

/**
 * Chain dimensions and the overall size of what is laid on the ground. A chain measures one lane; where there are two, the
 * second chain stands on the far side, right of the drawing or above it. They are lettered in points, so that they can be
 * read at any scale. Where a span is too short for its letters they stand beside it or are left out; a chain without any
 * letters is not drawn.
 */
export function planDimensions(parts: readonly PlacedPart[], view: View, { min, max }: Box): Marks {
  const whole = footprint(parts)
  if (!whole) return []
  const across = (stations: readonly Inches[], edge: number, away: number) =>
    spansOf(stations).map(
      ([from, to]): LetteredDimension => ({
        from: { x: view.left + from * view.scale, y: edge },
        to: { x: view.left + to * view.scale, y: edge },
        away: 0 - away,
        words: lengthText(to - from, 'plan-dimension'),
      }),
    )
  const down = (stations: readonly Inches[], edge: number, away: number) =>
    spansOf(stations).map(
      ([from, to]): LetteredDimension => ({
        from: { x: edge, y: view.top + from * view.scale },
        to: { x: edge, y: view.top + to * view.scale },
        away,
        words: lengthText(to - from, 'plan-dimension'),
      }),
    )
  const [rows, columns] = [chainsOf(parts, 'x'), chainsOf(parts, 'y')]
  const beside = down(columns.near?.stations ?? [], min.x, -CHAIN_BESIDE)
  const width = down([whole.min.y, whole.max.y], min.x, 0)
  const overallBeside =
    CHAIN_BESIDE + widest(beside, CHAIN.font) / 2 + APART + widest(width, OVERALL.font) / 2
  const dimensions = [
    drawn(across(rows.near?.stations ?? [], max.y, CHAIN_BELOW), CHAIN),
    drawn(across(rows.far?.stations ?? [], min.y, -CHAIN_BELOW), CHAIN),
    drawn(beside, CHAIN),
    drawn(down(columns.far?.stations ?? [], max.x, CHAIN_BESIDE), CHAIN),
    drawn(across([whole.min.x, whole.max.x], max.y, OVERALL_BELOW), OVERALL),
    drawn(
      width.map((one) => ({ ...one, away: -overallBeside })),
      OVERALL,
    ),
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

const spansOf = (stations: readonly Inches[]): readonly (readonly [Inches, Inches])[] =>
  stations.slice(1).map((to, index) => [stations[index] ?? to, to])

const widest = (chain: readonly LetteredDimension[], font: TextFont): number =>
  Math.max(0, ...chain.map(({ words }) => textWidth(words, font)))

/** Words that their line has no room for stand outside of it, in the first row that is free. */
const ROWS_ASIDE = [16, 31] as const

function drawn(chain: readonly LetteredDimension[], { font, beside, upright }: Lettering): Drawn {
  const places = wordsOnLine(chain, {
    widthOf: (words) => textWidth(words, font),
    beside,
    upright,
    rows: ROWS_ASIDE,
    apart: 6,
  })
  return {
    lines: chain.flatMap((one) => {
      const { line: measured, witnesses, ticks } = dimensionLines(one, LINES)
      return [
        ...witnesses.map((witness) => line(witness, EXTENSION)),
        ...[measured, ...ticks].map((stroke) => line(stroke, LINE)),
      ]
    }),
    letters: chain.flatMap(({ words }, index) => {
      const at = places[index]
      return at ? lettered(words, at, font) : []
    }),
  }
}

function lettered(words: string, { x, y }: Point, font: TextFont): Marks {
  const width = textWidth(words, font) + 6
  const height = font.size * 1.2
  return [
    boxed({ left: x - width / 2, top: y - height / 2, width, height }, null, INK.paper),
    letters(words, x, y + font.size * 0.36, { ...font, align: 'middle' }),
  ]
}
