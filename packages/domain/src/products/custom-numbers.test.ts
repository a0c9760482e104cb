import { expect, test } from 'vitest'
import { customItemNumber } from './custom-numbers.ts'

test.each`
  product      | running   | number
  ${'P3G'}     | ${0}      | ${'27000'}
  ${'P3G'}     | ${999}    | ${'27999'}
  ${'P3G'}     | ${1000}   | ${'80000'}
  ${'P2G'}     | ${7}      | ${'37007'}
  ${'PHD'}     | ${1}      | ${'44001'}
  ${'HAR'}     | ${2}      | ${'67002'}
  ${'P3G'}     | ${20_999} | ${'99999'}
  ${'P3G'}     | ${21_000} | ${null}
  ${'RAILWAY'} | ${0}      | ${null}
`('part $running made to measure of $product is $number', ({ product, running, number }) => {
  expect(customItemNumber(product, running)).toBe(number)
})
