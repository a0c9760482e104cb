import { add, houseCorners, type Point, type Site, scale, subtract } from '@ramp/domain'
import { circleData, hairline, type Mark, type Marks, PALETTE, path, SITE_COLORS, text } from '@ramp/drafting'
import { middleOf } from './words-on-site.ts'

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
    const { x, y } = inwards(at, middleOf(house.map((one) => one.at)))
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

/** So many pixels from a corner towards the middle of its house. */
function inwards(at: Point, middle: Point): Point {
  const way = subtract(middle, at)
  const length = Math.hypot(way.x, way.y) || 1
  return add({ x: 0, y: 0 }, scale(way, IN / length))
}
