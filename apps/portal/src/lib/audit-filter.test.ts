import { auditFilter } from '@ramp/contracts'
import { expect, test } from 'vitest'
import { readableIn } from './quotes-filter.ts'

test.each([
  ['', {}],
  ['?headerID=1001&person=dana&event=issued', { headerID: '1001', person: 'dana', event: 'issued' }],
  ['?headerID=x&event=deleted&person=dana', { person: 'dana' }],
  ['?after=12&code=1', {}],
])('the address %o asks the audit for %o', (search, filter) => {
  expect(readableIn(auditFilter, search)).toEqual(filter)
})
