import { type Analysis, type Issue, messageOf, partNames } from '@ramp/domain'

type Known = Pick<Analysis, 'placement'>

/** An issue with its parts: `5 × 5 platform and 8 ft ramp overlap`; a sentence that names them already stays as it is. */
export function issueWords(issue: Issue, { placement }: Known): string {
  const names = namesOf(issue.parts, { placement })
  if (issue.code === 'placement.overlap' && issue.parts.length > 1) return `${listed(names)} overlap`
  const sentence = messageOf(issue)
  if (names.length === 0 || names.every((name) => sentence.includes(name))) return sentence
  return `${sentence.replace(/\.$/, '')}: ${listed(names)}`
}

/** What is said once the parts of an issue are selected. */
export const selectedWords = (parts: Issue['parts'], sentence: string, known: Known): string => {
  const names = namesOf(parts, known)
  return names.length === 0 ? sentence : `Selected: ${listed(names)}. ${sentence}`
}

const namesOf = (parts: Issue['parts'], { placement }: Known): readonly string[] =>
  [...new Set(parts)].flatMap((id) => (placement.byId.has(id) ? [partNames([id], { placement })] : []))

/** `A, B and C` */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
