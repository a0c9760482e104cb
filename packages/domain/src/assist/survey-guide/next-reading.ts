import { add, distance, normalOf, type Point, scale } from '../../base/geometry/point.ts'
import type { Degrees, Inches } from '../../base/units.ts'
import { surveyOf } from '../../edits/survey-edits.ts'
import { lengthDown } from '../../model/ground/length-down.ts'
import type { KnownBy } from '../../model/ground/spot.ts'
import type { Layout } from '../../model/layout/layout.ts'
import type { SurveyPointId } from '../../model/survey/survey.ts'
import { surveyHeights } from '../../model/survey/survey-heights.ts'
import type { Connections } from '../../rules/connections/joint.ts'
import { startOfWay } from '../../rules/site-measures/porch-room.ts'
import { BESIDE_PORCH, besidePorch } from './ground-beside-porch.ts'
import { deckOf, groundUnder, landingAt, runOf } from './landing.ts'

/** The one further reading that would change the answer most. */
export type NextReading = {
  readonly at: Point
  /** A place of the survey that nobody has read; null for one that is not in it yet. */
  readonly point: SurveyPointId | null
  readonly name: string
  /** Inches of ramp for an inch of height there. */
  readonly perInch: number
}

/** By how much a height may be wrong, as the leg warnings take it. */
const DOUBT: Readonly<Record<KnownBy, Inches>> = { measured: 0, estimated: 1.5, assumed: 3 }
/** A place that the way misses by this much counts half. */
const BESIDE: Inches = 60

type Candidate = Pick<NextReading, 'at' | 'point' | 'name'> & { readonly how: KnownBy; readonly miss: Inches }

/**
 * Names it, of places that nobody read: those of the survey, the middle of the destination, the foot of the way that is
 * drawn, or where a straight way from the door would land. null where all that matters was read.
 *
 * @param feet where ways that are drawn end
 */
export function nextReading(layout: Layout, feet: readonly Point[]): NextReading | null {
  const deck = deckOf(layout)
  const [door] = layout.site.doors
  if (deck === null || !door?.at) return null
  const { at, faces } = door
  const from = faces === undefined ? at : startOfWay({ ...door, at, faces }, layout.site)
  const way: Way = { layout, deck, from, faces: faces ?? 180 }
  const [most] = [...unreadOfSurvey(way), ...endsOfWays(way, feet)]
    .filter(({ how }) => how !== 'measured')
    .map((one) => {
      const perInch = rampPerInch(way, one.at)
      return { ...one, perInch, change: (DOUBT[one.how] * perInch) / (1 + one.miss / BESIDE) }
    })
    .toSorted((a, b) => b.change - a.change)
  if (!most) return null
  const beside = besidePorch(layout.site, most.at)
  const place = beside ? { at: beside, name: BESIDE_PORCH } : { at: most.at, name: most.name }
  return { ...place, point: most.point, perInch: most.perInch }
}

/** A way down from the door. */
type Way = {
  readonly layout: Layout
  readonly deck: Inches
  readonly from: Point
  readonly faces: Degrees
}

function unreadOfSurvey(way: Way): readonly Candidate[] {
  const survey = surveyOf(way.layout.site)
  const { ofPoints } = surveyHeights(survey)
  return survey.points.map(({ id, name, at }) => ({
    at,
    point: id,
    name,
    how: ofPoints.get(id)?.how ?? 'assumed',
    miss: missAt(way, at),
  }))
}

/** Where the way ends, as far as anybody knows; a place of the survey that is near stands for it. */
function endsOfWays(way: Way, feet: readonly Point[]): readonly Candidate[] {
  const { points } = surveyOf(way.layout.site)
  return endsNamed(way, feet)
    .filter(({ at }) => !points.some((one) => distance(one.at, at) < NEAR))
    .map((end) => ({ ...end, point: null, how: groundUnder(way.layout).readingAt(end.at).how }))
}

function endsNamed(way: Way, feet: readonly Point[]): readonly Pick<Candidate, 'at' | 'name' | 'miss'>[] {
  if (feet.length > 0) return feet.map((at) => ({ at, name: 'the foot of the ramp', miss: 0 }))
  const { destination } = way.layout.site
  if (destination) {
    const corners = 'area' in destination ? destination.area : destination.edge
    const sum = corners.reduce<Point>((total, corner) => add(total, corner), { x: 0, y: 0 })
    const at = scale(sum, 1 / corners.length)
    return [{ at, name: destination.name || 'the destination', miss: missAt(way, at) }]
  }
  const straight = straightFoot(way)
  return straight ? [{ at: straight, name: 'straight out from the door', miss: 0 }] : []
}

function straightFoot({ layout, deck, from, faces }: Way): Point | null {
  const footOf = (length: Inches): Point => add(from, scale(normalOf(faces), length))
  const length = lengthDown({ deck, runNumber: runOf(layout), ground: groundUnder(layout), footOf })
  return length === null ? null : footOf(length)
}

/** How far a straight way to a place is from being as long as it has to be. */
const missAt = ({ layout, from }: Way, at: Point): Inches =>
  Math.abs((landingAt(layout, at)?.length ?? 0) - distance(from, at))

/** Site-and-fit §4: 1/(1/n − g) inches of ramp for an inch at the foot, on ground that falls g away from the door. */
function rampPerInch({ layout, from }: Way, at: Point): number {
  const away = distance(from, at)
  const { heightAt } = groundUnder(layout)
  const falls = away === 0 ? 0 : (heightAt(from) - heightAt(at)) / away
  return 1 / Math.max(1 / runOf(layout) - falls, 1 / MOST)
}

/** A place of the survey this near stands for the end of a way. */
const NEAR: Inches = 24
/** Ground that falls as steeply as the ramp would ask for endless ramp. */
const MOST = 60

/** Where the ways that are drawn end on the ground. */
export const feetOfWays = ({ openings }: Pick<Connections, 'openings'>): readonly Point[] =>
  openings.filter(({ use }) => use === 'exit').map(({ at }) => at)
