import { describe, expect, test } from 'vitest'
import { phrases, textsWith } from './phrases.ts'
import { textsOfProduct } from './texts-of-product.ts'

const texts = textsOfProduct()

test('texts are found', () => {
  expect(texts.length).toBeGreaterThan(2500)
})

test('at most sixty phrases are watched', () => {
  expect(phrases.length).toBeLessThanOrEqual(60)
})

describe('a phrase is written no more often than before', () => {
  test.each(phrases)('$name', (phrase) => {
    const found = textsWith(phrase, texts)
    const lines = found.map(({ file, line, text }) => `${file}:${line} ${text}`).join('\n')
    expect(
      found.length,
      found.length > phrase.count
        ? `Write ${phrase.instead} (${phrase.count} were known):\n${lines}`
        : 'There are fewer now: lower the count in tools/texts/phrases.ts.',
    ).toBe(phrase.count)
  })
})
