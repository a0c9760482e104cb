import { expect, test } from 'vitest'
import { markedIn, wordsOf } from './marked-in.ts'

test.each([
  ['Harper residence', '', 'Harper residence'],
  ['Harper residence', 'harp', '[Harp]er residence'],
  ['Harper residence, rear', 're', 'Harper [re]sidence, [re]ar'],
  ['Harper residence', 'res residence', 'Harper [residence]'],
  ['Ramp 5.5 (copy)', '5.5 (copy)', 'Ramp [5.5] [(copy)]'],
  ['a+b', '+', 'a[+]b'],
  ['Harper', 'x', 'Harper'],
])('in %o the search %o marks %o', (text, search, marked) => {
  const pieces = markedIn(text, wordsOf(search))
  expect(pieces.map(({ piece, isFound }) => (isFound ? `[${piece}]` : piece)).join('')).toBe(marked)
  expect(new Set(pieces.map(({ from }) => from)).size).toBe(pieces.length)
})
