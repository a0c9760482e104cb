import type { Inches, PlacedPart, PlatformRails, Side } from '@ramp/domain'
import { circleData, hairline, type Mark, PALETTE, path, rectData } from '@ramp/drafting'
import { drawPad } from './draw-pad.ts'
import { drawRail } from './draw-rail.ts'
import { treadData, treadLine } from './treads.ts'

/** Rails stand over the frame, this far in from the outer edge. */
const RAIL_INSET: Inches = 1.525
const POST_RADIUS: Inches = 1.1

/** A platform: frame, treads, railed sides and the posts in its corners. */
export function drawPlatformDeck(
  placed: PlacedPart,
  rails: PlatformRails | undefined,
  outline: string,
): readonly Mark[] {
  const { width, length, usableWidth, usableLength, item } = placed
  if (item.role === 'landing-pad') return drawPad(placed)
  const direction = (rails?.treadDirection ?? defaultDirection(placed)) === 2 ? 'along' : 'across'
  return [
    path(rectData(width, length), { fill: PALETTE.platform, stroke: hairline(outline, 1.3) }),
    path(treadData({ width: usableWidth, length: usableLength }, direction), {
      stroke: treadLine(item.surface, PALETTE.tread),
    }),
    path(rectData(usableWidth, usableLength), { stroke: hairline(PALETTE.tread, 0.8) }),
    ...(rails?.sides ?? []).flatMap((side) => sideRail(side, placed)),
    // A resting platform hangs between two ramps: no rail is set into its corners (spec 3 §4.5).
    ...(item.isResting ? [] : posts(placed)),
  ]
}

/** On a gallery card nobody has said where the rails stand: treads lie along the shorter side (spec 2 §9). */
const defaultDirection = ({ usableWidth, usableLength }: PlacedPart): 1 | 2 =>
  usableWidth > usableLength ? 2 : 1

function sideRail(side: Side, { width, length, item }: PlacedPart): readonly Mark[] {
  const x = width / 2 - RAIL_INSET
  const y = length / 2 - RAIL_INSET
  const ends = {
    TOP: [
      { x: -x, y: -y },
      { x, y: -y },
    ],
    RIGHT: [
      { x, y: -y },
      { x, y },
    ],
    BOTTOM: [
      { x, y },
      { x: -x, y },
    ],
    LEFT: [
      { x: -x, y },
      { x: -x, y: -y },
    ],
  } as const
  const [from, to] = ends[side]
  return drawRail(from, to, item.handrails)
}

function posts({ width, length }: PlacedPart): readonly Mark[] {
  const x = width / 2 - RAIL_INSET
  const y = length / 2 - RAIL_INSET
  const corners = [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ]
  return corners.map((corner) =>
    path(circleData(corner, POST_RADIUS), { fill: PALETTE.surface, stroke: hairline(PALETTE.rail, 1) }),
  )
}
