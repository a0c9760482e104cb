import { describe, expect, test } from 'vitest'
import type { Item } from '../model/catalogue/item.ts'
import { newLayout } from '../model/layout/new-layout.ts'
import type { Part } from '../model/layout/part.ts'
import { addPart, replaceItem } from './part-edits.ts'

const at = { x: 100, y: 100 }
const deck = (feet: readonly [number, number], more: Partial<Item> = {}) =>
  ({
    shortName: `MP${feet.join('')}`,
    productLine: 'P2G',
    role: 'platform',
    usableWidth: feet[0] * 12,
    usableLength: feet[1] * 12,
    surface: 'SOLID',
    handrails: 'TWO_LINE',
    isResting: false,
    ...more,
  }) as Item
const rest: Part = {
  kind: 'platform',
  id: 'a',
  at,
  rotation: 0,
  shortName: 'MP45',
  handrailSides: ['LEFT'],
  isResting: true,
}
const stair: Part = { kind: 'stair', id: 'a', at, rotation: 0, shortName: 'PST22', activeHeight: 25 }
const exchanged = (part: Part, item: Item) => replaceItem('a', item)(addPart(part)(newLayout('P2G'))).parts[0]

describe('a part that gets another item', () => {
  test.each`
    what                                           | item                                     | isResting
    ${'a rest of 4x5 made 5x4 stays a rest'}       | ${deck([5, 4])}                          | ${true}
    ${'a rest made 6x6 is an ordinary platform'}   | ${deck([6, 6])}                          | ${false}
    ${'a rest made a landing pad is no rest'}      | ${deck([5, 4], { role: 'landing-pad' })} | ${false}
    ${'what the line sells as a rest becomes one'} | ${deck([5, 5], { isResting: true })}     | ${true}
  `('$what, and its rail sides are asked again [edits-13]', ({ item, isResting }) => {
    expect(exchanged(rest, item)).toMatchObject({ isResting, handrailSides: null, shortName: item.shortName })
  })

  test.each`
    from  | to    | height
    ${22} | ${29} | ${25}
    ${29} | ${36} | ${29}
    ${15} | ${22} | ${15}
    ${18} | ${25} | ${18}
  `('a stair of 25 in is $height in high when it is made for $from to $to in', ({ from, to, height }) => {
    const item = { shortName: 'other', minHeightInclusive: from, maxHeightLessThan: to } as Item
    expect(exchanged(stair, item)).toMatchObject({ activeHeight: height })
  })

  test('the item it has already changes nothing', () => {
    const layout = addPart(rest)(newLayout('P2G'))
    expect(replaceItem('a', deck([4, 5]))(layout)).toBe(layout)
  })
})
