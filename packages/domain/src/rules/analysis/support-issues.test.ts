import { expect, test } from 'vitest'
import { against, analysed, catalogues, first } from '../../../fixtures/p3g.ts'
import { stepState } from '../../assist/workflow/steps.ts'
import {
  setAdditionalProduct,
  setAutoGenBracing,
  setAutoGenLegs,
  setLegLength,
  setLegLowPro,
  switchBrace,
  switchLeg,
} from '../../edits/choice-edits.ts'
import type { Edit } from '../../edits/edit.ts'
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
const ordered = (qty: number, shortName: string, itemType = 'LEG') =>
  setAdditionalProduct({ shortName, itemNumber: shortName, itemType, qty })
const CROSS = ['PUCB5', 'BRACE'] as const
const ANGLE = ['PUAB', 'BRACE'] as const
const needed = (kind: string) => drawn.bracing.braces.filter((one) => one.kind === kind).length
const [angles, crosses] = [needed('angle'), needed('cross')]
const noLegs = setAutoGenLegs(false)
const noBraces = setAutoGenBracing(false)

test.each`
  what                                   | edits                                                                | says
  ${'nothing changed'}                   | ${[]}                                                                | ${[]}
  ${'automatic legs off'}                | ${[setAutoGenLegs(false)]}                                           | ${['No legs are ordered for a deck at 80".']}
  ${'and legs ordered by hand'}          | ${[noLegs, ordered(3, 'PSL82PR')]}                                   | ${[]}
  ${'and long and short ones'}           | ${[noLegs, ordered(1, 'PSL64PR'), ordered(2, 'PSL82PR')]}            | ${[]}
  ${'and one pair'}                      | ${[noLegs, ordered(1, 'PSL82PR')]}                                   | ${['The legs ordered manually cover 2 of 6 for a deck at 80".']}
  ${'and one pair too few'}              | ${[noLegs, ordered(2, 'PSL82PR')]}                                   | ${['The legs ordered manually cover 4 of 6 for a ramp at 60".']}
  ${'and legs that are too short'}       | ${[noLegs, ordered(3, 'PSL76PR')]}                                   | ${['The legs ordered manually cover 2 of 6 for a deck at 80".']}
  ${'and none that is long enough'}      | ${[noLegs, ordered(9, 'PSL28PR')]}                                   | ${['The legs ordered manually cover 0 of 6 for a deck at 80".']}
  ${'or feet, which are too low'}        | ${[noLegs, ordered(2, 'PPLPF', 'FOOT')]}                             | ${['The legs ordered manually cover 0 of 6 for a deck at 80".']}
  ${'and what the catalogue lacks'}      | ${[noLegs, ordered(9, 'GONE')]}                                      | ${['No legs are ordered for a deck at 80".']}
  ${'all legs of the platform off'}      | ${legsOff(1, 2, 3, 4)}                                               | ${['No legs are ordered for a deck at 80".']}
  ${'one of them off'}                   | ${legsOff(1)}                                                        | ${['1 leg is switched off under a deck at 80", and none are ordered instead.']}
  ${'two of them off'}                   | ${legsOff(1, 2)}                                                     | ${['2 legs are switched off under a deck at 80", and none are ordered instead.']}
  ${'off and on again'}                  | ${[...legsOff(1), switchLeg('A-leg-1', true)]}                       | ${[]}
  ${'one off, a pair ordered by hand'}   | ${[...legsOff(1), ordered(1, 'PSL82PR')]}                            | ${[]}
  ${'one off, a pair that is too short'} | ${[...legsOff(1), ordered(1, 'PSL28PR')]}                            | ${['1 leg is switched off under a deck at 80", and the legs ordered manually cover 0 of 1.']}
  ${'three off, a pair ordered by hand'} | ${[...legsOff(1, 2, 3), ordered(1, 'PSL82PR')]}                      | ${['3 legs are switched off under a deck at 80", and the legs ordered manually cover 2 of 3.']}
  ${'a length of 0, a pair by hand'}     | ${[setLegLength('A-leg-1', 0), ordered(1, 'PSL82PR')]}               | ${[]}
  ${'a length of 0'}                     | ${[setLegLength('A-leg-1', 0)]}                                      | ${['A leg under a deck at 80" has no length: none is ordered there.']}
  ${'four lengths of 0'}                 | ${[1, 2, 3, 4].map((n) => setLegLength(`A-leg-${n}`, 0))}            | ${['No legs are ordered for a deck at 80".']}
  ${'a low-profile foot on a tall leg'}  | ${[setLegLowPro('A-leg-1', true)]}                                   | ${['Low-profile foot under a deck at 80". It supports decks below 6 1/2" only.']}
  ${'one where the ground is high'}      | ${[setLegLength('A-leg-1', 5)]}                                      | ${[]}
  ${'automatic bracing off'}             | ${[setAutoGenBracing(false)]}                                        | ${['No braces are ordered for a deck at 80".']}
  ${'and braces ordered by hand'}        | ${[noBraces, ordered(angles, ...ANGLE), ordered(crosses, ...CROSS)]} | ${[]}
  ${'and one brace'}                     | ${[noBraces, ordered(1, ...CROSS)]}                                  | ${[`The braces ordered manually cover 1 of ${angles + crosses} for a deck at 80".`]}
  ${'and braces of another kind'}        | ${[noBraces, ordered(99, ...CROSS)]}                                 | ${[`The braces ordered manually cover ${crosses} of ${angles + crosses} for a deck at 80".`]}
  ${'all braces of the platform off'}    | ${bracesOff}                                                         | ${['No braces are ordered for a deck at 80".']}
  ${'one of them off'}                   | ${bracesOff.slice(0, 1)}                                             | ${['1 brace is switched off under a deck at 80", and none are ordered instead.']}
`('$what: $says', ({ edits, says }) => {
  expect(said(drawn, edits)).toEqual(says)
})

test('without a deck it is the ramps that stand on nothing', () => {
  expect(said(ramps, [setAutoGenLegs(false)])).toEqual(['No legs are ordered for a ramp at 12".'])
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
