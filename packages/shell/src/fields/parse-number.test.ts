import { expect, test } from 'vitest'
import { parseDecimal, parseWholeNumber } from './parse-number.ts'

test.each`
  text          | whole   | decimal
  ${'4'}        | ${4}    | ${4}
  ${' 412 '}    | ${412}  | ${412}
  ${'412 lb'}   | ${412}  | ${412}
  ${'412lb'}    | ${412}  | ${412}
  ${'0'}        | ${0}    | ${0}
  ${'-0'}       | ${0}    | ${0}
  ${'007'}      | ${7}    | ${7}
  ${'1,200'}    | ${1200} | ${1200}
  ${'-70'}      | ${-70}  | ${-70}
  ${'−70'}      | ${-70}  | ${-70}
  ${'+5'}       | ${5}    | ${5}
  ${'1.5'}      | ${null} | ${1.5}
  ${'.5'}       | ${null} | ${0.5}
  ${'-22.5'}    | ${null} | ${-22.5}
  ${'12.0'}     | ${null} | ${12}
  ${''}         | ${null} | ${null}
  ${'-'}        | ${null} | ${null}
  ${'.'}        | ${null} | ${null}
  ${'lb'}       | ${null} | ${null}
  ${'many'}     | ${null} | ${null}
  ${'12 13'}    | ${null} | ${null}
  ${'12 1/2'}   | ${null} | ${null}
  ${'1,20'}     | ${null} | ${null}
  ${'1,2000'}   | ${null} | ${null}
  ${'12,5'}     | ${null} | ${null}
  ${'1e3'}      | ${null} | ${null}
  ${'0x10'}     | ${null} | ${null}
  ${'Infinity'} | ${null} | ${null}
  ${'$12'}      | ${null} | ${null}
  ${'--5'}      | ${null} | ${null}
  ${'12 kg'}    | ${null} | ${null}
`(
  '"$text" is the whole number $whole and the number $decimal [shell-fields-1]',
  ({ text, whole, decimal }) => {
    expect(parseWholeNumber(text, ' lb')).toBe(whole)
    expect(parseDecimal(text, ' lb')).toBe(decimal)
  },
)
