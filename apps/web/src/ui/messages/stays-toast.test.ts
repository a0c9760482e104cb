import { expect, test } from 'vitest'
import { sentenceOf } from './stays-toast.ts'

test.each`
  problem                                                                              | sentence
  ${{ kind: 'held' }}                                                                  | ${/cannot move because/}
  ${{ kind: 'no-room' }}                                                               | ${/overlap another part/}
  ${{ kind: 'no-end' }}                                                                | ${/enough free ends/}
  ${{ kind: 'rule', code: 'connection.not-valid', values: { a: '8 ft', b: 'Stair' } }} | ${/^Connecting 8 ft to Stair is not a valid connection\.$/}
`('what cannot follow is told in a sentence: $sentence', ({ problem, sentence }) => {
  expect(sentenceOf(problem)).toMatch(sentence)
})
