import { distance, type Point } from '../../base/geometry/point.ts'
import type { Inches } from '../../base/units.ts'
import { surveyOf } from '../../edits/survey-edits.ts'
import type { PartId } from '../../model/layout/part.ts'
import type { Site } from '../../model/layout/site.ts'
import type { SurveyPointId } from '../../model/survey/survey.ts'
import { surveyHeights } from '../../model/survey/survey-heights.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { BESIDE_PORCH, besidePorch } from './ground-beside-porch.ts'
import { isSeenFrom, type TapePlace, tapePlaces, type WallOffset, wallOffset } from './tape-places.ts'

/** A tape from a place that can be found again. */
export type Tape = { readonly from: string; readonly length: Inches }

/** A place that sets legs, and where to find it with two tapes. */
export type PointToShoot = {
  readonly name: string
  readonly at: Point
  /** Two tapes that cross; one where only one corner sees the place, none where nothing to measure from does. */
  readonly tapes: readonly Tape[]
  /** From a wall, where two tapes do not find it. */
  readonly offset: WallOffset | null
  /** Whether a house or a door is drawn to measure from. */
  readonly canMeasure: boolean
  /** The place of the survey that stands for it; null while there is none. */
  readonly point: SurveyPointId | null
  readonly isRead: boolean
}

/** Feet of legs nearer than this are shot at once. */
const SAME_PLACE: Inches = 6

type Place = TapePlace

/**
 * The places that set the legs of a system: the foot of every way with its corners, and every leg. What is read there
 * becomes a spot of the ground, from which runs, legs and parts follow.
 */
export function pointsToShoot(analysis: Analysis, nameOf: (part: PartId) => string): readonly PointToShoot[] {
  const { site } = analysis.layout
  const marks = tapePlaces(site)
  const survey = surveyOf(site)
  const { ofPoints } = surveyHeights(survey)
  const places = apart([...feet(analysis, nameOf), ...legFeet(analysis, nameOf)])
  return onGround(places, site).map(({ name, at }) => {
    const point = survey.points.find((one) => distance(one.at, at) < SAME_PLACE)?.id ?? null
    const isRead = point !== null && ofPoints.get(point)?.how === 'measured'
    const tapes = tapesTo(
      at,
      marks.filter((mark) => isSeenFrom(site, mark.at, at)),
    )
    const offset = tapes.length < 2 ? wallOffset(site, at) : null
    return { name, at, tapes, offset, canMeasure: marks.length > 0, point, isRead }
  })
}

const feet = ({ connections, placement }: Analysis, nameOf: (part: PartId) => string): readonly Place[] =>
  connections.openings.flatMap(({ use, end }) => {
    const side = placement.byId.get(end.part)?.sides[end.side]
    if (use !== 'exit' || !side) return []
    const name = `Foot of ${nameOf(end.part)}`
    return [
      { name: `${name}, middle`, at: side.middle },
      { name: `${name}, left corner`, at: side.left },
      { name: `${name}, right corner`, at: side.right },
    ]
  })

function legFeet({ legs }: Analysis, nameOf: (part: PartId) => string): readonly Place[] {
  const counts = new Map<PartId, number>()
  return legs
    .filter(({ isActive }) => isActive)
    .map(({ part, x, y }) => {
      const count = (counts.get(part) ?? 0) + 1
      counts.set(part, count)
      return { name: `${nameOf(part)}, leg ${count}`, at: { x, y } }
    })
}

/** On a porch legs are cut to its height; the ground beside it is what nobody knows. */
function onGround(places: readonly Place[], site: Site): readonly Place[] {
  const all: Place[] = []
  let count = 0
  for (const place of places) {
    const at = besidePorch(site, place.at)
    if (!at) all.push(place)
    else if (!all.some((other) => distance(other.at, at) < BESIDE)) {
      count++
      all.push({ name: count === 1 ? BESIDE_PORCH : `${BESIDE_PORCH} ${count}`, at })
    }
  }
  return all
}

/** Beside a porch one reading does for so much of its edge. */
const BESIDE: Inches = 36

const apart = (places: readonly Place[]): readonly Place[] =>
  places.filter(
    (place, index) => !places.some((other, at) => at < index && distance(place.at, other.at) < SAME_PLACE),
  )

/** Tapes that cross flatter than this find no place. */
const FLAT = 0.05

/** Tapes longer than this sag. */
const HANDY: Inches = 600

/** The two tapes that cross most squarely, and are not too long; the shortest one where none cross. */
function tapesTo(at: Point, marks: readonly TapePlace[]): readonly Tape[] {
  const pairs = marks.flatMap((a, index) => marks.slice(index + 1).map((b) => [a, b] as const))
  const [best] = pairs
    .map((pair) => ({ pair, worth: squareness(at, pair) }))
    .filter(({ worth }) => worth > FLAT)
    .toSorted((a, b) => b.worth - a.worth)
  const [nearest] = marks.toSorted((a, b) => distance(a.at, at) - distance(b.at, at))
  const held = best?.pair ?? (nearest ? [nearest] : [])
  return held.map((mark) => ({ from: mark.name, length: distance(mark.at, at) }))
}

/** The sine of the angle at which two tapes cross, less for long ones. */
function squareness(at: Point, [a, b]: readonly [TapePlace, TapePlace]): number {
  const [toA, toB] = [distance(a.at, at), distance(b.at, at)]
  if (toA === 0 || toB === 0) return 0
  const across = (a.at.x - at.x) * (b.at.y - at.y) - (a.at.y - at.y) * (b.at.x - at.x)
  return Math.abs(across) / (toA * toB) / (1 + Math.max(toA, toB) / HANDY)
}
