import { expect, test } from 'vitest'
import type { IssuedQuote } from '../headers/headers.ts'
import { issuedPdfName } from './pdf-name.ts'

type Issued = Pick<IssuedQuote, 'payload' | 'warnings'>
type Custom = Issued['payload']['customs'][number]

const platform: Custom = {
  itemNumber: '27000',
  shortName: 'PPS-C',
  description: 'Custom solid platform, two-line handrails, 66 x 72 in',
  weight: 120,
  length: 72,
  width: 66,
  height: 0,
}
const closure: Issued['warnings'][number] = {
  code: 'closure.custom',
  severity: 'warning',
  area: 'closures',
  message: 'This configuration includes custom closures.',
  parts: ['A'],
}

const issued = (customs: readonly Custom[], warnings: Issued['warnings']) =>
  ({ payload: { customs }, warnings }) as Issued

test.each`
  holds                           | quote                     | name
  ${'stock parts only'}           | ${issued([], [])}         | ${'EZ_Vizion_Quote.pdf'}
  ${'a platform made to measure'} | ${issued([platform], [])} | ${'EZ_Vizion_Quote_Custom.pdf'}
  ${'a closure made to order'}    | ${issued([], [closure])}  | ${'EZ_Vizion_Quote_Custom.pdf'}
`('the PDF of a quote that holds $holds is called $name', ({ quote, name }) => {
  expect(issuedPdfName(quote)).toBe(name)
})
