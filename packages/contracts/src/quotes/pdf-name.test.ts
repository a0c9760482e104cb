import { expect, test } from 'vitest'
import { issuedPdfName } from './pdf-name.ts'

const PLATFORM = { itemNumber: '27000' }
const line = (itemNumber: string, quantity = 1) => ({ itemNumber, quantity })

test.each`
  holds                                                 | lines                            | customs       | name
  ${'stock parts only'}                                 | ${[line('1'), line('2', 4)]}     | ${[]}         | ${'EZ_Vizion_Quote.pdf'}
  ${'a platform made to measure'}                       | ${[line('1'), line('27000')]}    | ${[PLATFORM]} | ${'EZ_Vizion_Quote_Custom.pdf'}
  ${'a closure made to order, listed with quantity 0'}  | ${[line('1'), line('29999', 0)]} | ${[]}         | ${'EZ_Vizion_Quote_Custom.pdf'}
  ${'stock, and a platform made to measure not listed'} | ${[line('1')]}                   | ${[PLATFORM]} | ${'EZ_Vizion_Quote.pdf'}
`('the PDF of a quote that holds $holds is called $name', ({ lines, customs, name }) => {
  expect(issuedPdfName({ lines, payload: { customs } })).toBe(name)
})
