import { NO_TERMS } from '@ramp/pricing'
import { expect, test } from 'vitest'
import { draftInForce, isOwn, withoutOwn } from './own-draft.ts'

const company = { permit: 5000, miles: 3 }

test('terms of a quote hold over those of its company, and are given back', () => {
  const own = { permit: null, hasNoCustomerShare: true }
  expect(draftInForce(company, own)).toEqual({ ...NO_TERMS, ...company, ...own })
  const without = withoutOwn(own, ['permit'])
  expect(draftInForce(company, without)).toEqual({ ...NO_TERMS, ...company, hasNoCustomerShare: true })
  expect([
    isOwn(own, ['permit']),
    isOwn(without, ['permit']),
    isOwn(without, ['payers', 'hasNoCustomerShare']),
  ]).toEqual([true, false, true])
})
