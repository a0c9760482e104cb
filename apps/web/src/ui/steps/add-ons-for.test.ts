import { describe, expect, test } from 'vitest'
import { addOnsFor } from './add-ons-for.ts'

const item = (itemNumber: string, shortName: string, itemType: string, description: string) => ({
  itemNumber,
  shortName,
  itemType,
  description,
  quantity: 0,
})

const items = [
  item('29116', 'PSL16PR', 'LEG', 'Pair of support legs for heights under 16 in'),
  item('29128', 'PSL28PR', 'LEG', 'Pair of support legs for heights under 28 in'),
  item('29041', 'PRFLP', 'FOOT', 'Low-profile foot pair for a ramp'),
  item('29050', 'PUAB', 'BRACE', 'Universal angle brace'),
]

describe('the add-on list of a step (spec 3 §2.12 and §2.13)', () => {
  test.each`
    types              | search           | expected
    ${['LEG', 'FOOT']} | ${''}            | ${['PSL16PR', 'PSL28PR', 'PRFLP']}
    ${['BRACE']}       | ${''}            | ${['PUAB']}
    ${['LEG', 'FOOT']} | ${'psl2'}        | ${['PSL28PR']}
    ${['LEG', 'FOOT']} | ${'29116'}       | ${['PSL16PR']}
    ${['LEG', 'FOOT']} | ${' pair  RAMP'} | ${['PRFLP']}
    ${['LEG', 'FOOT']} | ${'angle'}       | ${[]}
  `('searching "$search" among $types finds $expected [web-ui-7]', ({ types, search, expected }) => {
    expect(addOnsFor(items, types, search).map(({ shortName }) => shortName)).toEqual(expected)
  })
})
