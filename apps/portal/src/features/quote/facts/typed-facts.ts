import type { PaperFacts } from '@ramp/contracts'

/** The facts of a job as somebody types them: an address line by line. */
export type TypedFacts = {
  readonly contact: string
  readonly phone: string
  readonly address: string
  readonly permitNumber: string
}

/** Lines that an address has at most (the contract of savePaperFacts). */
export const MOST_LINES = 4
const LONGEST_LINE = 120

export const typedOf = ({ project, review }: Pick<PaperFacts, 'project' | 'review'>): TypedFacts => ({
  contact: project.contact,
  phone: project.phone,
  address: project.address.join('\n'),
  permitNumber: review.permitNumber,
})

const linesOf = (address: string): readonly string[] =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Why an address cannot be saved; null where it can. */
export function addressFault(address: string): string | null {
  const lines = linesOf(address)
  if (lines.length > MOST_LINES) return `An address has at most ${MOST_LINES} lines.`
  return lines.some((line) => line.length > LONGEST_LINE)
    ? `A line has at most ${LONGEST_LINE} characters.`
    : null
}

/** Facts with what was typed; everything else of them stays. */
export const withTyped = (
  { foundation, revisions, review, dealer }: PaperFacts,
  { contact, phone, address, permitNumber }: TypedFacts,
): PaperFacts => ({
  project: { contact: contact.trim(), phone: phone.trim(), address: [...linesOf(address)] },
  foundation,
  revisions,
  review: { ...review, permitNumber: permitNumber.trim() },
  dealer,
})
