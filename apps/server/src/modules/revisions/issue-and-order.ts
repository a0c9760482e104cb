import {
  type acceptQuote,
  type issueRevision,
  MOST_OPTIONS,
  revisionLetter,
  revisionMark,
  type ValidInputOf,
} from '@ramp/contracts'
import { discardUnlessNamed } from '../../files/discard.ts'
import { AppError } from '../../http/app-error.ts'
import type { Asking } from '../../identity/caller.ts'
import type { DepsOfRevisions } from './deps.ts'
import {
  changedMeanwhile,
  expiredBy,
  type Hold,
  lastOf,
  type OpenToAct,
  refuse,
  requireRevision,
  unknownRevision,
} from './holding.ts'
import type { OrderCostOf } from './order-cost.ts'
import { addOrderOf, issue } from './outcomes.ts'
import type { PrepareOffer } from './prepare-offer.ts'
import { lastOrdered } from './states/conditions.policy.ts'
import type { RevisionRow } from './store/rows.ts'
import { listToOrder } from './supplementary-list.ts'

type Deps = Pick<DepsOfRevisions, 'repository' | 'now'> & {
  readonly openToAct: OpenToAct
  readonly prepareOffer: PrepareOffer
  readonly hold: Hold
}

type DepsOfOrders = Deps & { readonly costOf: OrderCostOf }

/** What a dealer accepts: the version that was shown, and the cost if it was asked for. */
type ToOrder = Pick<ValidInputOf<typeof acceptQuote>, 'id' | 'versionNumber' | 'confirmed'>

/** Issues a revision: its proposal is made first, and named in the transaction that issues it. */
export const issueWith =
  ({ repository, now, openToAct, prepareOffer, hold }: Deps) =>
  async (caller: Asking, toIssue: ValidInputOf<typeof issueRevision>): Promise<void> => {
    const { id, versionNumber: version, validDays, price, asOption = false } = toIssue
    const { header, terms } = await openToAct(caller, id, 'issue')
    const { options, revisions } = await repository.all(id)
    const revision = requireRevision(id, version, revisions)
    // What would be refused anyway costs no proposal.
    refuse('issue', revision, { header, revisions, isExpired: expiredBy(now(), terms) }, asOption)
    const option = asOption ? nextOption(options) : revision.option
    const mark = nextMark(revision, revisions, option)
    const toPrepare = { version, option: revision.option, mark, validDays, price, terms }
    const { offer, written } = await prepareOffer(caller, header, toPrepare)
    await discardUnlessNamed([written], () =>
      hold(caller, { id, version, terms }, async (held) => {
        refuse('issue', held.revision, held.standing, asOption)
        const isTaken = asOption && held.standing.revisions.some((row) => row.option === option)
        if (isTaken || nextMark(held.revision, held.standing.revisions, option) !== mark)
          throw changedMeanwhile(lastOf(option, held.standing.revisions))
        await issue(held, { offer, option, written })
      }),
    )
  }

/** Orders a revision from the manufacturer: the quote is accepted (spec 1 §1). Ordering one that was not issued issues it. */
export const orderWith =
  ({ repository, now, openToAct, prepareOffer, hold, costOf }: DepsOfOrders) =>
  async (caller: Asking, { id, versionNumber: version, confirmed }: ToOrder): Promise<void> => {
    const { header, terms } = await openToAct(caller, id, 'order')
    const revisions = await repository.revisions(id)
    if (revisions.length === 0) throw notReceived()
    const revision = requireRevision(id, version, revisions)
    refuse('order', revision, { header, revisions, isExpired: expiredBy(now(), terms) })
    const full = await repository.frozen(id, version)
    if (!full) throw unknownRevision(id, version)
    const last = lastOrdered(revisions)
    const before = last && (await repository.frozen(id, last.version))
    const cost = await costOf(full, confirmed)
    // What would be refused anyway costs no proposal.
    cost(listToOrder(before, full))
    const { option } = revision
    const wanted = { version, option, mark: revisionMark(revision), terms }
    const prepared = revision.offer === 'none' ? await prepareOffer(caller, header, wanted) : null
    await discardUnlessNamed(prepared ? [prepared.written] : [], () =>
      hold(caller, { id, version, terms }, async (held) => {
        // One that is issued with its order has the price that was just worked out.
        const price = prepared?.price ?? held.revision.price
        refuse('order', { ...held.revision, price }, held.standing)
        if (held.revision.offer === 'none') {
          if (!prepared || revisionMark(held.revision) !== prepared.mark)
            throw changedMeanwhile(lastOf(option, held.standing.revisions))
          await issue(held, { ...prepared, option })
        }
        await addOrderOf(held, full, cost)
      }),
    )
  }

/** What a revision is called once it is issued: a drawing that was issued before gets the next letter. */
function nextMark(revision: RevisionRow, revisions: readonly RevisionRow[], option: number): string {
  if (option === revision.option && revision.offer === 'none') return revisionMark(revision)
  const issued = revisions.filter((row) => row.option === option && row.offer !== 'none').length
  return revisionMark({ option, letter: revisionLetter(issued + 1) })
}

function nextOption(options: readonly { readonly number: number }[]): number {
  const next = Math.max(...options.map(({ number }) => number)) + 1
  if (next <= MOST_OPTIONS) return next
  throw tooManyOptions()
}

export const tooManyOptions = () =>
  new AppError(
    'option.too-many',
    `A quote has at most ${MOST_OPTIONS} options. Start a new quote for this one.`,
  )

const notReceived = () =>
  new AppError('quote.not-received', 'This quote has no parts list yet. Finish the design first.')
