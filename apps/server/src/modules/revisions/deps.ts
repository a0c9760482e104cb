import type { issueRevision, ValidInputOf } from '@ramp/contracts'
import type { Layout, Line } from '@ramp/domain'
import type { PriceTerms, PrintedPrice } from '@ramp/pricing'
import type { Sql } from '../../db/database.ts'
import type { Written } from '../../files/file-store.ts'
import type { CustomerStorage } from '../../http/limits/customer-storage.ts'
import type { Asking } from '../../identity/caller.ts'
import type { RecordAuditEvent } from '../../operations/audit.ts'
import type { CatalogueFor } from '../../policies/catalogue-for.ts'
import type { KnownCustoms } from '../../policies/known-customs.ts'
import type { OpenedHeader, OpenHeader } from '../../policies/open-header.ts'
import type { AccessTo } from '../../policies/quote-access.ts'
import type { OfferRow } from './store/offers.ts'
import type { RevisionsRepository } from './store/revisions.repository.ts'
import type { FrozenRow } from './store/rows.ts'

/** What a proposal is made of, and what of it is frozen. */
type MakeProposal = (
  caller: Asking,
  header: OpenedHeader,
  wanted: {
    readonly frozen: FrozenRow
    /** Option and letter. */
    readonly mark: string
    readonly day: string
    readonly validDays: number
    readonly settings: OfferSettings
    /** What the dealer charges; null where no price is built. */
    readonly price: PrintedPrice | null
    /** Facts that were frozen, and who issued them; those of today where it is issued now. */
    readonly issued?: Pick<OfferRow, 'facts' | 'issuedBy' | 'cardVersion'>
  },
) => Promise<{
  readonly bytes: Uint8Array
  readonly facts: unknown
  /** The version of the dealer's card it was made with; null where there is none. */
  readonly cardVersion: number | null
}>
export type OfferSettings = {
  readonly price: NonNullable<ValidInputOf<typeof issueRevision>['price']>
  /** Whose part it states; null for the customer's own. */
  readonly payer: string | null
}

/** A drawing as it was finished, whose price is frozen with the proposal. */
type PriceToIssue = (
  caller: Asking,
  whose: { readonly headerID: string; readonly customerNumber: string; readonly option: number },
  drawing: { readonly layout: Layout; readonly lines: readonly Line[]; readonly list: string },
) => Promise<{ readonly price: PrintedPrice; readonly terms: PriceTerms } | null>

type Honored = { readonly isHonored: boolean; readonly until: string | null }

/** The price lists that are there. */
export type RevisionLists = {
  readonly inForce: () => string
  /** The day of the company. */
  readonly today: () => string
  /** Whether orders at the prices of a list are honored, and the last day they are or were; null where no day was said. */
  readonly honored: (version: string) => Honored
  readonly catalogueFor: CatalogueFor
  /** Loads a price list, so that its catalogues are there; a revision always names one that is stored. */
  readonly load: (version: string) => Promise<void>
}

/** What the life of revisions needs of the rest of the server. */
export type DepsOfRevisions = {
  readonly repository: RevisionsRepository
  readonly openHeader: OpenHeader
  readonly accessTo: AccessTo
  /** Works on a quote while nobody else changes it. */
  readonly change: <Result>(
    headerID: string,
    work: (locked: { readonly header: OpenedHeader; readonly sql: Sql }) => Promise<Result>,
  ) => Promise<Result>
  readonly makeProposal: MakeProposal
  /** Works out the price by the terms of today; null until it is chosen how prices are built. */
  readonly priceToIssue: PriceToIssue
  /** Writes a file at a place of its own, where nothing names it yet. */
  readonly writeProposal: (
    headerID: string,
    bytes: Uint8Array,
  ) => Promise<Written & { readonly place: string }>
  readonly takeRoom: CustomerStorage['take']
  readonly lists: RevisionLists
  readonly knownCustoms: KnownCustoms
  readonly recordAuditEvent: RecordAuditEvent
  readonly now: () => Date
}
