import { type Analysis, type Issue, isMissing, messageOf, type PartId, verdictOf } from '@ramp/domain'
import { partTags } from '@ramp/solids'
import { listedTags } from '../words.ts'

/** What documents call it. */
export const OPEN_ITEMS = 'Open items'

/**
 * What keeps a system from being built as it is drawn: errors, what is not ordered, and an end above grade, each once with
 * the tags of its parts. Rules of the codes are not among them: documents list those apart.
 */
export function openItems(analysis: Analysis): readonly string[] {
  const tags = partTags(analysis)
  const items = new Map<string, Set<PartId>>()
  for (const reason of verdictOf(analysis).reasons) {
    if (reason.kind !== 'issue' || (reason.tone !== 'bad' && !isMissing(reason))) continue
    const sentence = messageOf(inTags(reason.issue, tags))
    items.set(sentence, new Set([...(items.get(sentence) ?? []), ...reason.parts]))
  }
  return [...items].map(([sentence, parts]) => {
    const names = [...tags].flatMap(([id, tag]) => (parts.has(id) ? [tag] : []))
    return names.length === 0 ? sentence : `${listedTags(names)}: ${sentence}`
  })
}

/** Supports and closures that a system needs and its price leaves out: `Legs not ordered`. */
export const notOrdered = (analysis: Analysis): readonly string[] => [
  ...new Set(
    verdictOf(analysis).reasons.flatMap((reason) =>
      isMissing(reason) && reason.kind === 'issue' && AREAS.includes(reason.issue.area) && reason.short
        ? [reason.short]
        : [],
    ),
  ),
]

const AREAS: readonly Issue['area'][] = ['leg', 'bracing', 'closure']

/** Sentences name parts by their tags: ids are the product's own. */
const inTags = (issue: Issue, tags: ReadonlyMap<PartId, string>): Issue => ({
  ...issue,
  values: Object.fromEntries(
    Object.entries(issue.values ?? {}).map(([name, value]) => [name, tags.get(String(value)) ?? value]),
  ),
})
