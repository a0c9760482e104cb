import {
  type Analysis,
  analyse,
  type Edit,
  setAutoGenLegs,
  setRunBottom,
  switchClosure,
  switchLeg,
} from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { crewPack } from '../../crew/crew-pack.ts'
import { offer } from '../../offer/offer.ts'
import { DEFAULT_OFFER } from '../../offer/settings/offer-settings.ts'
import { paperFaults } from '../../paper/paper-faults.ts'
import { structureFaults } from '../../paper/structure-faults.ts'
import { DEFAULT_PERMIT } from '../../permit/facts/permit-settings.ts'
import { permitSet } from '../../permit/permit-set.ts'
import { inputFor, wordsOf } from '../../testing/systems.ts'
import { supportNotes } from '../support-notes.ts'
import { openItems } from './open-items.ts'

const input = inputFor('t2-straight')
const changed = (edit: Edit): Analysis => analyse(edit(input.analysis.layout), input.analysis.catalogue)
const [closure] = input.analysis.closures
const [run] = input.analysis.layout.runs

const withoutLegs = changed(setAutoGenLegs(false))
const oneLegOff = changed(switchLeg(input.analysis.legs[0]?.id ?? '', false))

test.each`
  what                         | analysis                                            | items
  ${'all ordered'}             | ${input.analysis}                                   | ${[]}
  ${'no legs'}                 | ${withoutLegs}                                      | ${['A, R1, and R2: No legs are ordered for a deck at 24".']}
  ${'a closure turned off'}    | ${changed(switchClosure(closure?.id ?? '', false))} | ${['A: 1 closure is turned off. Its gap stays open.']}
  ${'an end above the ground'} | ${changed(setRunBottom(run?.id ?? '', 4))}          | ${['R3: Ramp ends 4" above grade.']}
  ${'a code that is not met'}  | ${inputFor('t1-switchback').analysis}               | ${[]}
`('$what: $items', ({ analysis, items }) => {
  expect(openItems(analysis)).toEqual(items)
})

describe.each([
  ['the permit set', (analysis: Analysis) => permitSet({ ...input, analysis }, DEFAULT_PERMIT)],
  ['the crew pack', (analysis: Analysis) => crewPack({ ...input, analysis })],
] as const)('%s', (_, made) => {
  const words = (analysis: Analysis) => wordsOf(made(analysis)).join(' ').replaceAll('\n', ' ')

  test('says what is open, and nothing of it where nothing is', () => {
    expect(words(withoutLegs)).toContain('Open items')
    expect(words(withoutLegs)).toContain('No legs are ordered')
    expect(words(withoutLegs)).not.toContain('on its legs')
    expect(words(input.analysis)).not.toContain('Open items')
  })

  test('prints it over nothing, and it is read aloud', () => {
    expect(paperFaults(made(withoutLegs))).toEqual([])
    expect(structureFaults(made(withoutLegs))).toEqual([])
  })
})

test('an offer names legs that are not in its price', () => {
  const words = (analysis: Analysis) => wordsOf(offer({ ...input, analysis }, DEFAULT_OFFER)).join(' ')
  expect(words(withoutLegs)).toContain('Legs not ordered')
  expect(words(input.analysis)).not.toContain('not ordered')
  expect(paperFaults(offer({ ...input, analysis: withoutLegs }, DEFAULT_OFFER))).toEqual([])
})

test.each([
  [withoutLegs, 'A: legs not ordered.'],
  [oneLegOff, 'A: on three legs and other legs not ordered.'],
])('the notes say that legs of a platform are not ordered', (analysis, note) => {
  expect(supportNotes(analysis)[0]).toBe(note)
})
