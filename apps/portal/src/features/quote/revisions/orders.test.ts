import { expect, test } from 'vitest'
import { returnText, totalText } from './orders.tsx'

const line = { itemNumber: '21160', shortName: 'PRSTL6', description: '', quantity: 2, unitPrice: 90_843 }

test.each([
  [15, 90_843, 'Return 2 PRSTL6: restocking 15%, $272.53'],
  [0, 90_843, 'Return 2 PRSTL6: restocking 0%, $0.00'],
  [15, null, 'Return 2 PRSTL6: restocking 15%'],
  ['not-returnable', 90_843, 'Return 2 PRSTL6: not returnable'],
  [null, 90_843, 'Return 2 PRSTL6: restocking charge not entered'],
] as const)('%s', (restocking, unitPrice, words) => {
  expect(returnText({ ...line, unitPrice, restocking })).toBe(words)
})

test.each([
  ['the parts of an order', { sequence: 0, totalBefore: 0, total: 557_429, sold: null }, '$5,574.29'],
  [
    'what an order was sold for',
    { sequence: 0, totalBefore: 0, total: 557_429, sold: { totalBefore: 0, total: 763_500 } },
    '$7,635.00',
  ],
  [
    'what a change order was sold for',
    { sequence: 1, totalBefore: 1, total: 2, sold: { totalBefore: 763_500, total: 700_000 } },
    '$7,635.00 − $635.00 = $7,000.00',
  ],
  [
    'a change order to one that had no price',
    { sequence: 1, totalBefore: 1, total: 2, sold: { totalBefore: null, total: 700_000 } },
    '$7,000.00',
  ],
  ['an order without prices', { sequence: 0, totalBefore: null, total: null, sold: null }, ''],
])('%s', (_, order, words) => {
  expect(totalText(order)).toBe(words)
})
