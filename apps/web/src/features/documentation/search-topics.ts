import type { Entry } from './content/entry.ts'
import { type Topic, topics } from './topics.ts'

/** A topic that speaks of what was asked, and the sentence that does. */
export type Found = { readonly topic: Topic; readonly title: string; readonly says: string }

/**
 * Every topic that has all words of a question, the best first: what people type who look for it, then its name, the titles on
 * the page, and its sentences.
 */
export function searchTopics(question: string): readonly Found[] {
  const words = wordsOf(question)
  const asked = words.filter((word) => !FILLERS.has(word))
  const needed = asked.length > 0 ? asked : words
  if (needed.length === 0) return []
  const phrase = needed.map(stemOf).join(' ')
  return topics
    .flatMap((topic): readonly (Found & { readonly score: number })[] => {
      const score = scoreOf(topic, { literal: words.join(' '), needed, phrase })
      return score === 0 ? [] : [{ topic, ...excerptOf(topic, needed), score }]
    })
    .toSorted((one, other) => other.score - one.score)
}

/** Words of a question that name nothing. */
const FILLERS = new Set(
  'a an the to of for me my i is are do does can how what where when and or in on with it this that'.split(
    ' ',
  ),
)

/** What was typed is a search word of the page: letter by letter, or but for fillers and plurals. */
const LITERAL = 2000
const EXACT = 1000
const WEIGHTS = { name: 40, words: 30, section: 12, titles: 10, text: 2 } as const

type Asked = { readonly literal: string; readonly needed: readonly string[]; readonly phrase: string }

function scoreOf({ section, sub }: Topic, { literal, needed, phrase }: Asked): number {
  const fields: readonly (readonly [weight: number, words: readonly string[]])[] = [
    [WEIGHTS.name, wordsOf(sub.name)],
    [WEIGHTS.words, sub.words.flatMap(wordsOf)],
    [WEIGHTS.section, wordsOf(section)],
    [WEIGHTS.titles, sub.entries.flatMap(({ title }) => wordsOf(title))],
    [WEIGHTS.text, [sub.when, ...sub.entries.flatMap(linesOf)].flatMap(wordsOf)],
  ]
  const ofWord = needed.map(
    (word) => fields.find(([, words]) => words.some((one) => begins(one, word)))?.[0] ?? 0,
  )
  if (ofWord.includes(0)) return 0
  const isLiteral = sub.words.some((one) => wordsOf(one).join(' ') === literal)
  const isExact = sub.words.some((one) => phraseOf(one) === phrase)
  return ofWord.reduce((sum, one) => sum + one, isLiteral ? LITERAL : isExact ? EXACT : 0)
}

/** What stands below a hit: the entry that has most of the words, and its sentence with them. */
function excerptOf({ sub }: Topic, needed: readonly string[]): Pick<Found, 'title' | 'says'> {
  const countIn = (text: string) =>
    needed.filter((word) => wordsOf(text).some((one) => begins(one, word))).length
  const best = <Thing>(things: readonly Thing[], textOf: (thing: Thing) => string) =>
    things.toSorted((one, other) => countIn(textOf(other)) - countIn(textOf(one)))[0]
  const entry = best(sub.entries, (one) => `${one.title} ${linesOf(one).join(' ')}`)
  const lines = entry ? linesOf(entry) : []
  const line = best(lines, (one) => one)
  return { title: entry?.title ?? sub.name, says: line && countIn(line) > 0 ? line : sub.when }
}

const phraseOf = (words: string): string => {
  const all = wordsOf(words)
  const named = all.filter((word) => !FILLERS.has(word))
  return (named.length > 0 ? named : all).map(stemOf).join(' ')
}

/** `Handrails` is found by `handrail`, and by `handr` while it is typed. */
const begins = (word: string, asked: string): boolean =>
  word.startsWith(asked) || stemOf(word) === stemOf(asked)

const stemOf = (word: string): string => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word)

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[a-z0-9][a-z0-9'./:+-]*(?<![.:'/])/g) ?? []

const linesOf = ({ text, steps = [], tablet = [], tabletSteps = [] }: Entry): readonly string[] => [
  ...text,
  ...steps,
  ...tablet,
  ...tabletSteps,
]
