import type { QuoteMarks } from '../paper/input.ts'

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** `A, B, and C`: one 'and', however many there are. */
export const listed = (words: readonly string[]): string => LIST.format(words)

/** `A, B, and C`, and `R1 to R13` where more than a few are numbered on. */
export function listedTags(tags: readonly string[]): string {
  const prefix = /^\D+/.exec(tags[0] ?? '')?.[0] ?? ''
  const isNumbered = tags.every((tag, index) => tag === `${prefix}${index + 1}`)
  return tags.length > 3 && isNumbered ? `${tags[0]} to ${tags.at(-1)}` : listed(tags)
}

/** `2 x loop, to a closure`: equal words are said once, with their number. */
export function counted(words: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].map(([word, count]) => (count === 1 ? word : `${count} x ${word}`)).join(', ')
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** `Offer 1001, version 2`; a drawing of no quote, as one in the sandbox, is `Quote: not entered`. */
export const numberedWords = (
  paper: string,
  { number, version }: Pick<QuoteMarks, 'number' | 'version'>,
): string =>
  [
    number === '' ? 'Quote: not entered' : `${paper} ${number}`,
    ...(version === '' ? [] : [`version ${version}`]),
  ].join(', ')

/** `twelve legs`, `one leg`, `13 legs` */
export const quantityWords = (count: number, one: string, many = `${one}s`): string =>
  `${NUMBERS[count] ?? count} ${count === 1 ? one : many}`

export const capital = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`

/** `4.8°` */
export const degreesText = (degrees: number): string => `${(Math.round(degrees * 100) / 100).toFixed(2)}°`
