import { boxAround } from '../../base/geometry/outline.ts'
import { add, distance, dot, midpoint, type Point, scale, subtract } from '../../base/geometry/point.ts'
import type { Inches } from '../../base/units.ts'
import type { LineFooting, Site, SiteThing } from '../../model/layout/site.ts'
import { clearanceOf, housesOf, nameOfThing, obstaclesOf } from '../../model/layout/things-of-site.ts'

/** A stretch of a lot line where the lot is not known: the edge that faces the house, and the setback, 0 where none was entered. */
export type LoneLotLine = {
  readonly name: string
  readonly ends: readonly [Point, Point]
  readonly setback: Inches
}

/** Whether it is a lot line that was entered without a lot. */
export const isLoneLotLine = (thing: SiteThing): thing is SiteThing & LineFooting =>
  thing.kind === 'lot-line' && 'line' in thing

/** The lot lines that were entered without a lot. */
export function loneLotLines(site: Site): readonly LoneLotLine[] {
  const inner = placeInLot(site)
  return obstaclesOf(site).flatMap((thing) => {
    if (!isLoneLotLine(thing)) return []
    const { line, thickness } = thing
    return line.slice(1).map((to, index) => ({
      name: nameOfThing(thing),
      ends: movedToward(inner, [line[index] ?? to, to], thickness / 2),
      setback: clearanceOf(thing),
    }))
  })
}

/** The middle of the first house, else the first door with a place: both are on this side of every line. */
function placeInLot(site: Site): Point | undefined {
  const [house] = housesOf(site)
  if (!house) return site.doors.find(({ at }) => at !== undefined)?.at
  const { min, max } = boxAround(house.outline)
  return midpoint(min, max)
}

function movedToward(
  place: Point | undefined,
  [from, to]: readonly [Point, Point],
  by: Inches,
): readonly [Point, Point] {
  const length = distance(from, to)
  if (!place || length === 0) return [from, to]
  const { x, y } = subtract(to, from)
  const across = { x: y / length, y: -x / length }
  const move = scale(across, Math.sign(dot(subtract(place, from), across)) * by)
  return [add(from, move), add(to, move)]
}
