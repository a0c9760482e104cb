import {
  distance,
  type Inches,
  KNOWN_BY,
  type MeasuringPoint,
  namesOfPoints,
  placeFrom,
  READING_METHODS,
  type ReadingMethod,
  readFrom,
  SITE_LIMITS,
  type Survey,
  type SurveyPoint,
  type SurveyReading,
} from '@ramp/domain'

/**
 * Columns of the readings of a survey, as spreadsheets have them. `right` and `out` are inches from a measuring point, as
 * positions in the Site panel are; `height` is one above the datum that nobody read here, `known` how it is known.
 */
const COLUMNS = ['set-up', 'point', 'method', 'reading', 'right', 'out', 'height', 'known'] as const
type Column = (typeof COLUMNS)[number]

/** What is judged by eye is a height above the datum, in the place of a reading. */
const BY_EYE = 'by eye'
const MOST_READINGS = 2000
/** A reading further than this has a digit too many. */
const FARTHEST: Inches = 1200
/** Places that are so near are the same: a table has their distances from the measuring point, rounded. */
const SAME: Inches = 0.0001

/**
 * The survey as rows of a table, its head first. Every point is there, in its order; one that nobody read has a row without a
 * reading. Points of one name get a number, and names that a spreadsheet would take for a formula an apostrophe.
 */
export function tableOfReadings(
  { points, readings }: Survey,
  from: MeasuringPoint,
): readonly (readonly string[])[] {
  const names = namesOfPoints(points)
  const rows: (readonly string[])[] = []
  const rowOfPoint = ({ id, at, given }: SurveyPoint, isFirst: boolean, reading?: SurveyReading) => {
    const place = readFrom(from, at)
    return [
      reading ? `${reading.setUp}` : '',
      asText(names.get(id) ?? ''),
      reading ? reading.method.replace('-', ' ') : '',
      reading ? number(reading.value) : '',
      number(place.right),
      number(place.out),
      isFirst && given ? number(given.z) : '',
      isFirst && given ? given.how : '',
    ]
  }
  let next = 0
  /** Rows of the points that come before one that is read, and are read later or never. */
  const pointsBefore = (end: number) => {
    for (; next < end; next++) {
      const point = points[next]
      if (point) rows.push(rowOfPoint(point, true))
    }
  }
  for (const reading of readings) {
    const place = points.findIndex(({ id }) => id === reading.point)
    const point = points[place]
    if (!point) continue
    pointsBefore(place)
    rows.push(rowOfPoint(point, place === next, reading))
    next = Math.max(next, place + 1)
  }
  pointsBefore(points.length)
  return [COLUMNS, ...rows]
}

/** Decimals without an exponent, which a person reads and types. */
const number = (value: number): string =>
  value
    .toFixed(8)
    .replace(/\.?0+$/, '')
    .replace(/^-0$/, '0')

