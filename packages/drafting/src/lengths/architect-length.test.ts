import { expect, test } from 'vitest'
import { architectLength, heightText, tapeInches } from './architect-length.ts'

test.each`
  inches      | text
  ${132.1875} | ${`11'-0 3/16"`}
  ${132}      | ${`11'-0"`}
  ${95.6875}  | ${`7'-11 11/16"`}
  ${95.99}    | ${`8'-0"`}
  ${4.5}      | ${`4 1/2"`}
  ${0.0625}   | ${`1/16"`}
  ${0}        | ${`0"`}
  ${-25.5}    | ${`-2'-1 1/2"`}
  ${-0.01}    | ${`0"`}
`('$inches in are lettered $text', ({ inches, text }) => expect(architectLength(inches)).toBe(text))

test.each([
  [25, `+2'-1"`],
  [0, '±0"'],
  [-4, '-4"'],
])('a height of %d in says which way it lies: %s', (inches, text) => expect(heightText(inches)).toBe(text))

test.each([
  [20.57, 8, `20 5/8"`],
  [24.99, 8, `25"`],
  [7.8125, 16, `7 13/16"`],
] as const)('%d in on a tape with %d parts reads %s', (inches, parts, text) =>
  expect(tapeInches(inches, parts)).toBe(text),
)
