import { expect, test } from 'vitest'
import { hexColor, hexOf, isSameColor, rgbOf } from './color-text.ts'

test.each`
  typed         | color
  ${'#1B2430'}  | ${'#1b2430'}
  ${' 1b2430 '} | ${'#1b2430'}
  ${'#abc'}     | ${'#aabbcc'}
  ${'#1b243'}   | ${null}
  ${'red'}      | ${null}
  ${''}         | ${null}
`('"$typed" is the colour $color [web-ui-5]', ({ typed, color }) => {
  expect(hexColor(typed)).toBe(color)
})

test('red, green and blue make a colour and come out of it [web-ui-4]', () => {
  expect(rgbOf('#1b2430')).toEqual({ r: 27, g: 36, b: 48 })
  expect(hexOf({ r: 27, g: 36, b: 48 })).toBe('#1b2430')
  expect(hexOf({ r: -4, g: 300, b: 127.6 })).toBe('#00ff80')
})

test.each`
  a            | b            | same
  ${'#FFFFFF'} | ${'#ffffff'} | ${true}
  ${'#fff'}    | ${'#ffffff'} | ${true}
  ${null}      | ${'#ffffff'} | ${false}
  ${null}      | ${null}      | ${true}
`('$a and $b are one colour: $same [web-ui-6]', ({ a, b, same }) => {
  expect(isSameColor(a, b)).toBe(same)
})
