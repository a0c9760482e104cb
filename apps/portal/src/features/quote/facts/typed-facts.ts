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

/** What somebody typed of the facts, to be saved; everything else stays as it is. */
export const changedFacts = (
  { review }: Pick<PaperFacts, 'review'>,
  { contact, phone, address, permitNumber }: TypedFacts,
): Pick<PaperFacts, 'project' | 'review'> => ({
  project: { contact: contact.trim(), phone: phone.trim(), address: [...linesOf(address)] },
  review: { ...review, permitNumber: permitNumber.trim() },
})
