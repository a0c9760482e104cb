import { type Box, boxAbout, boxAround, boxesTouch } from '../../base/geometry/outline.ts'
import { add, between, distance, type Point, scale } from '../../base/geometry/point.ts'
import { isInside } from '../../base/geometry/polygon.ts'
import type { Inches } from '../../base/units.ts'
import { lowestOf, lowPlaces } from './lowest-within.ts'
import type { GroundReading, Spot } from './spot.ts'
import { heightOn, readingOn, surfaceOver } from './surface.ts'
import { steepestUnder, tellingPlaces } from './under-outline.ts'

/** Something to stand on above the ground, such as a porch: within its outline it is the ground. */
export type Plateau = { readonly outline: readonly Point[]; readonly height: Inches }

/** What stands under everything. Heights are inches above the datum; below it, they are negative. */
export type Ground = {
  readonly heightAt: (at: Point) => Inches
  /** It is nowhere higher. */
  readonly highest: Inches
  readonly readingAt: (at: Point) => GroundReading
  /** The lowest ground within reach of a place. */
  readonly lowestWithin: (at: Point, reach: Inches) => Inches
  /** Places that tell how high and how low the ground lies under a convex outline given clockwise. */
  readonly placesUnder: (outline: readonly Point[]) => readonly Point[]
  /** How much the ground falls in an inch at most, whichever way, under a convex outline given clockwise. */
  readonly fallUnder: (outline: readonly Point[]) => number
}

/** The edge of a plateau is looked at this often, and this far beside it, for the ground below. */
const STEP: Inches = 6
const BESIDE: Inches = 0.1

/** The ground over its spots, with what stands on it; without spots it is level, at 0, and assumed. */
export function groundOver(spots: readonly Spot[], plateaus: readonly Plateau[] = []): Ground {
  const surface = surfaceOver(spots)
  const heights = [...spots.map(({ z }) => z), ...plateaus.map(({ height }) => height)]
  const highest = Math.max(...heights, ...(spots.length === 0 ? [0] : []))
  if (plateaus.length === 0)
    return {
      heightAt: (at) => heightOn(surface, at),
      highest,
      readingAt: (at) => readingOn(surface, at),
      lowestWithin: (at, reach) => lowestOf(surface, at, reach),
      placesUnder: (outline) => tellingPlaces(surface, outline),
      fallUnder: (outline) => steepestUnder(surface, outline),
    }
  const boxed = plateaus.map((plateau) => ({ ...plateau, box: boxAround(plateau.outline) }))
  const under = (at: Point) => boxed.find(({ outline, box }) => isInBox(at, box) && isInside(outline, at))
  const isNear = (box: Box) => boxed.some((plateau) => boxesTouch(plateau.box, box, BESIDE))
  const heightAt = (at: Point) => under(at)?.height ?? heightOn(surface, at)
  const edges = plateaus.flatMap(({ outline }) => placesBeside(outline))
  return {
    heightAt,
    highest,
    readingAt: (at) => {
      const plateau = under(at)
      return plateau ? { z: plateau.height, how: 'measured' } : readingOn(surface, at)
    },
    lowestWithin: (at, reach) =>
      Math.min(
        ...lowPlaces(surface, at, reach).map(heightAt),
        ...(isNear(boxAbout(at, reach)) ? edges : [])
          .filter((edge) => distance(edge, at) <= reach)
          .map(heightAt),
      ),
    placesUnder: (outline) => [
      ...tellingPlaces(surface, outline),
      ...(isNear(boxAround(outline)) ? edges : []).filter((edge) => isInside(outline, edge)),
    ],
    fallUnder: (outline) =>
      plateaus.some((plateau) => outline.every((at) => isInside(plateau.outline, at)))
        ? 0
        : steepestUnder(surface, outline),
  }
}

const isInBox = ({ x, y }: Point, { min, max }: Box): boolean =>
  x >= min.x - BESIDE && x <= max.x + BESIDE && y >= min.y - BESIDE && y <= max.y + BESIDE

/** Places closely outside and inside of an outline, all along it. */
function placesBeside(outline: readonly Point[]): readonly Point[] {
  return outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    const steps = Math.max(1, Math.ceil(distance(from, to) / STEP))
    const [x, y] = [(to.x - from.x) / distance(from, to), (to.y - from.y) / distance(from, to)]
    const away = scale({ x: -y, y: x }, BESIDE)
    return Array.from({ length: steps + 1 }, (_, step) => between(from, to, step / steps)).flatMap((at) => [
      add(at, away),
      add(at, scale(away, -1)),
    ])
  })
}
