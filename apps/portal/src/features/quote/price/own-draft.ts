import type { OwnTerms } from '@ramp/contracts'
import { changedTerms } from '@ramp/pricing'
import type { ChangedDraft, DraftTerms } from '../../../ui/prices/draft/draft-terms.ts'

/** What is on the screen while somebody changes the terms of a quote: the company's, under what the quote has of its own. */
export const draftInForce = (company: OwnTerms, own: ChangedDraft): DraftTerms => ({
  ...changedTerms(company),
  ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
})

/** Whether the quote has any of these terms of its own. */
export const isOwn = (own: ChangedDraft, fields: readonly (keyof DraftTerms)[]): boolean =>
  fields.some((field) => own[field] !== undefined)

/** Own terms without some, for which the company's hold again. */
export const withoutOwn = (own: ChangedDraft, fields: readonly (keyof DraftTerms)[]): ChangedDraft => ({
  ...own,
  ...Object.fromEntries(fields.map((field) => [field, undefined])),
})
