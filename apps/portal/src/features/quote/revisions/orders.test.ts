import { expect, test } from 'vitest'
import { returnText } from './orders.tsx'

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
