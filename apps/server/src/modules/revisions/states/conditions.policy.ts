import { type OfferState, type RevisionAction, revisionMark } from '@ramp/contracts'
import { dayText } from '@ramp/domain'
import { AppError } from '../../../http/app-error.ts'
import type { OpenedHeader } from '../../../policies/open-header.ts'
import type { RevisionRow } from '../store/rows.ts'
import { transitionOf } from './transitions.policy.ts'

/** A quote as it stands while its lock is held. */
export type QuoteStanding = {
  readonly header: Pick<OpenedHeader, 'headerID' | 'status' | 'changingOption'>
  readonly revisions: readonly RevisionRow[]
  /** Whether the offer of a revision has ended where the dealer is. */
  readonly isExpired: (revision: RevisionRow) => boolean
}

const STATE_WORDS: Readonly<Record<OfferState, string>> = {
  none: 'has not been issued',
  issued: 'has been issued',
  superseded: 'has been superseded',
  withdrawn: 'has been withdrawn',
  declined: 'has been declined',
  approved: 'has been approved',
  amended: 'has been amended by a change order',
  canceled: 'has been canceled',
  'not-chosen': 'was not chosen',
}

const DONE: Readonly<Record<RevisionAction, string>> = {
  issue: 'issued',
  withdraw: 'withdrawn',
  decline: 'declined',
  approve: 'approved',
  cancel: 'canceled',
  extend: 'extended',
  order: 'ordered',
}

/** Why an action on a revision is refused as the quote stands; null where it is not. Who asks is looked at elsewhere. */
export function refusalOf(
  action: RevisionAction,
  revision: RevisionRow,
  standing: QuoteStanding,
): AppError | null {
  const changes = action === 'issue' || action === 'order'
  if (changes && isClosed(revision.option, standing)) return refusedAsClosed(standing)
  if (!transitionOf(action, revision)) return refusedAsItStands(action, revision)
  return (
    (changes ? refusalOfNewest(action, revision, standing) : null) ??
    refusalOfOthers(action, revision, standing)
  )
}

/** Refuses to change the drawing of an option once the quote was accepted, unless its change order was begun; names what was accepted. */
export function refuseClosed(option: number, standing: Pick<QuoteStanding, 'header' | 'revisions'>) {
  if (isClosed(option, standing)) throw refusedAsClosed(standing)
}

const isClosed = (option: number, { header }: Pick<QuoteStanding, 'header'>): boolean =>
  header.status === 'accepted' || (header.changingOption !== null && header.changingOption !== option)

/** The quote was accepted, or a change order was begun for another option. */
function refusedAsClosed({
  header: { changingOption },
  revisions,
}: Pick<QuoteStanding, 'header' | 'revisions'>): AppError {
  const ordered = lastOrdered(revisions)
  const of = ordered ? ` as revision ${revisionMark(ordered)}` : ''
  return new AppError(
    'quote.accepted',
    changingOption === null
      ? `This quote is already accepted${of}.`
      : `This quote is accepted${of}, and a change order for option ${changingOption} is open.`,
  )
}

function refusedAsItStands(action: RevisionAction, revision: RevisionRow): AppError {
  const state = revision.order === 'ordered' ? 'has been ordered' : STATE_WORDS[revision.offer]
  return new AppError(
    'revision.refused',
    `Revision ${revisionMark(revision)} ${state}, so it cannot be ${DONE[action]}. Open the quote again to see its status.`,
  )
}

/** A drawing that is not the last of its option, or that was begun before a newer revision was issued. */
function refusalOfNewest(
  action: RevisionAction,
  revision: RevisionRow,
  { header, revisions }: QuoteStanding,
) {
  const ofOption = revisions.filter(({ option }) => option === revision.option)
  const last = ofOption.at(-1)
  const isNew = revision.offer === 'none'
  if (last && last.version !== revision.version && (isNew || action === 'issue'))
    return new AppError(
      'quote.changed',
      `A newer parts list was received as version ${last.version}. Check it, then ${action === 'order' ? 'accept' : 'issue'} it.`,
    )
  const issued = ofOption.find(({ offer }) => offer === 'issued')
  const isOver = isNew && issued !== undefined && issued.version > (revision.basedOn ?? 0)
  return isOver ? begunBefore(issued, header.headerID) : null
}

function begunBefore(newer: RevisionRow, headerID: string): AppError {
  const name = revisionMark(newer)
  return new AppError(
    'revision.newer',
    `Revision ${name} was issued after you started this drawing. Compare the two. Then draw the change again from ${name}, or issue this drawing as a separate option.`,
    { headerID, newer: name, versionNumber: newer.version },
  )
}

/** What stands in the way beside the revision itself. */
function refusalOfOthers(
  action: RevisionAction,
  revision: RevisionRow,
  standing: QuoteStanding,
): AppError | null {
  const { revisions, isExpired } = standing
  if (action === 'approve' && isExpired(revision))
    return new AppError(
      'revision.refused',
      `The proposal of revision ${revisionMark(revision)} expired${revision.validUntil === null ? '' : ` after ${dayText(revision.validUntil)}`}. Extend it, then record the approval.`,
    )
  if (action !== 'order') return null
  const approved = revisions.find(({ offer }) => offer === 'approved')
  if (approved && approved.option !== revision.option)
    return new AppError(
      'revision.refused',
      `Revision ${revisionMark(approved)} of another option is approved. Cancel its approval, then order this one.`,
    )
  return refusalOfUnapprovedChange(revision, revisions)
}

/** Once somebody said yes, a change of the price needs a yes of its own; a change in the field of $0 needs none. */
function refusalOfUnapprovedChange(
  revision: RevisionRow,
  revisions: readonly RevisionRow[],
): AppError | null {
  const wasApproved = revisions.some(({ offer }) => offer === 'approved' || offer === 'amended')
  const last = lastOrdered(revisions)
  if (!wasApproved || !last || revision.offer === 'approved' || isSamePrice(revision, last)) return null
  return new AppError(
    'revision.refused',
    `The customer approved a different price. Issue revision ${revisionMark(revision)} and record its approval, then order it.`,
  )
}

/** What the customer pays; of revisions that were issued without a price the parts at retail. */
const isSamePrice = (one: RevisionRow, other: RevisionRow): boolean =>
  one.price && other.price ? one.price.total === other.price.total : one.partsTotal === other.partsTotal

/** The revision that was ordered last. */
export const lastOrdered = (revisions: readonly RevisionRow[]): RevisionRow | null =>
  revisions.reduce<RevisionRow | null>(
    (last, one) => (one.sequence !== null && (last?.sequence ?? -1) < one.sequence ? one : last),
    null,
  )

/** The option that calls mean which name the quote alone: the ordered one, else the approved one, else the first. */
export const mainOptionOf = (revisions: readonly RevisionRow[]): number =>
  (lastOrdered(revisions) ?? revisions.find(({ offer }) => offer === 'approved'))?.option ?? 1
