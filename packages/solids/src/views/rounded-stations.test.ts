import { expect, test } from 'vitest'
import { roundedStations } from './rounded-stations.ts'

// Sections of 8 ft at 1:12 cover 95.6661 in: 95 11/16 is 95.6875.
test.each<[what: string, stations: readonly number[], rounded: readonly number[]]>([
  ['whole sixteenths stay', [0, 95.6875], [0, 95.6875]],
  ['a stretch is rounded to the next sixteenth', [0, 95.6661], [0, 95.6875]],
  [
    'two stretches add up to their sum, not to twice the first',
    [0, 95.6661, 191.3322],
    [0, 95.6875, 191.3125],
  ],
  ['they are counted from the first station, wherever that is', [10.01, 105.6761], [10.01, 105.6975]],
  ['without stations there is nothing', [], []],
])('%s', (_what, stations, rounded) => {
  expect(roundedStations(stations).map((one) => Math.round(one * 1e6) / 1e6)).toEqual(rounded)
})
