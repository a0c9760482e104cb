import { describe, expect, test } from 'vitest'
import { against, analysed, first, p3g } from '../../../fixtures/p3g.ts'
import { removeParts } from '../../edits/part-edits.ts'
import { setRise } from '../../edits/site-edits.ts'
import { COUNTED_STEP_NAMES } from '../../model/layout/progress.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import { openSteps } from '../workflow/steps.ts'
import { changesSince, confirmSystem } from './changes-since.ts'
import { takeProposals } from './take-proposals.ts'

const PARTS = [
  first('r1', 'PRSTL8'),
  against('r2', 'PRSTL8', 'r1 BOTTOM'),
  against('r3', 'PRSTL4', 'r2 BOTTOM'),
]
const finished = takeProposals(p3g)(setRise(20)(analysed({ parts: PARTS, runs: [] }).layout))
const confirmed = confirmSystem(analyse(finished, p3g))(finished)

describe('what changed since the last confirmation', () => {
  test('nothing is told before there was one, nor while nothing is different', () => {
    expect(changesSince(analyse(finished, p3g))).toBeNull()
    expect(changesSince(analyse(confirmed, p3g))).toBeNull()
    expect(confirmed.confirmedSteps).toContain('confirm')
  })

  test('confirming the system confirms the steps that nobody confirmed one by one', () => {
    const fresh = { ...finished, confirmedSteps: [], writtenClosures: null }
    expect(confirmSystem(analyse(fresh, p3g))(fresh).confirmedSteps).toEqual([
      ...COUNTED_STEP_NAMES,
      'confirm',
    ])
  })

  test('confirming the system accepts the rails of a door platform whose door was assigned in Connect', () => {
    const parts = [first('p1', 'PPS55TL'), against('r1', 'PRSTL8', 'p1 BOTTOM')]
    const { layout } = analysed({ parts, runs: [] })
    const asked = takeProposals(p3g)(setRise(8)(layout))
    const door = { part: 'p1', side: 'TOP', use: 'entrance' } as const
    const assigned = analyse({ ...asked, openings: [...asked.openings, door] }, p3g)
    expect(openSteps(assigned)).toContain('handrail')
    const after = analyse(confirmSystem(assigned)(assigned.layout), p3g)
    expect(openSteps(after)).toEqual([])
    expect(after.layout.parts[0]).toMatchObject({ handrailSides: ['RIGHT', 'LEFT'] })
    expect(after.partsList.lines).toEqual(assigned.partsList.lines)
  })

  test('a ramp that was taken away, its legs and its price', () => {
    const without = takeProposals(p3g)(removeParts(['r3'])(confirmed))
    const now = analyse(without, p3g)
    const before = analyse(confirmed, p3g)
    expect(changesSince(now)).toEqual({
      parts: [{ shortName: 'PRSTL4', by: -1 }],
      legs: expect.any(Number),
      price: now.partsList.partsTotal - before.partsList.partsTotal,
    })
    expect(changesSince(now)?.price).toBeLessThan(0)
  })

  test('another rise alone changes legs and price', () => {
    const higher = analyse(setRise(40)(confirmed), p3g)
    expect(changesSince(higher)?.parts).toEqual([])
    expect(changesSince(higher)?.price).not.toBe(0)
  })
})