/** With an apostrophe before what a spreadsheet would work out as a formula; so has what begins with one already. */
const asText = (name: string): string => (/^'*[=+\-@\t\r]/.test(name) ? `'${name}` : name)
const ofText = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

/** Rows as the text of a CSV file. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

type Context = {
  /** Points that are known keep their place where the table has none. */
  readonly survey: Survey
  readonly from: MeasuringPoint
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
  const points = new Map<string, SurveyPoint>()
  const known = new Map<string, SurveyPoint>()
  const names = namesOfPoints(context.survey.points)
  for (const point of context.survey.points) known.set(names.get(point.id) ?? '', point)
  const readings: SurveyReading[] = []
  const problems: string[] = []
  let last: Pick<SurveyReading, 'setUp' | 'method'> | null = null
  for (const [index, row] of rows.entries()) {
    if (index === 0 || row.every((text) => text.trim() === '')) continue
    const cellOf = (column: Column) => (row[head.indexOf(column)] ?? '').trim()
    const read = rowOf(cellOf, last, { ...context, points, known })
    if (typeof read === 'string') {
      problems.push(`Row ${index + 1}: ${read}`)
      continue
    }
    points.set(read.point.name, read.point)
    if (!read.reading) continue
    if (readings.length === MOST_READINGS) {
      problems.push(`Row ${index + 1}: a table has at most ${MOST_READINGS} readings.`)
      break
    }
    readings.push(read.reading)
    last = read.reading
  }
  return { survey: { points: [...points.values()], readings }, problems }
}

const NOTHING: Survey = { points: [], readings: [] }

type Row = { readonly point: SurveyPoint; readonly reading?: SurveyReading }
type CellOf = (column: Column) => string
/** Points of the rows before, and those of the survey, by their names in a table. */
type Reading = Context & {
  readonly points: ReadonlyMap<string, SurveyPoint>
  readonly known: ReadonlyMap<string, SurveyPoint>
}

/** A row, or a sentence why it cannot be read. */
function rowOf(
  cellOf: CellOf,
  last: Pick<SurveyReading, 'setUp' | 'method'> | null,
  context: Reading,
): Row | string {
  const placed = pointOf(cellOf, context)
  if (typeof placed === 'string') return placed
  const given = givenOf(cellOf, context)
  if (typeof given === 'string') return given
  const point = given ? { ...placed, given } : placed
  const typed = cellOf('reading')
  if (typed === '') return { point }
  const value = context.lengthOf(typed)
  if (value === null) return `"${typed}" is not a length. Write inches, such as 41.5 or 41 1/2.`
  if (Math.abs(value) > FARTHEST)
    return `reading is ${typed}; it must be from -${FARTHEST} to ${FARTHEST} inches.`
  const method = cellOf('method')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-')
  if (method === 'by-eye') return { point: { ...point, given: { z: value, how: 'estimated' } } }
  const known = method === '' ? last?.method : READING_METHODS.find((one) => one === method)
  if (!known) return `"${cellOf('method')}" is not a method. Enter ${METHODS_TEXT}.`
  const typedSetUp = cellOf('set-up')
  const setUp = typedSetUp === '' ? (last?.setUp ?? 1) : Number(typedSetUp)
  if (!Number.isInteger(setUp) || setUp < 1 || setUp > MOST_READINGS)
    return `set-up is "${typedSetUp}"; write 1, 2 and so on.`
  return { point, reading: { point: point.id, method: known satisfies ReadingMethod, setUp, value } }
}

const METHODS_TEXT = `${READING_METHODS.map((one) => one.replace('-', ' ')).join(', ')} or ${BY_EYE}`

/** The height of a row that nobody read; null where it has none. */
function givenOf(cellOf: CellOf, { lengthOf }: Context): NonNullable<SurveyPoint['given']> | null | string {
  const typed = cellOf('height')
  if (typed === '') return null
  const z = lengthOf(typed)
  if (z === null) return `the height "${typed}" is not a length. Write inches, such as 41.5 or 41 1/2.`
  if (Math.abs(z) > FARTHEST) return `height is ${typed}; it must be from -${FARTHEST} to ${FARTHEST} inches.`
  const word = cellOf('known').toLowerCase()
  const how = word === '' ? 'estimated' : KNOWN_BY.find((one) => one === word)
  return how ? { z, how } : `known is "${cellOf('known')}"; write ${KNOWN_BY.join(', ')}.`
}

/** The point of a row: one of a row before, one of the survey, or a new one where the row says its place. */
function pointOf(cellOf: CellOf, { points, known, from, lengthOf, newId }: Reading): SurveyPoint | string {
  const name = ofText(cellOf('point'))
  if (name === '') return 'the point has no name.'
  if (name.length > 200) return 'the name of the point has more than 200 letters.'
  const before = points.get(name)
  if (before) return before
  if (points.size === SITE_LIMITS.spots) return `a site has at most ${SITE_LIMITS.spots} points.`
  const one = known.get(name)
  const typed = [cellOf('right'), cellOf('out')]
  if (typed.every((text) => text === ''))
    return one
      ? { id: one.id, name, at: one.at }
      : `${name} is not on the drawing. Fill in right and out, in inches.`
  const [right = null, out = null] = typed.map(lengthOf)
  if (right === null || out === null)
    return `the place of ${name} is "${typed.join('", "')}". Write both in inches.`
  const at = placeFrom(from, { right, out })
  return { id: one?.id ?? newId(), name, at: one && distance(one.at, at) < SAME ? one.at : at }
}
