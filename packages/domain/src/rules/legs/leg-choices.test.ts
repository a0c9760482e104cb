import { describe, expect, test } from 'vitest'
import { against, analysed, catalogues, first, itemsOf } from '../../../fixtures/p3g.ts'
import { setAutoGenLegs, setLegLength, setLegLowPro, switchLeg } from '../../edits/choice-edits.ts'
import type { Edit } from '../../edits/edit.ts'
import { analyse } from '../analysis/analyse.ts'

/** A platform at 30 in and two ramps to the ground; their joint lies at 15 in. */
const drawn = () =>
  analysed({
    parts: [
      first('A', 'PPS55TL'),
      against('r1', 'PRSTL8', 'A BOTTOM LEFT'),
      against('r2', 'PRSTL8', 'r1 BOTTOM'),
    ],
    runs: [{ name: 'Primary', top: 30, bottom: 0, parts: ['A', 'r1', 'r2'] }],
    entrances: [['A', 'TOP']],
    exits: [['r2', 'BOTTOM']],
  })
const after = (...edits: readonly Edit[]) =>
  analyse(
    edits.reduce((layout, edit) => edit(layout), drawn().layout),
    catalogues('P3G'),
  )
const legItems = (...edits: readonly Edit[]) =>
  Object.fromEntries(
    Object.entries(itemsOf(after(...edits))).filter(([name]) => /^P(SL|RLWALP|PLPF)/.test(name)),
  )
const legErrors = (...edits: readonly Edit[]) =>
  after(...edits)
    .issues.filter(({ area, severity }) => area === 'leg' && severity === 'error')
    .map(({ code, parts }) => [code, ...parts])

describe('legs a person changes by hand (spec 3 §4.5 and §5.5)', () => {
  // As drawn: four legs of 34 under the platform are two pairs, the joint stands on a pair of 16.
  test.each`
    change                                         | edits                                                            | items
    ${'nothing'}                                   | ${[]}                                                            | ${{ PSL34PR: 2, PSL16PR: 1 }}
    ${'one platform leg off: three are two pairs'} | ${[switchLeg('A-leg-1', false)]}                                 | ${{ PSL34PR: 2, PSL16PR: 1 }}
    ${'two off'}                                   | ${[switchLeg('A-leg-1', false), switchLeg('A-leg-2', false)]}    | ${{ PSL34PR: 1, PSL16PR: 1 }}
    ${'off and on again'}                          | ${[switchLeg('A-leg-1', false), switchLeg('A-leg-1', true)]}     | ${{ PSL34PR: 2, PSL16PR: 1 }}
    ${'one typed as 50 in'}                        | ${[setLegLength('A-leg-1', 50)]}                                 | ${{ PSL34PR: 2, PSL52PR: 1, PSL16PR: 1 }}
    ${'one typed as 40 in: longer than 40'}        | ${[setLegLength('A-leg-1', 40)]}                                 | ${{ PSL34PR: 2, PSL46PR: 1, PSL16PR: 1 }}
    ${'one typed, then given back'}                | ${[setLegLength('A-leg-1', 50), setLegLength('A-leg-1', null)]}  | ${{ PSL34PR: 2, PSL16PR: 1 }}
    ${'one typed as 5 in: a low-profile foot'}     | ${[setLegLength('A-leg-1', 5)]}                                  | ${{ PSL34PR: 2, PSL16PR: 1, PPLPF: 1 }}
    ${'one typed as 6.5 in: a leg'}                | ${[setLegLength('A-leg-1', 6.5)]}                                | ${{ PSL34PR: 2, PSL16PR: 1, PSL10PR: 1 }}
    ${'two typed as 0: nothing stands there'}      | ${[setLegLength('A-leg-1', 0), setLegLength('A-leg-2', 0)]}      | ${{ PSL34PR: 1, PSL16PR: 1 }}
    ${'one ticked as low-profile foot'}            | ${[setLegLowPro('A-leg-1', true)]}                               | ${{ PSL34PR: 2, PSL16PR: 1, PPLPF: 1 }}
    ${'four ticked: one set of four'}              | ${[1, 2, 3, 4].map((leg) => setLegLowPro(`A-leg-${leg}`, true))} | ${{ PPLPF: 1, PSL16PR: 1 }}
    ${'a short one that is to be a leg'}           | ${[setLegLength('A-leg-1', 5), setLegLowPro('A-leg-1', false)]}  | ${{ PSL34PR: 2, PSL16PR: 1, PSL10PR: 1 }}
    ${'a ramp leg off, which cannot be edited'}    | ${[switchLeg('r1-BOTTOM-leg-1', false)]}                         | ${{ PSL34PR: 2, PSL16PR: 1 }}
    ${'a ramp leg typed, which cannot be edited'}  | ${[setLegLength('r1-BOTTOM-leg-1', 50)]}                         | ${{ PSL34PR: 2, PSL16PR: 1 }}
    ${'a ramp leg typed as 0'}                     | ${[setLegLength('r1-BOTTOM-leg-1', 0)]}                          | ${{ PSL34PR: 2, PSL16PR: 1 }}
    ${'a ramp leg ticked as foot'}                 | ${[setLegLowPro('r1-BOTTOM-leg-1', true)]}                       | ${{ PSL34PR: 2, PSL16PR: 1 }}
    ${'automatic legs off'}                        | ${[setAutoGenLegs(false)]}                                       | ${{}}
  `('$change: $items [legs-6]', ({ edits, items }) => {
    expect(legItems(...edits)).toEqual(items)
  })

  test('without automatic legs there are none at all, and nothing else changes', () => {
    const { legs, issues } = after(setAutoGenLegs(false))
    expect(legs).toEqual([])
    expect(issues.filter(({ code }) => code !== 'leg.none-ordered')).toEqual(drawn().issues)
  })

  test('a leg keeps the derived length beside the typed one [legs-5]', () => {
    const leg = after(setLegLength('A-leg-1', 50)).legs.find(({ id }) => id === 'A-leg-1')
    expect(leg).toMatchObject({ originalLength: 30, height: 50, isEditable: true, isLowPro: false })
  })

  test.each`
    why                                            | edits                                                           | errors
    ${'100 in is more than any stock leg reaches'} | ${[setLegLength('A-leg-1', 100)]}                               | ${[['leg.none-long-enough', 'A']]}
    ${'two such legs of one part are said once'}   | ${[setLegLength('A-leg-1', 100), setLegLength('A-leg-2', 120)]} | ${[['leg.none-long-enough', 'A']]}
    ${'99.9 in is within reach'}                   | ${[setLegLength('A-leg-1', 99.9)]}                              | ${[]}
    ${'a leg that is off need not reach'}          | ${[setLegLength('A-leg-1', 100), switchLeg('A-leg-1', false)]}  | ${[]}
    ${'a leg typed as 0 is missed by nobody'}      | ${[setLegLength('A-leg-1', 0)]}                                 | ${[]}
    ${'without automatic legs nothing is said'}    | ${[setLegLength('A-leg-1', 100), setAutoGenLegs(false)]}        | ${[]}
  `('$why', ({ edits, errors }) => {
    expect(legErrors(...edits)).toEqual(errors)
  })
})
