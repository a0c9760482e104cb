import {
  KNOWN_BY,
  type KnownBy,
  namesOfPoints,
  READING_METHODS,
  SITE_LIMITS,
  type Survey,
  type SurveyPoint,
} from '@ramp/domain'
import * as z from 'zod/mini'
import { described } from '../fields/described.ts'
import {
  coordinate,
  given,
  number,
  object,
  oneOf,
  otherwise,
  quantity,
  shortList,
  text,
} from '../reading/fields.ts'

/** Readings of one site. */
const READINGS = { most: 2000, things: 'readings' }
const STATIONS = { most: SITE_LIMITS.spots, things: 'stations' }

const station = object({
  name: text.apply(described, 'Its name, by which readings know it.'),
  x: coordinate.apply(described, 'To the right.'),
  y: coordinate.apply(described, 'Down.'),
  z: given(number).apply(described, 'A height above the datum that nobody read.'),
  how: otherwise(oneOf(KNOWN_BY), 'assumed').apply(described, 'How that height is known.'),
})

const reading = object({
  station: text.apply(described, 'The name of its station.'),
  method: oneOf(READING_METHODS).apply(described, 'What it was read with.'),
  setUp: otherwise(
    quantity.check(z.positive({ error: ({ input }) => `is ${input}; it must be 1 or more` })),
    1,
  ).apply(described, 'Where the instrument was: 1, 2 and so on.'),
  value: number.apply(described, 'As read, inches.'),
})

/** The raw survey of a file, from which the heights of the ground follow. */
export const surveyFields = {
  stations: given(shortList(station, STATIONS)).apply(
    described,
    'Places whose height was read; with them `ground` follows from `readings`.',
  ),
  readings: given(shortList(reading, READINGS)).apply(described, 'Readings in the order they were taken.'),
}
type StationRow = z.output<typeof station>
export type SurveyRows = {
  readonly stations?: readonly StationRow[]
  readonly readings?: readonly z.output<typeof reading>[]
}

/** Every reading has a station, and stations have names of their own. */
export const readingsHaveStations = z.check<SurveyRows>(
  ({ value: { stations = [], readings = [] }, issues }) => {
    const names = stations.map(({ name }) => name)
    const refuse = (path: (string | number)[], input: string, message: string) =>
      issues.push({ code: 'custom', input, path, message })
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index)
        refuse(
          ['stations', index, 'name'],
          name,
          `is "${name}", the same as another station; names must differ`,
        )
    for (const [index, one] of readings.entries())
      if (!names.includes(one.station))
        refuse(['readings', index, 'station'], one.station, `is "${one.station}"; no station has that name`)
  },
)

/** The survey in the words of a layout; undefined where a file has no stations. */
export function surveyOfRows({ stations, readings = [] }: SurveyRows): Survey | undefined {
  if (!stations || stations.length === 0) return undefined
  const idOf = (name: string) => `station-${stations.findIndex((one) => one.name === name) + 1}`
  return {
    points: stations.map(
      ({ name, x, y, z: height, how }): SurveyPoint => ({
        id: idOf(name),
        name,
        at: { x, y },
        ...(height !== undefined && { given: { z: height, how } }),
      }),
    ),
    readings: readings.map(({ station: name, ...one }) => ({ ...one, point: idOf(name) })),
  }
}

/** A survey as rows of a file; points of one name get a number, so that readings know them. */
export function rowsOfSurvey({ points, readings }: Survey) {
  const names = namesOfPoints(points)
  return {
    stations: points.map(({ id, name, at, given: known }) => ({
      name: names.get(id) ?? name,
      x: at.x,
      y: at.y,
      ...(known && { z: known.z, how: known.how satisfies KnownBy }),
    })),
    readings: readings.flatMap(({ point, method, setUp, value }) => {
      const name = names.get(point)
      return name === undefined ? [] : [{ station: name, method, setUp, value }]
    }),
  }
}
