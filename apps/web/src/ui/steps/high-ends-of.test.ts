import { expect, test } from 'vitest'
import { against, describedSystem, first } from '../../lib/testing/described-system.ts'
import { highEndsOf } from './high-ends-of.ts'

const PLATFORM = first('A', 'PPS55TL')
const sentences = (
  parts: Parameters<typeof describedSystem>[0]['parts'],
  bottom: number,
  walk: readonly string[],
) =>
  highEndsOf(describedSystem({ parts, runs: [{ name: 'Primary', top: 24, bottom, parts: walk }] })).map(
    ({ sentence }) => sentence,
  )

test('a stair that ends in the air is named, with what to do', () => {
  expect(sentences([PLATFORM, against('s', 'PST10', 'A BOTTOM CENTER')], 14, ['s'])).toEqual([
    'Primary ends 14" above the ground. Where the ground is level there, draw a taller stair.',
  ])
})

test('a ramp that ends in the air is named', () => {
  expect(sentences([PLATFORM, against('r', 'PRSTL8', 'A BOTTOM CENTER')], 16, ['A', 'r'])).toEqual([
    'Primary ends 16" above the ground. Where the ground is level there, give the run more ramps and an end height of 0".',
  ])
})

test.each([
  ['on the ground', [PLATFORM, against('r', 'PRSTL8', 'A BOTTOM CENTER')], 0, ['A', 'r']],
  [
    'at a platform',
    [PLATFORM, against('r', 'PRSTL8', 'A BOTTOM CENTER'), against('B', 'PPS55TL', 'r BOTTOM CENTER')],
    16,
    ['A', 'r'],
  ],
  ['as a platform', [PLATFORM], 24, ['A']],
])('a run that ends %s says nothing', (_, parts, bottom, walk) => {
  expect(sentences(parts, bottom, walk)).toEqual([])
})
