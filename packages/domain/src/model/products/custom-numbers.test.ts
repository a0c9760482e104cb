import { expect, test } from 'vitest'
import { CUSTOM_NUMBERS, customItemNumber } from './custom-numbers.ts'
import { PRODUCT_LINES } from './product-line.ts'

test.each`
  product      | running | number
  ${'P3G'}     | ${0}    | ${'27000'}
  ${'P3G'}     | ${999}  | ${'27999'}
  ${'P3G'}     | ${1000} | ${'80000'}
  ${'P2G'}     | ${7}    | ${'37007'}
  ${'PHD'}     | ${1}    | ${'44001'}
  ${'HAR'}     | ${2}    | ${'67002'}
  ${'P2G'}     | ${1000} | ${'84000'}
  ${'HAR'}     | ${4999} | ${'99999'}
  ${'P3G'}     | ${5000} | ${null}
  ${'RAILWAY'} | ${0}    | ${null}
`('part $running made to measure of $product is $number', ({ product, running, number }) => {
  expect(customItemNumber(product, running)).toBe(number)
})

test('no two parts made to measure have one number, whatever their lines', () => {
  const numbers = PRODUCT_LINES.flatMap((product) =>
    Array.from({ length: CUSTOM_NUMBERS }, (_, running) => customItemNumber(product, running) ?? []).flat(),
  )
  expect(numbers).toHaveLength(5 * CUSTOM_NUMBERS)
  expect(new Set(numbers).size).toBe(numbers.length)
})
