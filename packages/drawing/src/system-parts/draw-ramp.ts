import type { Inches, PlacedPart, Ramp } from '@ramp/domain'
import { boxData, hairline, type Mark, PALETTE, path, rectData } from '@ramp/drafting'
import { drawRail } from './draw-rail.ts'
import { treadData, treadLine } from './treads.ts'

const SUPPORT: Inches = 3
/** The lowest end of a starter ramp tapers to the ground (domain 7.13), shown over this much of it. */
const TAPER: Inches = 6

/** A ramp section: deck, treads across the walk, rails on both long sides. */
export function drawRampDeck(placed: PlacedPart, ramp: Ramp, outline: string): readonly Mark[] {
  const { width, length, usableWidth, item } = placed
  const x = usableWidth / 2 + (width - usableWidth) / 4
  return [
    path(rectData(width, length), { fill: PALETTE.ramp, stroke: hairline(outline, 1.3) }),
    path(treadData({ width: usableWidth, length }, 'across'), {
      stroke: treadLine(item.surface, PALETTE.rampTread),
    }),
    ...(item.role === 'starter-ramp' ? [taperMark(width, length)] : []),
    ...drawRail({ x: -x, y: -length / 2 }, { x: -x, y: length / 2 }, item.handrails),
    ...drawRail({ x, y: -length / 2 }, { x, y: length / 2 }, item.handrails),
    ...(ramp.isSupportedTop ? [supportMark(width, -length / 2 + SUPPORT)] : []),
    ...(ramp.isSupportedBottom ? [supportMark(width, length / 2 - SUPPORT)] : []),
  ]
}

const taperMark = (width: Inches, length: Inches): Mark =>
  path(boxData(-width / 2, length / 2 - TAPER, width, TAPER), {
    fill: PALETTE.transition,
    stroke: hairline(PALETTE.outline, 1),
  })

/** A bar under the end that stands on its own legs. */
const supportMark = (width: Inches, y: Inches): Mark =>
  path(`M${-width / 2 + 3} ${y}H${width / 2 - 3}`, { stroke: hairline(PALETTE.outline, 2, [6, 3]) })
