import { describe, expect, test } from 'vitest'
import { boxesSentence, stretchesOf } from './scripts.ts'

describe('a line in several scripts', () => {
  test.each`
    title                                      | line                   | expected
    ${'one script is one stretch'}             | ${'Harper, 5′ 3 3/8″'} | ${[['latin', 'Harper, 5′ 3 3/8″']]}
    ${'a letter of another file stands apart'} | ${'Łódź'}              | ${[['latin-ext', 'Ł'], ['latin', 'ód'], ['latin-ext', 'ź']]}
    ${'a space stays with the word before it'} | ${'Дом 5'}             | ${[['cyrillic', 'Дом '], ['latin', '5']]}
    ${'a letter and its accent are composed'}  | ${'e\u0301'}           | ${[['latin', 'é']]}
    ${'measures are of the latin file'}        | ${'90° ½ × 5'}         | ${[['latin', '90° ½ × 5']]}
    ${'signs come from a font of signs'}       | ${'✓ a ✗'}             | ${[['signs', '✓ '], ['latin', 'a '], ['signs', '✗']]}
    ${'an arrow is an arrow'}                  | ${'25″ → 21″'}         | ${[['latin', '25″ '], ['signs', '→ '], ['latin', '21″']]}
    ${'what no file has is a box'}             | ${'a 北京'}            | ${[['latin', 'a '], ['box', '北京']]}
    ${'joiners and selectors leave no trace'}  | ${'a\u200db\ufe0f'}    | ${[['latin', 'ab']]}
    ${'nothing is nothing'}                    | ${''}                  | ${[]}
  `('$title', ({ line, expected }) => {
    expect(stretchesOf(line).map(({ script, text }) => [script, text])).toEqual(expected)
  })
})

describe('letters that print as boxes', () => {
  test.each(['Harper ✓ ✗ → ° ½', 'Łukasz', 'Nguyễn', 'Мария', '', '25″'])('%s has none', (text) => {
    expect(boxesSentence(text)).toBeNull()
  })

  test('are named once each', () => {
    expect(boxesSentence('日本 and 日')).toBe(
      'The PDF fonts do not have 日 本: boxes are printed instead. The characters stay in the project.',
    )
  })
})
