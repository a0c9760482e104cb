import { listed, pluralOf } from '@ramp/domain'
import type { QuoteMarks } from '../paper/input.ts'

/** A run of so many numbers is said by its first and its last. */
const RUN = 4

/** `A, B, and C`, and `R1 to R13` where more than a few are numbered on. */
export function listedTags(tags: readonly string[]): string {
  const runs: (readonly [string, ...string[]])[] = []
  for (const tag of tags) {
    const run = runs.at(-1)
    if (run && tag === nextTag(run.at(-1) ?? '')) runs[runs.length - 1] = [...run, tag]
    else runs.push([tag])
  }
  return listed(runs.flatMap((run) => (run.length < RUN ? run : [`${run[0]} to ${run.at(-1)}`])))
}

/** `R6` after `R5`; letters are not counted on. */
function nextTag(tag: string): string | null {
  const [, prefix, number] = /^(\D+)(\d+)$/.exec(tag) ?? []
  return number === undefined ? null : `${prefix}${Number(number) + 1}`
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

/** `Proposal 1001, version 2`; a drawing of no quote, as one in the sandbox, is `Quote: not entered`. */
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
  `${NUMBERS[count] ?? count} ${pluralOf(count, one, many)}`

export const capital = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`

/** `4.8°` */
export const degreesText = (degrees: number): string => `${(Math.round(degrees * 100) / 100).toFixed(2)}°`
