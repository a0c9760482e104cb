import type { PlacedPart } from '@ramp/domain'
import type { Mark } from './mark.ts'
import { PALETTE } from './palette.ts'
import { hairline, path, rectData } from './shapes.ts'
import { treadData, treadLine } from './treads.ts'

/** A loose catalogue part: an outlined plate, with treads where it is walked on. */
export function drawPlate({ part, item, width, length }: PlacedPart, outline: string): readonly Mark[] {
  const isWalked = part.kind === 'portable' || part.kind === 'threshold'
  return [
    path(rectData(width, length), { fill: PALETTE.transition, stroke: hairline(outline, 1.2) }),
    ...(isWalked
      ? [path(treadData(width, length, 'across'), { stroke: treadLine(item.surface, PALETTE.rampTread) })]
      : []),
  ]
}
