import type { OfferState, QuoteOptions } from '@ramp/contracts'
import { expect, test } from 'vitest'
import { lastOf } from './use-last-revision.ts'

const quoteOf = (...options: readonly (readonly OfferState[])[]) =>
  ({
    options: options.map((offers, at) => ({
      number: at + 1,
      revisions: offers.map((offer, place) => ({ offer, name: `1042-${at + 1}${'ABC'[place]}` })),
    })),
  }) as unknown as QuoteOptions

test.each([
  ['issued last', quoteOf(['superseded', 'issued', 'none']), 1, '1042-1B'],
  ['finished last while none was issued', quoteOf(['none', 'none']), 1, '1042-1B'],
  ['of the option that is drawn', quoteOf(['issued'], ['none']), 2, '1042-2A'],
  ['withdrawn: it was sent all the same', quoteOf(['withdrawn']), 1, '1042-1A'],
])('%s', (_, quote, option, name) => {
  expect(lastOf(quote, option)?.name).toBe(name)
})

test('of an option without a finished drawing there is none', () => {
  expect(lastOf(quoteOf(['issued'], []), 2)).toBeNull()
  expect(lastOf(quoteOf(['issued']), 3)).toBeNull()
})
