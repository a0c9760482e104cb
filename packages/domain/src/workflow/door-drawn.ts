import { dot, scale, subtract } from '../geometry/point.ts'
import type { Layout } from '../layout/layout.ts'
import type { PlacedSide } from '../placement/placed-part.ts'
import type { Inches } from '../units.ts'

/** A door is drawn on the wall line, so it stands a little off the deck it belongs to, or a little over it. */
const OFF: Inches = 18
const OVER: Inches = 6

/** Whether a door is drawn right before a side. */
export const hasDoorDrawn = (
  { middle, normal, left, right, length }: PlacedSide,
  { drawings }: Pick<Layout, 'drawings'>,
): boolean =>
  drawings.some(({ kind, at }) => {
    if (kind !== 'door') return false
    const from = subtract(at, middle)
    const off = dot(from, normal)
    const along = Math.abs(dot(from, scale(subtract(right, left), 1 / length)))
    return off <= OFF && off >= -OVER && along <= length / 2
  })
