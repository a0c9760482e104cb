import { add, houseCorners, isInside, type Point, type Site, scale, subtract } from '@ramp/domain'
import { circleData, hairline, type Mark, type Marks, PALETTE, path, SITE_COLORS, text } from '@ramp/drafting'

const SIZE = 9
const RADIUS = 8
/** Pixels from a corner into its house. */
const IN = 15

/** The numbers of the corners of houses, in each house beside its corner: positions are measured from them. */
export function drawCorners(site: Site): Marks {
  const corners = houseCorners(site)
  return corners.map(({ at, number }, index): Mark => {
    const first = index - number + 1
    const after = corners.findIndex((one, other) => other > first && one.number === 1)
    const house = corners.slice(first, after < 0 ? undefined : after)
    const { x, y } = inwards(
      house.map((one) => one.at),
      index - first,
    )
    return {
      kind: 'pinned',
      at,
      children: [
        path(circleData({ x, y }, RADIUS), { fill: PALETTE.surface, stroke: hairline(SITE_COLORS.wall) }),
        text(`${number}`, { x, y: y + SIZE * 0.36 }, SIZE, { color: PALETTE.ink, weight: 'bold' }),
      ],
    }
  })
}

/** So many pixels into a house, halfway between the walls of a corner: within an L at its inner corner, too. */
function inwards(house: readonly Point[], place: number): Point {
  const at = house[place] ?? NOWHERE
  const before = toward(at, house.at(place - 1) ?? at)
  const after = toward(at, house[(place + 1) % house.length] ?? at)
  const between = add(before, after)
  // Walls in one line have nothing between them.
  const way = toward(NOWHERE, Math.hypot(between.x, between.y) < 0.1 ? { x: -after.y, y: after.x } : between)
  return scale(way, isInside(house, add(at, way)) ? IN : -IN)
}

const NOWHERE: Point = { x: 0, y: 0 }

/** The direction from a place to another, one inch long. */
function toward(from: Point, to: Point): Point {
  const way = subtract(to, from)
  return scale(way, 1 / (Math.hypot(way.x, way.y) || 1))
}
