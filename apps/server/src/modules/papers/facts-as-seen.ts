import { createHash } from 'node:crypto'
import { type PaperFacts, revisionMark, type SavedFacts } from '@ramp/contracts'
import type { Layout } from '@ramp/domain'
import { drawingText, hashLetters, initialsOf } from '@ramp/papers'
import { AppError } from '../../http/app-error.ts'
import { NO_PRICES } from '../../identity/call-access.ts'
import type { Asking, Caller } from '../../identity/caller.ts'
import { maySee, type QuoteAccess, roleOf, seesByGrant } from '../../identity/field-access.ts'
import type { Note } from '../../operations/audit.ts'
import { notShared } from '../../policies/quote-access.ts'
import type { papersRepository } from './papers.repository.ts'

type Project = PaperFacts['project']

/** What whoever does not see the customer gets, and may send back: it changes nothing. */
const NO_CUSTOMER: Project = { address: [], contact: '', phone: '' }

export const isBlank = ({ address, contact, phone }: Project): boolean =>
  [...address, contact, phone].every((text) => text === '')

/** The same drawing has the same letters, on every paper. */
export const hashOf = (layout: Layout): string =>
  hashLetters(createHash('sha256').update(drawingText(layout)).digest())

type Deps = {
  readonly repository: ReturnType<typeof papersRepository>
  readonly note: Note
  /** The day at a moment in a dealer's time zone, or where nobody entered one. */
  readonly dayOf: (at: Date, timeZone: string | null) => string
  readonly now: () => Date
}

/** What is kept with a quote, as far as the caller sees it; what is seen by a grant is written down. */
export const factsSeenWith =
  ({ repository, note, dayOf, now }: Deps) =>
  async (caller: Asking, headerID: string, access: QuoteAccess): Promise<SavedFacts> => {
    const whose = { headerID, customerNumber: access.customerNumber }
    const [facts, issued, offered, timeZone] = await Promise.all([
      repository.facts(whose),
      repository.issued(headerID),
      repository.issuedRevisions(whose),
      repository.timeZone(access.customerNumber),
    ])
    const isCustomerHidden = !maySee(caller, 'customer', access)
    if (seesByGrant(caller, 'customer', access)) await note(caller, { event: 'shared-seen', headerID })
    return {
      ...facts,
      project: isCustomerHidden ? NO_CUSTOMER : facts.project,
      isCustomerHidden,
      today: dayOf(now(), timeZone),
      issued: issued && { version: issued.version, drawing: hashOf(issued.layout) },
      issuedRevisions: offered.map(({ option, letter, issued_at, issued_by, time_zone }) => ({
        option,
        mark: revisionMark({ option, letter }),
        date: dayOf(issued_at, time_zone),
        by: initialsOf(issued_by),
      })),
    }
  }

/** A proposal is a selling price on paper. */
export function refuseOffer(caller: Caller, access: QuoteAccess) {
  if (maySee(caller, 'sellingPrice', access)) return
  const isSupport = roleOf(caller, access.customerNumber) === 'manufacturer'
  throw isSupport ? notShared() : new AppError('role.refused', NO_PRICES)
}
