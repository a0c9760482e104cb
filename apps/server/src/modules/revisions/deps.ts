import type { issueRevision, ValidInputOf } from '@ramp/contracts'
import type { Sql } from '../../db/database.ts'
import type { Written } from '../../files/file-store.ts'
import type { CustomerStorage } from '../../http/limits/customer-storage.ts'
import type { Asking } from '../../identity/caller.ts'
import type { RecordAuditEvent } from '../../operations/audit.ts'
import type { CatalogueFor } from '../../policies/catalogue-for.ts'
import type { KnownCustoms } from '../../policies/known-customs.ts'
import type { OpenedHeader, OpenHeader } from '../../policies/open-header.ts'
import type { AccessTo } from '../../policies/quote-access.ts'
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
    readonly price: OfferPrice
  },
) => Promise<{ readonly bytes: Uint8Array; readonly facts: unknown }>
type OfferPrice = NonNullable<ValidInputOf<typeof issueRevision>['price']>

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
