import { groupBy } from '../../base/group-by.ts'
import { type Inches, isAtMost } from '../../base/units.ts'
import type { KnownBy, Spot } from '../ground/spot.ts'
import { allowedMiss } from './closing-error.ts'
import { type Survey, type SurveyPointId, type SurveyReading, signOf } from './survey.ts'

/** A way of set-ups that came back to the datum. */
export type Closing = {
  readonly setUps: readonly number[]
  /** What the datum was missed by, and what may be, inches. */
  readonly missed: Inches
  readonly allowed: Inches
  readonly isClosed: boolean
}

export type PointHeight = { readonly z: Inches; readonly how: KnownBy }

export type SurveyHeights = {
  /** Places of known height; what nobody read and nobody judged is not among them. */
  readonly ofPoints: ReadonlyMap<SurveyPointId, PointHeight>
  /** By the order of the readings; null where the set-up begins at a place of unknown height. */
  readonly ofReadings: readonly (Inches | null)[]
  /** Height of the beam, the string or the zero of a set-up above the datum. */
  readonly beams: ReadonlyMap<number, Inches>
  readonly closings: readonly Closing[]
  /** The place at 0: the first that was read. */
  readonly datum: SurveyPointId | null
}

type Taken = SurveyReading & { readonly index: number; readonly z: Inches }

/**
 * The heights that follow from raw readings (site-and-fit §4 F). A second reading of the datum closes the way of set-ups
 * since the last one: what it misses is spread over several set-ups, each with its share. Where it misses too much, the
 * heights of that way count as estimated until it is read again.
 */
export function surveyHeights({ points, readings }: Survey): SurveyHeights {
  const heights = new Map<SurveyPointId, PointHeight>()
  for (const { id, given } of points) if (given) heights.set(id, given)
  const datum = datumOf({ points, readings })
  if (datum !== null && !heights.has(datum)) heights.set(datum, { z: 0, how: 'measured' })
  const ofReadings: (Inches | null)[] = readings.map(() => null)
  const beams = new Map<number, Inches>()
  const closings: Closing[] = []
  let way: Taken[] = []
  const setUps = groupBy(
    readings.map((reading, index) => ({ ...reading, index })),
    ({ setUp }) => setUp,
  )
  for (const [setUp, [back, ...ahead]] of setUps) {
    const from = back && heights.get(back.point)
    if (!back || !from) continue
    beams.set(setUp, from.z - signOf(back.method) * back.value)
    const taken = [back, ...ahead].map((one) => ({
      ...one,
      z: from.z + signOf(one.method) * (one.value - back.value),
    }))
    way = [...way, ...taken]
    for (const { index, z } of taken) ofReadings[index] = z
    for (const { point, z } of taken.slice(1)) if (point !== datum) heights.set(point, { z, how: 'measured' })
    const closing = taken.slice(1).findLast(({ point }) => point === datum)
    if (!closing) continue
    closings.push(close(way, closing.z - (heights.get(closing.point)?.z ?? 0)))
    way = []
  }
  return { ofPoints: heights, ofReadings, beams, closings, datum }

  function close(taken: readonly Taken[], missed: Inches): Closing {
    const numbers = [...new Set(taken.map(({ setUp }) => setUp))]
    const allowed = allowedMiss(numbers.length)
    const isClosed = isAtMost(Math.abs(missed), allowed)
    const isSpread = isClosed && numbers.length > 1
    for (const { index, point, setUp, z } of taken) {
      const isBack = taken.find((one) => one.setUp === setUp)?.index === index
      // A place that is read to go on from has the height it was found at before.
      const share = (numbers.indexOf(setUp) + (isBack ? 0 : 1)) / numbers.length
      const height = isSpread ? z - missed * share : z
      ofReadings[index] = height
      if (point !== datum && !isBack)
        heights.set(point, { z: height, how: isClosed ? 'measured' : 'estimated' })
    }
    return { setUps: numbers, missed, allowed, isClosed }
  }
}

/** The first place that was read, unless its height is from elsewhere. */
const datumOf = ({ readings }: Survey): SurveyPointId | null => readings[0]?.point ?? null

/** The places of known height, as the ground takes them. */
export function spotsOfSurvey(survey: Survey): readonly Spot[] {
  const { ofPoints } = surveyHeights(survey)
  return survey.points.flatMap(({ id, at }) => {
    const height = ofPoints.get(id)
    return height ? [{ x: at.x, y: at.y, ...height }] : []
  })
}
