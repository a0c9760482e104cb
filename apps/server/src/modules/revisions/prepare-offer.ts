import { createHash } from 'node:crypto'
import type { issueRevision, ValidInputOf } from '@ramp/contracts'
import type { Written } from '../../files/file-store.ts'
import type { Asking } from '../../identity/caller.ts'
import type { OpenedHeader } from '../../policies/open-header.ts'
import type { DepsOfRevisions } from './deps.ts'
import { unknownRevision } from './holding.ts'
import { dayAfter, dayIn, USUAL_DAYS } from './offer-days.ts'
import type { DealerTerms } from './store/rows.ts'
import type { OfferToFreeze } from './store/write-revisions.ts'

type Wanted = Pick<ValidInputOf<typeof issueRevision>, 'validDays' | 'price'> & {
  readonly version: number
  /** Option and letter, as the proposal prints them. */
  readonly mark: string
  readonly terms: DealerTerms
}

/** A proposal that lies ready to be named by its revision, and what is frozen with it. */
export type PreparedOffer = {
  readonly mark: string
  readonly offer: OfferToFreeze
  readonly written: Written
}

type Deps = Pick<DepsOfRevisions, 'repository' | 'makeProposal' | 'writeProposal' | 'takeRoom' | 'now'>

/** Makes the proposal of a revision, before the transaction that issues it. */
export const prepareOfferWith =
  ({ repository, makeProposal, writeProposal, takeRoom, now }: Deps) =>
  async (caller: Asking, header: OpenedHeader, wanted: Wanted): Promise<PreparedOffer> => {
    const { headerID } = header
    const { mark, terms, price = 'one', version } = wanted
    const frozen = await repository.frozen(headerID, version)
    if (!frozen) throw unknownRevision(headerID, version)
    const validDays = wanted.validDays ?? terms.valid_days ?? USUAL_DAYS
    const day = dayIn(now(), terms.time_zone)
    const { bytes, facts } = await makeProposal(caller, header, { frozen, mark, day, validDays, price })
    await takeRoom({ headerID, bytes: bytes.length })
    const written = await writeProposal(headerID, bytes)
    const offer: OfferToFreeze = {
      facts: JSON.stringify(facts),
      terms: JSON.stringify({ price, validDays }),
      figures: JSON.stringify([{ name: 'Parts, retail', cents: frozen.parts_total }]),
      validUntil: dayAfter(day, validDays),
      place: written.place,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    }
    return { mark, offer, written }
  }
export type PrepareOffer = ReturnType<typeof prepareOfferWith>
