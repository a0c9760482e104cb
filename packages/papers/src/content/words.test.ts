import { expect, test } from 'vitest'
import { listedTags } from './words.ts'

test.each`
  tags                                          | words
  ${[]}                                         | ${''}
  ${['A', 'B', 'C', 'D']}                       | ${'A, B, C, and D'}
  ${['R1', 'R2', 'R3']}                         | ${'R1, R2, and R3'}
  ${['R1', 'R2', 'R3', 'R4']}                   | ${'R1 to R4'}
  ${['A', 'R5', 'R6', 'R7', 'R8', 'R9', 'R12']} | ${'A, R5 to R9, and R12'}
`('$tags is $words', ({ tags, words }) => expect(listedTags(tags)).toBe(words))
