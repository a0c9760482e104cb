import { describe, expect, test } from 'vitest'
import { p3g } from '../../../fixtures/p3g.ts'
import * as systems from '../../../fixtures/verdict-systems.ts'
import { drawnFrom, wholeSystems } from '../../../fixtures/whole-systems.ts'
import { newLayout } from '../../model/layout/new-layout.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import { verdictOf } from './verdict-of.ts'

const { said, straight } = systems
const VP = { deck: 'PPS55VP', ramp: 'PRSVP8' }
const HIGH = { top: 36, ramps: 5 }
const HD = { product: 'PHD', top: 12, ramps: 2 } as const

describe('a system that breaks a rule of its codes is never good', () => {
  test.each<[string, systems.Straight, string]>([
    // 1:12 along the section is 1:11.95 over the ground: at a home it is to verify whether the door is the egress door.
    ['nothing', {}, 'good: Looks Good! | OK, 8 to verify'],
    ['nothing, 1/8 in lower', { top: 15.875 }, 'good: Looks Good! | OK, 7 to verify'],
    [
      '1:12 along the section under ADA and IBC',
      { ...HD, top: 16.5 },
      'bad: 1 building code item not met | 405.2 not met',
    ],
    ['nothing, PATHWAY 2G', { product: 'P2G' }, 'good: Looks Good! | OK, 8 to verify'],
    ['nothing, PATHWAY HD', HD, 'good: Looks Good! | OK, 17 to verify'],
    ['nothing, pickets at 36 in', { ...HIGH, ...VP }, 'good: Looks Good! | OK, 8 to verify'],
    ['nothing, under no code', { edits: systems.underCodes() }, 'good: Looks Good! | OK'],
    ['two-line rails at 36 in', HIGH, 'bad: 1 building code item not met | R312.1.1 not met'],
    [
      'PATHWAY 2G at 36 in',
      { ...HIGH, product: 'P2G' },
      'bad: 1 building code item not met | R312.1.1 not met',
    ],
    [
      'two-line rails at 36 in, American Access',
      { ...HIGH, product: 'APD' },
      'bad: 1 building code item not met | R312.1.1 not met',
    ],
    [
      'two-line rails at 36 in, Harmar',
      { ...HIGH, product: 'HAR' },
      'bad: 1 building code item not met | R312.1.1 not met',
    ],
    [
      'a ramp of 1:9.6 under the ADA',
      { top: 20, edits: systems.underCodes('ADA') },
      'bad: 1 building code item not met | 405.2 not met',
    ],
    ['a ramp of 1:7 at a home', { top: 28 }, 'bad: 1 building code item not met | R311.8.1 not met'],
    [
      '36 in without a landing under ADA and IBC',
      { ...HD, top: 36, ramps: 5 },
      'bad: 2 building code items not met | 2 code items not met',
    ],
    [
      'the same under the ADA alone',
      { ...HD, top: 36, ramps: 5, edits: systems.underCodes('ADA') },
      'bad: 1 building code item not met | 405.6 not met',
    ],
    [
      'a home under the IBC with two-line rails at 36 in',
      { ...HIGH, edits: systems.underCodes('IBC') },
      'bad: 2 building code items not met | 2 code items not met',
    ],
    [
      'an accepted exception',
      { ...HIGH, edits: systems.acceptAll() },
      'look: 1 building code exception accepted | R312.1.1 accepted',
    ],
    [
      'two accepted exceptions',
      { ...HD, top: 36, ramps: 5, edits: systems.acceptAll() },
      'look: 2 building code exceptions accepted | 2 exceptions accepted',
    ],
    [
      'better than what was accepted',
      { ...HIGH, edits: systems.acceptAll(-2) },
      'look: 1 building code exception accepted | R312.1.1 accepted',
    ],
    [
      'an accepted exception of which no document is named',
      { ...HIGH, edits: systems.acceptAll(0, { document: '' }) },
      'bad: 1 building code item not met | R312.1.1 not met',
    ],
    [
      'an accepted exception of which the document is a space',
      { ...HIGH, edits: systems.acceptAll(0, { document: ' ' }) },
      'bad: 1 building code item not met | R312.1.1 not met',
    ],
    [
      'an accepted exception that nobody gave',
      { ...HIGH, edits: systems.acceptAll(0, { acceptedBy: ' ' }) },
      'bad: 1 building code item not met | R312.1.1 not met',
    ],
    [
      'an accepted exception without a reason',
      { ...HIGH, edits: systems.acceptAll(0, { reason: '' }) },
      'bad: 1 building code item not met | R312.1.1 not met',
    ],
    [
      'worse than what was accepted',
      { ...HIGH, edits: systems.acceptAll(2) },
      'bad: 1 building code item not met | R312.1.1 not met',
    ],
    [
      'legs off and a code not met',
      { ...HIGH, edits: systems.legsOff },
      'bad: 1 building code item not met | R312.1.1 not met',
    ],
    ['a code not met and no entrance', { ...HIGH, edits: systems.noEntrance }, 'bad: 1 Error | 1 error'],
  ])('%s', (_, change, expected) => {
    expect(said(straight(change))).toBe(expected)
  })
})

test('a code that is not asked is for comparison and colors nothing', () => {
  const steep = straight({ top: 20, edits: systems.underCodes('IRC') })
  expect(verdictOf(steep).reasons.some(({ kind }) => kind === 'code')).toBe(false)
})

test('nothing drawn is open, and not good', () => {
  expect(verdictOf(analyse(newLayout('P3G'), p3g))).toMatchObject({
    tone: 'open',
    title: 'The drawing is empty',
  })
})

test("the manufacturer's own printout has no guards at 31 in, and can be finished with an accepted exception", () => {
  const json = wholeSystems.find(({ name }) => name === 't1-switchback.json')?.json
  const t1 = drawnFrom(json)
  expect(verdictOf(t1)).toMatchObject({ tone: 'bad', short: 'R312.1.1 not met' })
  const accepted = systems.changed(t1, systems.acceptAll()(t1))
  expect(verdictOf(accepted)).toMatchObject({ tone: 'look', short: 'R312.1.1 accepted' })
})

test('every reason says what is wrong with its number and its limit, worst first', () => {
  const { reasons } = verdictOf(straight({ ...HIGH, edits: systems.legsOff }))
  expect(reasons.map(({ tone, sentence }) => `${tone}: ${sentence}`)).toEqual([
    'bad: R312.1.1: Highest surface without a guard: 36" (30" maximum).',
    'look: No legs are ordered for a deck at 36".',
  ])
})
