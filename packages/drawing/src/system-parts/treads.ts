import type { Inches, Item, Surface } from '@ramp/domain'
import { hairline, type Stroke } from '@ramp/drafting'

/** Treads are 6 in wide (spec 1 §9). */
const TREAD: Inches = 6

type Deck = {
  readonly width: Inches
  readonly length: Inches
  /** From one tread to the next, where the item has treads of its own. */
  readonly spacing?: Item['treadWidth']
}

/** Path data of tread lines on a deck about the origin: across the width, or along it. */
export function treadData({ width, length, spacing }: Deck, direction: 'across' | 'along'): string {
  const tread = spacing ?? TREAD
  const [span, reach] = direction === 'across' ? [width, length] : [length, width]
  const lines: string[] = []
  for (let at = -reach / 2 + tread; at < reach / 2 - 0.01; at += tread)
    lines.push(direction === 'across' ? `M${-span / 2} ${at}H${span / 2}` : `M${at} ${-span / 2}V${span / 2}`)
  return lines.join('')
}

/** Treads of expanded metal are broken lines: one can see through the deck. */
export const treadLine = (surface: Surface | null, color: string): Stroke =>
  surface === 'EXP_METAL' ? hairline(color, 1.6, [3, 2]) : hairline(color, 1)
