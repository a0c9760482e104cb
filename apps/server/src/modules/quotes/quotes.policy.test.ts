import { expect, test } from 'vitest'
import type { Caller } from '../../identity/caller.ts'
import { customerOfNewQuote, mayAccept, nameOfCopy, productInAddress } from './quotes.policy.ts'

const caller = (customerNumber: string, isInternal = false): Caller => ({
  id: 'x',
  email: '',
  name: '',
  customerNumber,
  roles: [],
  permissions: [],
  isInternal,
})
const dealer = caller('10001')
const staff = caller('90000', true)
const staffWithoutCustomer = caller('', true)
const anyCustomer = caller('00000')
const quote = { customerNumber: '10001' }

test.each([
  ['the dealer accepts the own quote', dealer, true],
  ['another dealer does not', caller('10002'), false],
  ['internal staff may look but not buy', staff, false],
  ['customer 00000 accepts any quote', anyCustomer, true],
])('%s', (_, who, may) => {
  expect(mayAccept(who, quote)).toBe(may)
})

test('a quote of nobody is not that of somebody without a number', () => {
  expect(mayAccept(staffWithoutCustomer, { customerNumber: '' })).toBe(false)
})

test.each([
  ['a dealer names nobody: the own number', dealer, undefined, '10001'],
  ['a dealer names the own number', dealer, '10001', '10001'],
  ['a dealer names another: refused', dealer, '10002', null],
  ['staff name a customer', staff, '10002', '10002'],
  ['staff without a number name nobody: there is none', staffWithoutCustomer, undefined, ''],
  ['customer 00000 names a customer', anyCustomer, '10002', '10002'],
])('a new quote: %s', (_, who, wanted, customer) => {
  expect(customerOfNewQuote(who, wanted)).toBe(customer)
})

test.each([
  ['P3G', 'P3G'],
  ['P2G', 'P2G'],
  ['PHD', 'PHD'],
  ['APD', 'P3G'],
  ['HAR', 'P3G'],
] as const)('a quote of %s opens by an address that the designer takes: %s', (line, inAddress) => {
  expect(productInAddress(line)).toBe(inAddress)
})

test.each([
  ['Harper', 'Harper (copy)'],
  ['Harper (copy)', 'Harper (copy 2)'],
  ['Harper (copy 2)', 'Harper (copy 3)'],
  ['Harper (rear)', 'Harper (rear) (copy)'],
  ['(copy)', '(copy) (copy)'],
  ['x'.repeat(120), `${'x'.repeat(113)} (copy)`],
  [`${'x'.repeat(113)} (copy)`, `${'x'.repeat(111)} (copy 2)`],
])('a copy of %s is called %s', (name, copy) => {
  expect(nameOfCopy(name)).toBe(copy)
  expect(copy.length).toBeLessThanOrEqual(120)
})
