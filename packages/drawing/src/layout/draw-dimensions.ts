import type { Inches, Placement } from '@ramp/domain'
import {
  boxData,
  group,
  hairline,
  lengthText,
  type Mark,
  type Marks,
  PALETTE,
  path,
  text,
  textWidth,
} from '@ramp/drafting'
import { footprint, stationsOf } from './footprint.ts'

/** Distance of a dimension line from what it measures. */
const OFFSET: Inches = 18
const TICK: Inches = 4
const LETTERS: Inches = 7
/**
 * Overall width and length of what is laid on the ground, lettered in feet and inches; with chains, every part's extent as
 * well.
 */
export function drawDimensions({ parts }: Placement, { hasChains = false } = {}): Marks {
  const box = footprint(parts)
  if (!box) return []
  const chainX = hasChains ? stationsOf(parts, 'x') : []
  const chainY = hasChains ? stationsOf(parts, 'y') : []
  const below = box.max.y + OFFSET
  const beside = box.min.x - OFFSET
  return [
    ...spans(chainX).map(([from, to], rank) => across(from, to, below, rank)),
    ...spans(chainY).map(([from, to], rank) => down(from, to, beside, rank)),
    across(box.min.x, box.max.x, below + (chainX.length > 2 ? OFFSET * 1.2 : 0)),
    down(box.min.y, box.max.y, beside - (chainY.length > 2 ? OFFSET * 2 : 0)),
  ]
}

/** Neighbouring stations as spans; a single span is the overall dimension itself. */
const spans = (values: readonly Inches[]): readonly (readonly [Inches, Inches])[] =>
  values.length <= 2 ? [] : values.slice(1).map((to, index) => [values[index] ?? to, to])

const line = hairline(PALETTE.ink, 1)

/** A dimension along x at height y, with ticks at both ends and its text on white. */
export function across(from: Inches, to: Inches, y: Inches, rank = 0): Mark {
  const ends = `M${from} ${y}H${to}M${from} ${y - TICK}V${y + TICK}M${to} ${y - TICK}V${y + TICK}`
  const words = lengthText(to - from, 'plan-dimension')
  const fits = widthOf(words) + 2 * TICK <= to - from
  // Text wider than its span goes outside of the line; of neighbours, one above and one below.
  const aside = rank % 2 === 0 ? LETTERS * 1.1 : -LETTERS * 1.1
  return group([
    path(ends, { stroke: line }),
    ...lettering(words, (from + to) / 2, fits ? y : y + aside, fits),
  ])
}

/** A dimension along y beside x. */
export function down(from: Inches, to: Inches, x: Inches, rank = 0): Mark {
  const ends = `M${x} ${from}V${to}M${x - TICK} ${from}H${x + TICK}M${x - TICK} ${to}H${x + TICK}`
  const words = lengthText(to - from, 'plan-dimension')
  const fits = LETTERS * 1.6 <= to - from
  const reach = widthOf(words) / 2 + TICK * 1.4
  const aside = rank % 2 === 0 ? -reach : reach
  return group([
    path(ends, { stroke: line }),
    ...lettering(words, fits ? x : x + aside, (from + to) / 2, fits),
  ])
}

const widthOf = (words: string): Inches => textWidth(words, { size: LETTERS, weight: 'bold' }) + 3

function lettering(words: string, x: Inches, y: Inches, isOnLine: boolean): readonly Mark[] {
  const width = widthOf(words)
  const letters = text(words, { x, y: y + LETTERS * 0.34 }, LETTERS, {
    weight: 'bold',
    color: PALETTE.ink,
    isUpright: true,
  })
  if (!isOnLine) return [letters]
  const gap = boxData(x - width / 2, y - LETTERS * 0.62, width, LETTERS * 1.24)
  return [path(gap, { fill: PALETTE.surface }), letters]
}
