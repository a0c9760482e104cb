import type { PlacedPart } from '@ramp/domain'
import { hairline, type Mark, PALETTE, path, rectData } from '@ramp/drafting'

/** A pad on the ground: concrete under a lift, or the landing pad that ends a system. */
export const drawPad = ({ width, length }: Pick<PlacedPart, 'width' | 'length'>): readonly Mark[] => [
  path(rectData(width, length), { fill: PALETTE.pad, stroke: hairline(PALETTE.padOutline, 1.2) }),
  path(rectData(width - 6, length - 6), { stroke: hairline(PALETTE.padOutline, 0.7, [4, 3]) }),
]
