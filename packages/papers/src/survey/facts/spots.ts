import {
  type Closing,
  type Inches,
  type Point,
  type ReadingMethod,
  type Site,
  type Survey,
  type SurveyPoint,
  type SurveyReading,
  surveyHeights,
  surveyOf,
} from '@ramp/domain'
import { lengthText } from '@ramp/drafting'

/** A place of known or wanted height, by the number it has on the drawing. */
export type NumberedSpot = {
  readonly number: number
  readonly point: SurveyPoint
  /** Above the datum; null while nobody knows it. */
  readonly height: Inches | null
  /** How its height is known. */
  readonly how: string
}

const METHODS: Readonly<Record<ReadingMethod, string>> = {
  laser: 'laser',
  'string-level': 'string level',
  rod: 'rod',
  'level-meter': 'level meter',
}

/** Spots in the order in which they were added. */
export function numberedSpots(site: Site): readonly NumberedSpot[] {
  const survey = surveyOf(site)
  const { ofPoints, datum } = surveyHeights(survey)
  return survey.points.map((point, index) => {
    const height = ofPoints.get(point.id)?.z ?? null
    const isDatum = point.id === datum && point.given === undefined
    return { number: index + 1, point, height, how: isDatum ? 'datum' : howText(point, survey) }
  })
}

/** Measured is said only of a reading whose traverse is not known to be off. */
function howText({ id, given }: SurveyPoint, survey: Survey): string {
  const height = surveyHeights(survey).ofPoints.get(id)
  if (!height) return 'not read'
  const reading = lastReadingOf(id, survey)
  if (reading) {
    const method = METHODS[reading.method]
    return height.how === 'measured' ? `measured, ${method}` : `read by ${method}, not closed`
  }
  if (given?.how === 'estimated') return 'judged by eye'
  return given?.how === 'measured' ? 'measured, no reading in this file' : 'assumed, not measured'
}

/** The reading that gave a place its height: not one that went on from it. */
const lastReadingOf = (id: string, { readings }: Survey): SurveyReading | undefined =>
  readings.findLast(
    (reading, at) =>
      reading.point === id && readings.findIndex(({ setUp }) => setUp === reading.setUp) !== at,
  )

/** One reading as it was taken, in the order of the survey. */
export type TakenReading = {
  readonly setUp: number
  /** Height of the beam, the string or the zero above the datum, said with the first reading of a setup. */
  readonly instrument: string
  readonly spot: string
  /** Where the spot is; null of a point that the survey has lost. */
  readonly at: Point | null
  readonly method: string
  readonly reading: string
  readonly height: string
}

const UNKNOWN = 'not known'

export function takenReadings(site: Site): readonly TakenReading[] {
  const survey = surveyOf(site)
  const { beams, ofReadings } = surveyHeights(survey)
  return survey.readings.map(({ setUp, point, method, value }, at) => {
    const isFirst = survey.readings.findIndex((other) => other.setUp === setUp) === at
    const isAgain = survey.readings.findIndex((other) => other.point === point) !== at
    const beam = beams.get(setUp)
    const place = survey.points.findIndex(({ id }) => id === point)
    const height = ofReadings[at] ?? null
    return {
      setUp,
      instrument: isFirst ? (beam === undefined ? UNKNOWN : lengthText(beam, 'height-over-datum')) : '',
      at: survey.points[place]?.at ?? null,
      spot: `${place + 1} ${survey.points[place]?.name ?? ''}${isAgain ? ', again' : ''}`,
      method: METHODS[method],
      reading: readingText(value),
      height: height === null ? UNKNOWN : lengthText(height, 'height-over-datum'),
    }
  })
}

const SIXTEENTHS = 16
const THOUSANDTHS = 1000

/** As it was read: in sixteenths where it is some, else in decimals, and never rounded to what a tape shows. */
function readingText(value: Inches): string {
  const isOnTape = Math.abs(value * SIXTEENTHS - Math.round(value * SIXTEENTHS)) < 1e-6
  return isOnTape ? lengthText(value, 'height') : `${Math.round(value * THOUSANDTHS) / THOUSANDTHS}"`
}

/** What each way back to the datum came to, and what it may. */
export function closingSentences(site: Site): readonly string[] {
  const survey = surveyOf(site)
  if (survey.readings.length === 0) return ['No readings in this file: heights are as entered.']
  const { closings } = surveyHeights(survey)
  return closings.length === 0
    ? ['No reading returned to the datum, so the closing error is unknown.']
    : closings.map(closingSentence)
}

function closingSentence({ setUps, missed, allowed, isClosed }: Closing): string {
  const which = setUpsText(setUps)
  const error = `${which} to the datum ${lengthText(Math.abs(missed), 'opening')} off (${allowedText(allowed)} allowed)`
  if (!isClosed)
    return `${error}. Not closed: its heights do not count as measured until they are read again.`
  return setUps.length === 1 ? `${error}. Closed.` : `${error}. Closed; the error is shared by its setups.`
}

/** `Setup 1 returns`, `Setups 1 and 2 return`, `Setups 2 to 5 return`. */
function setUpsText(setUps: readonly number[]): string {
  const [first, last] = [setUps[0], setUps.at(-1)]
  if (setUps.length === 1) return `Setup ${first} returns`
  return `Setups ${first} ${setUps.length === 2 ? 'and' : 'to'} ${last} return`
}

/** The limit is a root of a number of setups: two decimals where no tape has it. */
const allowedText = (allowed: Inches): string =>
  Number.isInteger(allowed * SIXTEENTHS) ? lengthText(allowed, 'opening') : `${allowed.toFixed(2)}"`
