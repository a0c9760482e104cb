import { expect, test } from 'vitest'
import { against, analysed, first } from '../../../fixtures/p3g.ts'
import { wholeSystem } from '../../../fixtures/verdict-systems.ts'
import { railingsOf } from './railings-of.ts'

const platform = first('A', 'PPS55TL')

test.each([
  ['nothing is drawn: the option', [], ['TWO_LINE']],
  ['the option', [platform, against('r', 'PRSTL8', 'A BOTTOM')], ['TWO_LINE']],
  [
    'pickets, whatever the option',
    [first('A', 'PPS55VP'), against('r', 'PRSVP8', 'A BOTTOM')],
    ['VERT_PICKET'],
  ],
  [
    'both, where they differ',
    [first('A', 'PPS55VP'), against('r', 'PRSTL8', 'A BOTTOM')],
    ['TWO_LINE', 'VERT_PICKET'],
  ],
] as const)('the railing of a system is what its parts have: %s', (_, parts, railings) => {
  expect(railingsOf(analysed({ parts, runs: [] }))).toEqual(railings)
})

test('parts without rails have none, whatever the option', () => {
  expect(railingsOf(wholeSystem('p3g-without-rails'))).toEqual(['NO_RAILS'])
})
