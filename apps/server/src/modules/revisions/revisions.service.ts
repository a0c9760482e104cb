import {
  type changeRevision,
  issuedPdfName,
  type issueRevision,
  type QuoteOptions,
  revisionMark,
  type ValidInputOf,
} from '@ramp/contracts'
import { dayText } from '@ramp/domain'
import { AppError, invalidField } from '../../http/app-error.ts'
import type { Asking } from '../../identity/caller.ts'
import { maySee } from '../../identity/field-access.ts'
import { notShared } from '../../policies/quote-access.ts'
import { optionsFor } from './as-seen.ts'
import { pricedRevisionOf } from './bookkeeping/priced-revision.ts'
import type { DepsOfRevisions } from './deps.ts'
import { expiredBy, type Hold, holdWith, type OpenToAct, openToActWith, refuse } from './holding.ts'
import { issueWith, orderWith } from './issue-and-order.ts'
import { issuedProposalWith, openIssuedWith } from './issued-proposal.ts'
import { dayIn } from './offer-days.ts'
import { orderCostWith } from './order-cost.ts'
import { takeBack } from './outcomes.ts'
import { prepareOfferWith } from './prepare-offer.ts'
import { mainOptionOf } from './states/conditions.policy.ts'
import { type RevisionRow, revisionsOf } from './store/rows.ts'
import { changeStatus, updateHeader } from './store/write-revisions.ts'

/** The life of the revisions of a quote: every change under the lock of its header, with the event that tells of it. */
export const revisionsService = (deps: DepsOfRevisions) => {
  const hold = holdWith(deps)
  const openToAct = openToActWith(deps)
  const withOffers = { ...deps, hold, openToAct, prepareOffer: prepareOfferWith(deps) }
  const issue = issueWith(withOffers)
  const act = actWith(hold, openToAct)
  const beginChange = beginChangeWith(deps, openToAct)
  const list = listWith(deps)
  return {
    list,
    order: orderWith({ ...withOffers, costOf: orderCostWith(deps) }),
    async issue(caller: Asking, toIssue: ValidInputOf<typeof issueRevision>) {
      await issue(caller, toIssue)
      return list(caller, toIssue.id)
    },
    async act(caller: Asking, toChange: ValidInputOf<typeof changeRevision>) {
      await act(caller, toChange)
      return list(caller, toChange.id)
    },
    async beginChange(caller: Asking, id: string) {
      await beginChange(caller, id)
      return list(caller, id)
    },
    issuedProposal: issuedProposalWith(deps),
    pricedRevision: pricedRevisionWith(deps),
    /** Where the proposal of a revision lies; what it says is for people who see customer and selling prices. */
    async proposalPlace(caller: Asking, id: string, version: number): Promise<string> {
      const access = await deps.accessTo(id, await deps.openHeader(caller, id))
      if (!maySee(caller, 'sellingPrice', access) || !maySee(caller, 'customer', access)) throw notShared()
      const place = await deps.repository.proposalPlace(id, version)
      if (place !== null) return place
      throw new AppError('file.unknown', `This revision of quote ${id} has no proposal. Issue it first.`)
    },
    /** Where the layout PDF of a revision lies, and the name it is downloaded under (spec 1 §9). */
    async layoutPdf(caller: Asking, id: string, version: number) {
      await deps.openHeader(caller, id)
      const pdf = await deps.repository.layoutPdf(id, version)
      if (pdf?.pdf_place) return { place: pdf.pdf_place, fileName: issuedPdfName(pdf) }
      throw new AppError('file.unknown', `This revision of quote ${id} has no layout PDF.`)
    },
  }
}

/** An issued revision for bookkeeping. */
const pricedRevisionWith = (deps: DepsOfRevisions) => {
  const openIssued = openIssuedWith(deps)
  return async (caller: Asking, id: string, version: number) => {
    const { revision, frozen, issued } = await openIssued(caller, { id, version })
    const { option, letter, issuedAt } = revision
    const { lines } = frozen
    const { price } = issued
    return pricedRevisionOf({ quote: id, option, letter, issuedAt: issuedAt ?? deps.now(), price, lines })
  }
}

const listWith =
  ({ openHeader, accessTo, repository, lists, now }: DepsOfRevisions) =>
  async (caller: Asking, id: string): Promise<QuoteOptions> => {
    const header = await openHeader(caller, id)
    const [stored, access, terms] = await Promise.all([
      repository.all(id),
      accessTo(id, header),
      repository.terms(header.customerNumber),
    ])
    return optionsFor(caller, {
      header,
      access,
      ...stored,
      isExpired: expiredBy(now(), terms),
      inForce: lists.inForce(),
    })
  }

/** Withdraws, declines, approves, cancels or extends the offer of a revision. */
const actWith =
  (hold: Hold, openToAct: OpenToAct) =>
  async (caller: Asking, toChange: ValidInputOf<typeof changeRevision>): Promise<void> => {
    const { id, versionNumber: version, action, reason, validUntil } = toChange
    const { terms } = await openToAct(caller, id, action)
    await hold(caller, { id, version, terms }, (held) => {
      const { revision, standing, writing } = held
      refuse(action, revision, standing)
      if (action !== 'extend') return takeBack(held, action, reason)
      const until = requireLater(revision, validUntil, dayIn(writing.at, terms.time_zone))
      return changeStatus(writing, { event: 'extended', version, change: { validUntil: until }, reason })
    })
  }

/** Opens the drawing of an ordered quote for a change order. */
const beginChangeWith =
  ({ change, recordAuditEvent, now }: DepsOfRevisions, openToAct: OpenToAct) =>
  async (caller: Asking, id: string): Promise<void> => {
    await openToAct(caller, id, 'issue')
    await change(id, async ({ header, sql }) => {
      if (header.changingOption !== null) return
      if (header.status !== 'accepted') throw notOrdered()
      const at = now()
      const option = mainOptionOf(await revisionsOf(sql, id))
      await updateHeader(
        { sql, headerID: id, at },
        { mainOption: option, changingOption: option, isOrdered: true },
      )
      const event = { event: 'change-begun', headerID: id, at, details: { option } } as const
      await recordAuditEvent(sql, caller, event)
    })
  }

const notOrdered = () =>
  new AppError('revision.refused', 'This quote has not been ordered. Change its drawing in the designer.')

function requireLater(revision: RevisionRow, wanted: string | undefined, today: string): string {
  const { validUntil } = revision
  if (wanted === undefined) throw invalidField('validUntil', 'is required to extend a proposal')
  if (wanted < today) throw invalidField('validUntil', `must not be before today, ${dayText(today)}`)
  if (validUntil !== null && wanted <= validUntil)
    throw new AppError(
      'revision.refused',
      `The proposal of revision ${revisionMark(revision)} is already valid until ${dayText(validUntil)}. Enter a later day.`,
    )
  return wanted
}
