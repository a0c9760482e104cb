import {
  type Box,
  boxAround,
  type Inches,
  keepOffsOf,
  obstaclesOf,
  type Point,
  placesAround,
  type Site,
  stretchesOf,
} from '@ramp/domain'

/** Words keep so far off a line, pixels. */
const OFF_LINE = 4
/** A line across the drawing is taken bit by bit, inches: the box around all of it is mostly free. */
const BIT: Inches = 24

/** What words over the drawing keep clear of on a site: lot and yard lines, fences, walls and all else that stands there. */
export function takenBySite(site: Site, pixel: Inches): readonly Box[] {
  const { lot, yard, destination } = site
  const outlines = [
    ...[lot, yard].flatMap((one) => (one ? [one] : [])),
    ...[...obstaclesOf(site), ...keepOffsOf(site)].map(placesAround),
  ]
  const edge = destination && 'edge' in destination ? [destination.edge] : []
  return [...outlines.flatMap(stretchesOf), ...edge].flatMap(([from, to]) =>
    bitsOf(from, to).map((bit) => grownBox(boxAround(bit), OFF_LINE * pixel)),
  )
}

function bitsOf(from: Point, to: Point): readonly (readonly [Point, Point])[] {
  const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / BIT))
  const at = (share: number): Point => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  })
  return Array.from({ length: count }, (_, nth) => [at(nth / count), at((nth + 1) / count)] as const)
}

const grownBox = ({ min, max }: Box, by: Inches): Box => ({
  min: { x: min.x - by, y: min.y - by },
  max: { x: max.x + by, y: max.y + by },
})
