import type { Inches, PlacedPart } from '@ramp/domain'
import { hairline, type Mark, PALETTE, path, rectData } from '@ramp/drafting'
import { drawRail } from './draw-rail.ts'

/** A tread of a stair is 11 in deep (domain 7.4). */
const TREAD: Inches = 11

/** A stair: as many nosing lines as it has risers, rails on both sides. */
export function drawStairDeck(placed: PlacedPart, outline: string): readonly Mark[] {
  const { width, length, usableWidth, item } = placed
  const x = usableWidth / 2 + (width - usableWidth) / 4
  const nosings = Array.from({ length: item.risers ?? 0 }, (_, riser) => -length / 2 + riser * TREAD)
    .map((y) => `M${-usableWidth / 2} ${y}H${usableWidth / 2}`)
    .join('')
  return [
    path(rectData(width, length), { fill: PALETTE.ramp, stroke: hairline(outline, 1.3) }),
    path(nosings, { stroke: hairline(PALETTE.outline, 1.4) }),
    ...drawRail({ x: -x, y: -length / 2 }, { x: -x, y: length / 2 }, item.handrails),
    ...drawRail({ x, y: -length / 2 }, { x, y: length / 2 }, item.handrails),
  ]
}
