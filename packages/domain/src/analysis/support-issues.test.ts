import { expect, test } from 'vitest'
import { against, analysed, catalogues, first } from '../../fixtures/p3g.ts'
import {
  setAdditionalProduct,
  setAutoGenBracing,
  setAutoGenLegs,
  setLegLength,
  setLegLowPro,
  switchBrace,
  switchLeg,
} from '../edits/choice-edits.ts'
import type { Edit } from '../edits/edit.ts'
import { stepState } from '../workflow/steps.ts'
import { analyse } from './analyse.ts'
import { messageOf } from './messages.ts'

/** A platform at 80 in and two ramps down from it, far steeper than anyone would build; their joint lies at 60 in. */
const drawn = analysed({
  parts: [
    first('A', 'PPS55TL'),
    against('r1', 'PRSTL8', 'A BOTTOM LEFT'),
    against('r2', 'PRSTL8', 'r1 BOTTOM'),
  ],
  runs: [{ name: 'Primary', top: 80, bottom: 40, parts: ['A', 'r1', 'r2'] }],
  entrances: [['A', 'TOP']],
  exits: [['r2', 'BOTTOM']],
})
/** Two ramps without a platform: nothing but a joint has legs. */
const ramps = analysed({
  parts: [first('r1', 'PRSTL8'), against('r2', 'PRSTL8', 'r1 BOTTOM')],
  runs: [{ name: 'Primary', top: 24, bottom: 0, parts: ['r1', 'r2'] }],
  entrances: [['r1', 'TOP']],
  exits: [['r2', 'BOTTOM']],
})
const after = ({ layout }: typeof drawn, edits: readonly Edit[]) =>
  analyse(
    edits.reduce((before, edit) => edit(before), layout),
    catalogues('P3G'),
  )
const said = (system: typeof drawn, edits: readonly Edit[]) =>
  after(system, edits)
    .issues.filter(({ area, severity }) => (area === 'leg' || area === 'bracing') && severity === 'warning')
    .map(messageOf)

const legsOff = (...numbers: readonly number[]) =>
  numbers.map((number) => switchLeg(`A-leg-${number}`, false))
const bracesOff = drawn.bracing.braces
  .filter(({ part }) => part === 'A')
  .map(({ id }) => switchBrace(id, false))
const ordered = (shortName: string, itemType: string) =>
  setAdditionalProduct({ shortName, itemNumber: '1', itemType, qty: 2 })

test.each`
  what                                  | edits                                                     | says
  ${'nothing changed'}                  | ${[]}                                                     | ${[]}
  ${'automatic legs off'}               | ${[setAutoGenLegs(false)]}                                | ${['No legs are ordered for a deck at 80 in']}
  ${'and legs ordered by hand'}         | ${[setAutoGenLegs(false), ordered('PSL28PR', 'LEG')]}     | ${[]}
  ${'or feet'}                          | ${[setAutoGenLegs(false), ordered('PPLPF', 'FOOT')]}      | ${[]}
  ${'all legs of the platform off'}     | ${legsOff(1, 2, 3, 4)}                                    | ${['No legs are ordered for a deck at 80 in']}
  ${'one of them off'}                  | ${legsOff(1)}                                             | ${['1 leg is switched off under a deck at 80 in, and none are ordered instead.']}
  ${'two of them off'}                  | ${legsOff(1, 2)}                                          | ${['2 legs are switched off under a deck at 80 in, and none are ordered instead.']}
  ${'off and on again'}                 | ${[...legsOff(1), switchLeg('A-leg-1', true)]}            | ${[]}
  ${'one off, one ordered by hand'}     | ${[...legsOff(1), ordered('PSL28PR', 'LEG')]}             | ${[]}
  ${'a length of 0'}                    | ${[setLegLength('A-leg-1', 0)]}                           | ${['A leg under a deck at 80 in has no length: none is ordered there.']}
  ${'four lengths of 0'}                | ${[1, 2, 3, 4].map((n) => setLegLength(`A-leg-${n}`, 0))} | ${['No legs are ordered for a deck at 80 in']}
  ${'a low-profile foot on a tall leg'} | ${[setLegLowPro('A-leg-1', true)]}                        | ${['A low-profile foot stands under a deck at 80 in: it carries what lies below 6.5 in.']}
  ${'one where the ground is high'}     | ${[setLegLength('A-leg-1', 5)]}                           | ${[]}
  ${'automatic bracing off'}            | ${[setAutoGenBracing(false)]}                             | ${['No braces are ordered for a deck at 80 in']}
  ${'and braces ordered by hand'}       | ${[setAutoGenBracing(false), ordered('PSLAB', 'BRACE')]}  | ${[]}
  ${'all braces of the platform off'}   | ${bracesOff}                                              | ${['No braces are ordered for a deck at 80 in']}
  ${'one of them off'}                  | ${bracesOff.slice(0, 1)}                                  | ${['1 brace is switched off under a deck at 80 in, and none are ordered instead.']}
`('$what: $says', ({ edits, says }) => {
  expect(said(drawn, edits)).toEqual(says)
})

test('without a deck it is the ramps that stand on nothing', () => {
  expect(said(ramps, [setAutoGenLegs(false)])).toEqual(['No legs are ordered for a ramp at 12 in'])
})

test('a system too low for braces is not asked for any', () => {
  expect(said(ramps, [setAutoGenBracing(false)])).toEqual([])
})

test.each`
  step         | edit
  ${'leg'}     | ${setAutoGenLegs(false)}
  ${'bracing'} | ${setAutoGenBracing(false)}
`('the $step step and Confirm show it, and neither is locked by it', ({ step, edit }) => {
  const code = `${step}.none-ordered`
  for (const place of [step, 'confirm'] as const) {
    const { issues, isLocked } = stepState(place, after(drawn, [edit]))
    expect(issues.map((issue) => issue.code)).toContain(code)
    expect(isLocked).toBe(false)
  }
})
