import { distance, type Point } from '../../base/geometry/point.ts'
import type { Inches } from '../../base/units.ts'
import type { Survey, SurveyPointId } from '../../model/survey/survey.ts'
import { type PointHeight, surveyHeights } from '../../model/survey/survey-heights.ts'

/** A measured height that stands out from those around it, and by how much: above them it is positive, inches. */
export type OutlyingHeight = { readonly point: SurveyPointId; readonly by: Inches }

/** Ground seldom differs more than this from the ground around it, or from where its slope leads. */
const STANDS_OUT: Inches = 12

/** Rise over run to the nearest spot: a bank that is less steep is ground. */
const STEEP = 1 / 8

/** Spots nearer than this are the top and the foot of a wall. */
const AT_A_WALL: Inches = 3

/** So many of the nearest spots are those around one. */
const AROUND = 5

/** With fewer around it nobody knows which one is wrong. */
const FEWEST_AROUND = 2

type Place = PointHeight & { readonly id: SurveyPointId; readonly at: Point }

/**
 * Measured heights that are likely misread: more than half of the spots around one lie more than 12 in to the same side of
 * it, so does the plane through them, and the ground would be steeper than 1:8 to the nearest one.
 */
export function outlyingHeights(survey: Survey): readonly OutlyingHeight[] {
  const { ofPoints } = surveyHeights(survey)
  const places = survey.points.flatMap(({ id, at }): readonly Place[] => {
    const height = ofPoints.get(id)
    return height ? [{ id, at, ...height }] : []
  })
  const isAtWall = (place: Place) =>
    places.some((other) => other.id !== place.id && distance(other.at, place.at) <= AT_A_WALL)
  const judged = places.filter((place) => !isAtWall(place))
  return judged.flatMap((place) => {
    if (place.how !== 'measured') return []
    const around = judged
      .filter(({ id }) => id !== place.id)
      .toSorted((a, b) => distance(a.at, place.at) - distance(b.at, place.at))
      .slice(0, AROUND)
    const by = standsOutBy(place, around)
    return by === null ? [] : [{ point: place.id, by }]
  })
}

/** By how much a place stands out from those around it, nearest first; null where it does not. */
function standsOutBy(place: Place, around: readonly Place[]): Inches | null {
  const [nearest] = around
  if (!nearest || around.length < FEWEST_AROUND) return null
  if (Math.abs(place.z - nearest.z) <= STEEP * distance(place.at, nearest.at)) return null
  const side = Math.sign(place.z - nearest.z)
  const isBeside = ({ z }: Place) => side * (place.z - z) > STANDS_OUT
  if (around.filter(isBeside).length * 2 <= around.length) return null
  if (side * (place.z - planeAt(place.at, around)) <= STANDS_OUT) return null
  return place.z - medianOf(around.map(({ z }) => z))
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0]
  return (low + high) / 2
}

/** Square inches: keeps the plane through places in one line level across it, and moves no other. */
const HOLDS_LEVEL = 1e-3

/** The height of the plane through some places (least squares) at another one. */
function planeAt(at: Point, places: readonly Place[]): Inches {
  const mean = (of: (place: Place) => number) => places.reduce((sum, one) => sum + of(one), 0) / places.length
  const middle = { x: mean((one) => one.at.x), y: mean((one) => one.at.y), z: mean(({ z }) => z) }
  const off = places.map(({ at: { x, y }, z }) => ({ x: x - middle.x, y: y - middle.y, z: z - middle.z }))
  const sum = (of: (one: (typeof off)[number]) => number) => off.reduce((total, one) => total + of(one), 0)
  const xx = sum(({ x }) => x * x) + HOLDS_LEVEL
  const yy = sum(({ y }) => y * y) + HOLDS_LEVEL
  const [xy, xz, yz] = [sum(({ x, y }) => x * y), sum(({ x, z }) => x * z), sum(({ y, z }) => y * z)]
  const whole = xx * yy - xy * xy
  const [alongX, alongY] = [(xz * yy - yz * xy) / whole, (yz * xx - xz * xy) / whole]
  return middle.z + alongX * (at.x - middle.x) + alongY * (at.y - middle.y)
}
