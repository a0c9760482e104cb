import { createHash } from 'node:crypto'
import type { issueRevision, ValidInputOf } from '@ramp/contracts'
import type { PrintedPrice } from '@ramp/pricing'
import type { Written } from '../../files/file-store.ts'
import type { Asking } from '../../identity/caller.ts'
import type { OpenedHeader } from '../../policies/open-header.ts'
import type { DepsOfRevisions } from './deps.ts'
import { unknownRevision } from './holding.ts'
import { dayAfter, dayIn, USUAL_DAYS } from './offer-days.ts'
import { figuresToFreeze } from './store/offers.ts'
import type { DealerTerms } from './store/rows.ts'
import type { OfferToFreeze } from './store/write-revisions.ts'

type Wanted = Pick<ValidInputOf<typeof issueRevision>, 'validDays' | 'price'> & {
  readonly version: number
  /** Whose price it has: an option that is added begins with that of the option it was drawn for. */
  readonly option: number
  /** Option and letter, as the proposal prints them. */
  readonly mark: string
  readonly terms: DealerTerms
}

/** A proposal that lies ready to be named by its revision, and what is frozen with it. */
export type PreparedOffer = {
  readonly mark: string
  readonly offer: OfferToFreeze
  readonly price: PrintedPrice | null
  readonly written: Written
}

type Deps = Pick<
  DepsOfRevisions,
  'repository' | 'makeProposal' | 'priceToIssue' | 'writeProposal' | 'takeRoom' | 'now'
>

/** Makes the proposal of a revision, before the transaction that issues it. */
export const prepareOfferWith =
  ({ repository, makeProposal, priceToIssue, writeProposal, takeRoom, now }: Deps) =>
  async (caller: Asking, header: OpenedHeader, wanted: Wanted): Promise<PreparedOffer> => {
    const { headerID, customerNumber } = header
    const { mark, terms, price: shown = 'one', version, option } = wanted
    const frozen = await repository.frozen(headerID, version)
    if (!frozen) throw unknownRevision(headerID, version)
    const validDays = wanted.validDays ?? terms.valid_days ?? USUAL_DAYS
    const day = dayIn(now(), terms.time_zone)
    const { layout, lines, catalogue_version: list } = frozen
    const drawing = { layout, lines, list }
    const selling = await priceToIssue(caller, { headerID, customerNumber, option }, drawing)
    const price = selling?.price ?? null
    const settings = { price: shown, payer: null }
    const toMake = { frozen, mark, day, validDays, settings, price }
    const { bytes, facts, cardVersion } = await makeProposal(caller, header, toMake)
    await takeRoom({ headerID, bytes: bytes.length })
    const written = await writeProposal(headerID, bytes)
    const offer: OfferToFreeze = {
      facts: JSON.stringify(facts),
      cardVersion,
      terms: JSON.stringify({ price: shown, validDays, priceTerms: selling?.terms ?? null }),
      figures: figuresToFreeze(price),
      validUntil: dayAfter(day, validDays),
      place: written.place,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    }
    return { mark, offer, price, written }
  }
export type PrepareOffer = ReturnType<typeof prepareOfferWith>
