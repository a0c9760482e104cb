import { expect, test } from 'vitest'
import * as systems from '../../../fixtures/verdict-systems.ts'
import { FINISH_ROWS, finishRow } from './finish-rows.ts'
import { verdictOf } from './verdict-of.ts'

const TALL = { top: 80, ramps: 10, deck: 'PPS55VP', ramp: 'PRSVP8' }
const rows = (change: systems.Straight) => {
  const verdict = verdictOf(systems.straight(change))
  return FINISH_ROWS.map((name) => finishRow(name, verdict))
}

test.each<[string, systems.Straight, string]>([
  ['nothing is wrong', {}, 'good good good good good'],
  ['the slope is steeper than desired', { top: 20 }, 'look open open open open'],
  ['a closure is off', { edits: systems.closuresOff }, 'open look open open open'],
  ['there is no entrance', { edits: systems.noEntrance }, 'open open bad open open'],
  ['legs are off', { edits: systems.legsOff }, 'open open open look open'],
  ['no legs are generated', { edits: systems.noLegs }, 'open open open look open'],
  ['braces are off', { ...TALL, edits: systems.bracesOff }, 'open open open open look'],
  ['a code is not met', { top: 36, ramps: 5 }, 'open open open open open'],
  ['an exception is accepted', { top: 36, ramps: 5, edits: systems.acceptAll() }, 'open open open open open'],
  [
    'legs and closures are off',
    { edits: (one) => [...systems.legsOff(one), ...systems.closuresOff(one)] },
    'open look open look open',
  ],
])('no row of the checklist is green beside amber or red: %s', (_, change, tones) => {
  expect(
    rows(change)
      .map(({ tone }) => tone)
      .join(' '),
  ).toBe(tones)
})

test('a row says once, and shortly, what is wrong with it', () => {
  expect(rows({ edits: systems.legsOff }).map(({ words }) => words)).toEqual([
    [],
    [],
    [],
    ['Legs not ordered'],
    [],
  ])
  expect(rows({ top: 20 })[0]?.words).toEqual([
    'Warning: run Primary is 1:9.6, steeper than the desired ratio.',
  ])
})
