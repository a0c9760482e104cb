import { describe, expect, test } from 'vitest'
import { stretchesOf } from './scripts.ts'

describe('a line in several scripts', () => {
  test.each`
    title                                      | line                   | expected
    ${'one script is one stretch'}             | ${'Harper, 5′ 3 3/8″'} | ${[['latin', 'Harper, 5′ 3 3/8″']]}
    ${'a letter of another file stands apart'} | ${'Łódź'}              | ${[['latin-ext', 'Ł'], ['latin', 'ód'], ['latin-ext', 'ź']]}
    ${'a space stays with the word before it'} | ${'Дом 5'}             | ${[['cyrillic', 'Дом '], ['latin', '5']]}
    ${'a letter and its accent are composed'}  | ${'e\u0301'}           | ${[['latin', 'é']]}
    ${'an arrow is written as an angle'}       | ${'25″ → 21″'}         | ${[['latin', '25″ › 21″']]}
    ${'what no file has is a question mark'}   | ${'北'}                | ${[['latin', '?']]}
    ${'joiners and selectors leave no trace'}  | ${'a\u200db\ufe0f'}    | ${[['latin', 'ab']]}
    ${'nothing is nothing'}                    | ${''}                  | ${[]}
  `('$title', ({ line, expected }) => {
    expect(stretchesOf(line).map(({ script, text }) => [script, text])).toEqual(expected)
  })
})
