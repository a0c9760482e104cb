import { describe, expect, test } from 'vitest'
import { type Phrase, phrases, textsWith } from './phrases.ts'
import { textsOfItems, textsOfProduct } from './texts-of-product.ts'
import { weightedWords } from './weighted-words.ts'

const texts = textsOfProduct()

test('texts are found', () => {
  expect(texts.length).toBeGreaterThan(2500)
})

test('at most sixty phrases are watched', () => {
  expect(phrases.length).toBeLessThanOrEqual(60)
})

/** The texts that have a phrase, with what to write instead. */
const expectNowhere = (phrase: Phrase) => expectNotIn(texts, phrase)

function expectNotIn(all: typeof texts, phrase: Phrase) {
  const found = textsWith(phrase, all)
  const lines = found.map(({ file, line, text }) => `${file}:${line} ${text}`).join('\n')
  expect(found, `Write ${phrase.instead}:\n${lines}`).toEqual([])
}

describe('no text has a phrase that a dealer would notice', () => {
  test.each(phrases)('$name', expectNowhere)
})

test('no item is spelled in the British way', () => {
  const items = textsOfItems()
  expect(items.length).toBeGreaterThan(500)
  for (const phrase of phrases.filter(({ name }) => name === 'British spelling')) expectNotIn(items, phrase)
})

describe('no text has a word that promises or names more than is meant', () => {
  test.each(weightedWords)('$name', expectNowhere)
})

describe('a text that the specification fixes is one of the product', () => {
  const fixed = [...phrases, ...weightedWords].flatMap((phrase) => phrase.fixed ?? [])
  test.each(fixed)('%s', (sentence) => expect(texts.map(({ text }) => text)).toContain(sentence))
})

test.each<[string, boolean]>([
  ['A gentle ramp', true],
  ['Easy to install', true],
  ['This ramp is ADA compliant.', true],
  ['Code Compliant Moduler Access System', false],
  ['Meets code', true],
  ['Two-line guards', true],
  ['Two-line railing', false],
  ['The offer of 2 May', true],
  ['Offer', true],
  ['Proposal', false],
  ['From the kerb', true],
  ['Item in catalogue.json', false],
])('%j has a weighted word: %s', (text, isFound) => {
  const found = weightedWords.some(
    (phrase) => textsWith(phrase, [{ file: 'a.ts', line: 1, text }]).length > 0,
  )
  expect(found).toBe(isFound)
})
