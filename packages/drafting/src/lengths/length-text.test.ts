import { expect, test } from 'vitest'
import { lengthText, riseText } from './length-text.ts'

test.each`
  kind                   | length     | text
  ${'part-size'}         | ${66.125}  | ${'66 1/8"'}
  ${'part-size'}         | ${4.5}     | ${'4 1/2"'}
  ${'height'}            | ${31}      | ${'31"'}
  ${'height'}            | ${23.875}  | ${'23 7/8"'}
  ${'height'}            | ${-2.25}   | ${'-2 1/4"'}
  ${'leg-setting'}       | ${20.57}   | ${'20 9/16"'}
  ${'opening'}           | ${0.3125}  | ${'5/16"'}
  ${'opening'}           | ${41.5}    | ${'41 1/2"'}
  ${'tape-reading'}      | ${24.99}   | ${'25"'}
  ${'plan-dimension'}    | ${144}     | ${`12'-0"`}
  ${'plan-dimension'}    | ${66.125}  | ${`5'-6 1/8"`}
  ${'plan-dimension'}    | ${4.5}     | ${'4 1/2"'}
  ${'walk'}              | ${95.6875} | ${`7'-11 11/16"`}
  ${'ordinate'}          | ${66.5}    | ${`5'-6 1/2"`}
  ${'ordinate'}          | ${-36}     | ${`-3'-0"`}
  ${'site-length'}       | ${24}      | ${`2'-0"`}
  ${'survey-length'}     | ${719.6}   | ${`60'-0"`}
  ${'survey-length'}     | ${66.4}    | ${`5'-6"`}
  ${'height-over-datum'} | ${25}      | ${'+25"'}
  ${'height-over-datum'} | ${-0.125}  | ${'-1/8"'}
  ${'height-over-datum'} | ${-8.749}  | ${'-8 3/4"'}
  ${'height-over-datum'} | ${0}       | ${'0"'}
  ${'height-over-datum'} | ${0.01}    | ${'0"'}
  ${'height-over-datum'} | ${-0.01}   | ${'0"'}
`('a $kind of $length in is written $text', ({ kind, length, text }) => {
  expect(lengthText(length, kind)).toBe(text)
})

test.each`
  top         | bottom      | text          | heights
  ${18}       | ${15.1818}  | ${'2 13/16"'} | ${['18"', '15 3/16"']}
  ${15.1818}  | ${7.5909}   | ${'7 5/8"'}   | ${['15 3/16"', '7 9/16"']}
  ${10}       | ${10}       | ${'0"'}       | ${['10"', '10"']}
  ${-2.03125} | ${-4.03125} | ${'2"'}       | ${['-2 1/16"', '-4 1/16"']}
`('a rise from $top to $bottom is printed as its ends differ: $text', ({ top, bottom, text, heights }) => {
  expect([top, bottom].map((one) => lengthText(one, 'height'))).toEqual(heights)
  expect(riseText(top, bottom)).toBe(text)
})
