import { CallError, type LayoutPrices } from '@ramp/contracts'
import { expect, test } from 'vitest'
import { toldOf, whyNot } from './use-offer-price.ts'

const price = { total: 100 } as unknown as LayoutPrices['prices'][number]['price']
const tax = { field: 'tax.groups', message: 'Sales tax is not entered.', stops: false }
const stop = { field: 'miles', message: 'Enter the miles to the site.', stops: true }

test.each([
  ['a price', { isChosen: true, prices: [{ price, findings: [tax] }] }, price, ['Sales tax is not entered.']],
  [
    'what stops it',
    { isChosen: true, prices: [{ price: null, findings: [stop] }] },
    null,
    ['Enter the miles to the site.', 'The proposal is made without a price.'],
  ],
  [
    'nothing chosen',
    { isChosen: false, prices: [{ price: null, findings: [] }] },
    null,
    ['Your company has not chosen how prices are built. The proposal is made without a price.'],
  ],
])('the server answers with %s', (_, answer, shown, notes) => {
  expect(toldOf(answer)).toEqual({ price: shown, isComing: false, notes })
})

test.each([
  ['no answer', new CallError(0, 'network.unreachable', 'No answer.'), 'You are offline.'],
  ['a login that has ended', new CallError(401, 'token.expired', 'Expired.'), 'Log in to print your price.'],
  [
    'a refusal',
    new CallError(403, 'quote.not-shared', 'The dealer has not shared prices.'),
    'The dealer has not shared prices.',
  ],
])('with %s the proposal has no price, and says why', (_, error, words) => {
  expect(whyNot(error)).toBe(`${words} The proposal is made without a price.`)
})
