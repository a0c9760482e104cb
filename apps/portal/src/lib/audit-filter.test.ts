import { auditFilter } from '@ramp/contracts'
import { expect, test } from 'vitest'
import { numberIn } from './audit-filter.ts'
import { readableIn } from './quotes-filter.ts'

test.each([
  ['1001', '1001'],
  ['Quote 1001', '1001'],
  ['0', ''],
  ['dana', ''],
  ['12345678901', '123456789'],
])('%o is typed for the quote number %o', (typed, number) => {
  expect(numberIn(typed)).toBe(number)
})

test.each([
  ['', {}],
  ['?headerID=1001&person=dana&event=issued', { headerID: '1001', person: 'dana', event: 'issued' }],
  ['?headerID=x&event=deleted&person=dana', { person: 'dana' }],
  ['?after=12&code=1', {}],
])('the address %o asks the audit for %o', (search, filter) => {
  expect(readableIn(auditFilter, search)).toEqual(filter)
})
