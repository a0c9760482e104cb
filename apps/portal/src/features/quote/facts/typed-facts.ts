import type { PaperFacts } from '@ramp/contracts'
import { linesOf } from '../../../ui/site-address.ts'

/** The facts of a job as somebody types them: an address line by line. */
export type TypedFacts = {
  readonly contact: string
  readonly phone: string
  readonly address: string
  readonly permitNumber: string
}

export const typedOf = ({ project, review }: Pick<PaperFacts, 'project' | 'review'>): TypedFacts => ({
  contact: project.contact,
  phone: project.phone,
  address: project.address.join('\n'),
  permitNumber: review.permitNumber,
})

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
