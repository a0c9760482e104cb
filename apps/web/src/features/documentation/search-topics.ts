import type { Entry } from './entry.ts'
import { type Topic, topics } from './topics.ts'

/** A topic that speaks of what was asked, and the sentence that does. */
export type Found = { readonly topic: Topic; readonly title: string; readonly says: string }

/** Every topic in which all words of a question stand, those first whose name or title has them. */
export function searchTopics(question: string): readonly Found[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  const found = topics.flatMap((topic): readonly (Found & { readonly isNamed: boolean })[] => {
    const place = `${topic.section} ${topic.sub.name}`
    const entry = topic.sub.entries.find((one) => hasAll(`${place} ${one.title} ${linesOf(one).join(' ')}`))
    if (!entry) return []
    const lines = linesOf(entry)
    const says =
      lines.find(hasAll) ?? lines.find((line) => words.some((word) => hasWord(line, word))) ?? lines[0]
    return [{ topic, title: entry.title, says: says ?? '', isNamed: hasAll(`${place} ${entry.title}`) }]
  })
  return found.toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed))
}

const hasWord = (line: string, word: string): boolean => line.toLowerCase().includes(word)

const linesOf = ({ text, steps = [], tablet = [], tabletSteps = [] }: Entry): readonly string[] => [
  ...text,
  ...steps,
  ...tablet,
  ...tabletSteps,
]
