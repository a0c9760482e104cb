import type { OfferState, QuoteOption, QuoteRevision, RevisionAction } from '@ramp/contracts'
import { dayText } from '@ramp/domain'
import { moneyText, numberText } from '@ramp/shell'
import { dateText } from '../../../ui/text.ts'

const STATE: Readonly<Record<OfferState, string>> = {
  none: 'Not issued',
  issued: 'Issued',
  superseded: 'Superseded',
  withdrawn: 'Withdrawn',
  declined: 'Declined',
  approved: 'Approved',
  amended: 'Amended',
  canceled: 'Canceled',
  'not-chosen': 'Not chosen',
}

/** What became of a revision; the order is a fact of its own. */
export function stateText({ offer, order, isExpired, changeOrder }: QuoteRevision): string {
  const said = isExpired ? 'Expired' : STATE[offer]
  if (order === 'none') return said
  const ordered = changeOrder === null || changeOrder === 0 ? 'Ordered' : `Change order ${changeOrder}`
  return `${ordered}, ${said.toLowerCase()}`
}

/** When it was issued and until when it is valid, or when it was finished. */
export function datesText({ issuedAt, validUntil, finishedAt }: QuoteRevision): string {
  if (issuedAt === null) return `Finished ${dateText(finishedAt)}`
  const until = validUntil === null ? '' : `, valid until ${dayText(validUntil)}`
  return `Issued ${dateText(issuedAt)}${until}`
}

/** `1 Straight`, `2`. */
export const optionText = ({ number, name }: Pick<QuoteOption, 'number' | 'name'>): string =>
  name === '' ? `Option ${number}` : `${number} ${name}`

/** The last revision that counts of an option: the one that is issued or ordered, else the last. */
export const currentOf = ({ revisions }: QuoteOption): QuoteRevision | null =>
  revisions.findLast(
    ({ offer, order }) => order === 'ordered' || offer === 'issued' || offer === 'approved',
  ) ??
  revisions.at(-1) ??
  null

/** What it was issued for; else its parts at retail, named as that. Null for people who see no prices. */
export const priceOf = ({ total, partsTotal }: QuoteRevision): string | null => {
  if (total !== null) return moneyText(total)
  return partsTotal === null ? null : `parts ${moneyText(partsTotal)}`
}

type Acceptable = {
  /** What has been ordered cannot be ordered again: a change order begins without anything to accept. */
  readonly isOpen: boolean
  /** The price it was issued for; null where it was issued without one. */
  readonly sold: string | null
}

type Ordered = Pick<QuoteRevision, 'versionNumber' | 'total' | 'order'>

/** What accepting a version of a quote would order; it is open as long as nothing says that it is not. */
export function toAccept(
  versionNumber: number,
  options: readonly { readonly revisions: readonly Ordered[] }[],
): Acceptable {
  const revision = options
    .flatMap(({ revisions }) => revisions)
    .find((one) => one.versionNumber === versionNumber)
  return {
    isOpen: revision === undefined || revision.order === 'none',
    sold: revision === undefined || revision.total === null ? null : moneyText(revision.total),
  }
}

/**
 * Price and length of an option, as far as it has them.
 * @param price what the dealer charges today; null where that is not built. What it was issued for comes first
 */
export function figuresText(revision: QuoteRevision | null, price: string | null = null): string {
  if (revision === null) return 'Not drawn yet'
  const length = `${numberText(revision.linearFeet)} ft`
  const shown = revision.total === null ? (price ?? priceOf(revision)) : priceOf(revision)
  return [shown, length].filter((text) => text !== null).join(', ')
}

/** What is done with a revision, as its button says it. */
export const ACTION_TEXT: Readonly<Record<RevisionAction, string>> = {
  issue: 'Issue',
  withdraw: 'Withdraw',
  decline: 'Record as declined',
  approve: 'Record approval',
  cancel: 'Cancel approval',
  extend: 'Extend',
  order: 'Accept quote',
}

/** What follows of it, in one sentence. */
export const CONSEQUENCE: Readonly<Record<Exclude<RevisionAction, 'issue' | 'order'>, string>> = {
  withdraw: 'The proposal is no longer valid. The revision issued before it becomes current again.',
  decline: 'The customer declined this proposal.',
  approve: 'The customer approved this proposal. Proposals for other options are then marked as not chosen.',
  cancel: 'The approval no longer counts. Proposals for other options become current again.',
  extend: 'The proposal does not change. It is valid longer.',
}
