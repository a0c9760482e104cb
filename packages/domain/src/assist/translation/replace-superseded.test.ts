import { expect, test } from 'vitest'
import { first, layoutOf, p3g } from '../../../fixtures/p3g.ts'
import { catalogueOf } from '../../model/catalogue/catalogue.ts'
import { replaceSuperseded, successorOf } from './replace-superseded.ts'

const drawn = layoutOf({
  parts: [first('a', 'PRSTL5'), first('b', 'PRSTL6'), first('c', 'PRSTL5')],
  runs: [],
})

/** P3G with items that others replace. */
const listWith = (successors: Readonly<Record<string, string>>) =>
  catalogueOf({
    ...p3g,
    items: p3g.items.map((item) => ({ ...item, successor: successors[item.shortName] ?? null })),
  })

test.each`
  what                                             | successors                                | expected
  ${'the item that replaces it'}                   | ${{ PRSTL5: 'PRSTL6' }}                   | ${'PRSTL6'}
  ${'the last of a chain'}                         | ${{ PRSTL5: 'PRSTL6', PRSTL6: 'PRSTL7' }} | ${'PRSTL7'}
  ${'none where it is still sold'}                 | ${{ PRSTL6: 'PRSTL7' }}                   | ${undefined}
  ${'none where its successor is not in the list'} | ${{ PRSTL5: 'GONE' }}                     | ${undefined}
  ${'none where two replace each other'}           | ${{ PRSTL5: 'PRSTL6', PRSTL6: 'PRSTL5' }} | ${undefined}
`('the successor of an item is $what', ({ successors, expected }) => {
  expect(successorOf('PRSTL5', listWith(successors))?.shortName).toBe(expected)
})

test('superseded parts and add-ons are replaced where they stand, and counted', () => {
  const added = { shortName: 'PRSTL5', itemNumber: '1', itemType: 'RAMP', qty: 2 }
  const before = { ...drawn, additionalProducts: [added] }
  const { layout, replaced } = replaceSuperseded(before, listWith({ PRSTL5: 'PRSTL7' }))
  expect(replaced.map(({ from, to, quantity }) => [from.shortName, to.shortName, quantity])).toEqual([
    ['PRSTL5', 'PRSTL7', 4],
  ])
  const parts = drawn.parts.map((part) =>
    part.shortName === 'PRSTL5' ? { ...part, shortName: 'PRSTL7' } : part,
  )
  expect(layout.parts).toEqual(parts)
  expect(layout.additionalProducts).toMatchObject([{ shortName: 'PRSTL7', qty: 2 }])
})

test('a drawing without superseded parts stays the same', () => {
  const { layout, replaced } = replaceSuperseded(drawn, listWith({}))
  expect(layout).toBe(drawn)
  expect(replaced).toEqual([])
})
