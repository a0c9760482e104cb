import { analyse, setAdditionalProduct, setAutoGenLegs, switchLeg } from '@ramp/domain'
import { expectEvery } from '@ramp/testing'
import { describe, expect, test } from 'vitest'
import { p3g, wholeSystem } from '../../lib/testing/described-system.ts'
import { legLines, legRows } from './leg-rows.ts'

const t1 = wholeSystem('t1-switchback')
const quantities = (analysis: Parameters<typeof legLines>[0]) =>
  Object.fromEntries(legLines(analysis).map(({ shortName, quantity }) => [shortName, quantity]))

describe('the Leg step of the switchback', () => {
  test('All Legs holds the pairs of the printout', () => {
    expect(quantities(t1)).toEqual({ PSL10PR: 1, PSL22PR: 2, PSL28PR: 3 })
  })

  test('only platform legs are listed for editing, each with a name of its own', () => {
    const rows = legRows(t1)
    expectEvery(rows, ({ leg }) => leg.isEditable)
    expect(rows.length).toBeLessThan(t1.legs.length)
    expect(rows[0]?.name).toBe('5 × 5 platform 1, leg 1')
  })

  test('a leg has the tag it has on every paper, and none while it is switched off', () => {
    const tagsOf = (analysis: typeof t1) => legRows(analysis).map(({ tag }) => tag)
    expect(tagsOf(t1)).toEqual(['L2', 'L1', 'L3', 'L4', 'L5', 'L6'])
    const off = switchLeg(legRows(t1)[1]?.leg.id ?? '', false)(t1.layout)
    expect(tagsOf(analyse(off, p3g))).toEqual(['L1', null, 'L2', 'L3', 'L4', 'L5'])
  })

  test('two legs switched off are a pair less', () => {
    const [first, second] = legRows(t1).map(({ leg }) => leg.id)
    const off = switchLeg(second ?? '', false)(switchLeg(first ?? '', false)(t1.layout))
    expect(quantities(analyse(off, p3g))).toEqual({ PSL10PR: 1, PSL22PR: 2, PSL28PR: 2 })
  })

  test('with automatic legs off only what was ordered by hand is left', () => {
    const item = p3g.byShortName.get('PSL34PR')
    const product = { shortName: 'PSL34PR', itemNumber: item?.itemNumber ?? '', qty: 4, itemType: 'LEG' }
    const byHand = setAdditionalProduct(product)(setAutoGenLegs(false)(t1.layout))
    expect(quantities(analyse(byHand, p3g))).toEqual({ PSL34PR: 4 })
  })
})
