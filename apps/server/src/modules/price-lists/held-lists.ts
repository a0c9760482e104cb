import type { SisterLines } from '@ramp/catalogue-files'
import type { PriceList } from '@ramp/contracts'
import type { CatalogueData } from '@ramp/domain'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { mayPublishPrices } from '../../identity/access.policy.ts'
import type { Caller } from '../../identity/caller.ts'
import type { PriceWith } from './list-effect.ts'

/** A list that is held, as the catalogue tells of it. */
export type Row = {
  readonly version: string
  readonly holds_from: string | null
  readonly honored_until: string | null
  readonly published_by: string | null
  readonly published_at: Date
  readonly withdrawn_at: Date | null
  readonly withdrawn_by: string | null
}

type Publication = {
  readonly holdsFrom: string
  readonly honoredUntil: string | null
  readonly publishedBy: string
}

/** What the catalogue does with lists. */
export type Lists = {
  readonly rows: () => readonly Row[]
  readonly stateOf: (row: Row) => PriceList['state']
  readonly today: () => string
  readonly inForceOn: (day: string) => string
  readonly refresh: () => Promise<void>
  readonly load: (version: string) => Promise<void>
  readonly linesOf: (version: string) => readonly CatalogueData[]
  /** Works with a list that is not published, until it is let go. */
  readonly tryOut: (lines: readonly CatalogueData[]) => { readonly version: string; readonly end: () => void }
  readonly store: (
    version: string,
    stored: {
      readonly lines: readonly CatalogueData[]
      readonly now: Date
      readonly publication: Publication
    },
  ) => Promise<boolean>
  readonly withdraw: (
    version: string,
    by: { readonly by: string; readonly at: Date; readonly today: string },
  ) => Promise<boolean>
}

export type DepsOfPriceLists = {
  readonly database: Database
  readonly lists: Lists
  readonly sisterLines: SisterLines
  readonly priceWith: (caller: Caller) => PriceWith
  readonly now: () => Date
  /** Drafts whose prices are worked out at most; a few hundred where somebody waits for the answer of a call. */
  readonly mostDrafts?: number
}

/** A list as the caller may see it: who published it is for internal staff. */
export function answerOf(row: Row, { stateOf }: Pick<Lists, 'stateOf'>, caller: Caller): PriceList {
  const isStaff = mayPublishPrices(caller)
  return {
    name: row.version,
    state: stateOf(row),
    holdsFrom: row.holds_from,
    honoredUntil: row.honored_until,
    publishedAt: row.published_at.toISOString(),
    publishedBy: isStaff ? row.published_by : null,
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    withdrawnBy: isStaff ? row.withdrawn_by : null,
  }
}

export function rowNamed({ rows }: Pick<Lists, 'rows'>, name: string): Row {
  const row = rows().find(({ version }) => version === name)
  if (row) return row
  throw new AppError('price-list.unknown', `There is no price list ${name}.`)
}

export function refuseOthers(caller: Caller) {
  if (!mayPublishPrices(caller))
    throw new AppError('role.refused', 'Price lists are published by internal staff.')
}
