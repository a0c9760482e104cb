import {
  type Inches,
  type Point,
  READING_METHODS,
  type ReadingMethod,
  SITE_LIMITS,
  type Survey,
  type SurveyPoint,
  type SurveyReading,
} from '@ramp/domain'

/** Columns of the readings of a survey, as spreadsheets have them. `right` and `below` are inches from its origin. */
const COLUMNS = ['set-up', 'point', 'method', 'reading', 'right', 'below'] as const
type Column = (typeof COLUMNS)[number]

/** What is judged by eye is a height above the datum, in the place of a reading. */
const BY_EYE = 'by eye'
const MOST_READINGS = 2000
/** A reading further than this has a digit too many. */
const FARTHEST: Inches = 1200

/** The survey as rows of a table, its head first; every point is there, those nobody read without a reading. */
export function tableOfReadings({ points, readings }: Survey, origin: Point): readonly (readonly string[])[] {
  const placeOf = ({ at }: SurveyPoint) => [number(at.x - origin.x), number(at.y - origin.y)]
  const read = readings.flatMap(({ point: id, method, setUp, value }) => {
    const point = points.find((one) => one.id === id)
    return point ? [[`${setUp}`, point.name, method.replace('-', ' '), number(value), ...placeOf(point)]] : []
  })
  const judged = points
    .filter(({ id }) => !readings.some(({ point }) => point === id))
    .map((point) => [
      '',
      point.name,
      point.given ? BY_EYE : '',
      point.given ? number(point.given.z) : '',
      ...placeOf(point),
    ])
  return [COLUMNS, ...read, ...judged]
}

const number = (value: number): string => `${Math.round(value * 10_000) / 10_000}`

/** Rows as the text of a CSV file. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

type Context = {
  /** Points that are known keep their place where the table has none. */
  readonly survey: Survey
  readonly origin: Point
  readonly lengthOf: (text: string) => Inches | null
  readonly newId: () => string
}

/** What a table of readings says, and a sentence for each row that cannot be read. */
export type TableReadings = { readonly survey: Survey; readonly problems: readonly string[] }

/** Reads a table of readings; rows are numbered as a spreadsheet numbers them, the head is row 1. */
export function readingsOfTable(rows: readonly (readonly string[])[], context: Context): TableReadings {
  const head = (rows[0] ?? []).map((name) => name.trim().toLowerCase())
  if (!head.includes('point') || !head.includes('reading'))
    return { survey: NOTHING, problems: [`Row 1: name the columns ${COLUMNS.join(', ')}.`] }
  const points: SurveyPoint[] = []
  const readings: SurveyReading[] = []
  const problems: string[] = []
  let last: Pick<SurveyReading, 'setUp' | 'method'> | null = null
  for (const [index, row] of rows.entries()) {
    if (index === 0 || row.every((text) => text.trim() === '')) continue
    const cellOf = (column: Column) => (row[head.indexOf(column)] ?? '').trim()
    const read = rowOf(cellOf, last, { ...context, points })
    if (typeof read === 'string') {
      problems.push(`Row ${index + 1}: ${read}`)
      continue
    }
    if (!points.some(({ id }) => id === read.point.id)) points.push(read.point)
    if (!read.reading) continue
    if (readings.length === MOST_READINGS) {
      problems.push(`Row ${index + 1}: ${MOST_READINGS} readings are the most.`)
      break
    }
    readings.push(read.reading)
    last = read.reading
  }
  return { survey: { points, readings }, problems }
}

const NOTHING: Survey = { points: [], readings: [] }

type Row = { readonly point: SurveyPoint; readonly reading?: SurveyReading }
type CellOf = (column: Column) => string
type Reading = Context & { readonly points: readonly SurveyPoint[] }

/** A row, or a sentence why it cannot be read. */
function rowOf(
  cellOf: CellOf,
  last: Pick<SurveyReading, 'setUp' | 'method'> | null,
  context: Reading,
): Row | string {
  const point = pointOf(cellOf, context)
  if (typeof point === 'string') return point
  const typed = cellOf('reading')
  if (typed === '') return { point }
  const value = context.lengthOf(typed)
  if (value === null) return `"${typed}" is no length. Write inches, such as 41.5 or 41 1/2.`
  if (Math.abs(value) > FARTHEST)
    return `reading is ${typed}; it must be from -${FARTHEST} to ${FARTHEST} inches.`
  const method = cellOf('method')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-')
  if (method === 'by-eye') return { point: { ...point, given: { z: value, how: 'estimated' } } }
  const known = method === '' ? last?.method : READING_METHODS.find((one) => one === method)
  if (!known) return `"${cellOf('method')}" is no method. Write ${METHODS_TEXT}.`
  const typedSetUp = cellOf('set-up')
  const setUp = typedSetUp === '' ? (last?.setUp ?? 1) : Number(typedSetUp)
  if (!Number.isInteger(setUp) || setUp < 1 || setUp > MOST_READINGS)
    return `set-up is "${typedSetUp}"; write 1, 2 and so on.`
  return { point, reading: { point: point.id, method: known satisfies ReadingMethod, setUp, value } }
}

const METHODS_TEXT = `${READING_METHODS.map((one) => one.replace('-', ' ')).join(', ')} or ${BY_EYE}`

/** The point of a row: one of a row before, one of the survey, or a new one where the row says its place. */
function pointOf(cellOf: CellOf, { points, survey, origin, lengthOf, newId }: Reading): SurveyPoint | string {
  const name = cellOf('point')
  if (name === '') return 'the point has no name.'
  if (name.length > 200) return 'the name of the point has more than 200 letters.'
  const before = points.find((one) => one.name === name)
  if (before) return before
  if (points.length === SITE_LIMITS.spots) return `${SITE_LIMITS.spots} points are the most.`
  const known = survey.points.find((one) => one.name === name)
  const [right, below] = [cellOf('right'), cellOf('below')]
  if (right === '' && below === '')
    return known
      ? { id: known.id, name, at: known.at }
      : `${name} is not on the drawing. Fill in right and below, in inches.`
  const [x, y] = [lengthOf(right), lengthOf(below)]
  if (x === null || y === null) return `the place of ${name} is "${right}", "${below}". Write both in inches.`
  return { id: known?.id ?? newId(), name, at: { x: origin.x + x, y: origin.y + y } }
}
