import { type QuoteSort, type QuoteState, type QuoteStatus, quoteState } from '@ramp/contracts'
import { z } from 'zod'
import { literal, type Sql, type Value } from '../../db/database.ts'
import { type Cursor, NONE_YET, type Sorting } from './page-cursor.ts'
import { expiresWithin, type Put, stateOn } from './quote-state.ts'
import { STATUS, type SummaryRow, summaryRow, withLastIssue } from './summary-row.ts'

/** Which quotes are wanted, as far as the database is concerned. */
export type Wanted = {
  /** Whose quotes may be seen at all; null sees everybody's. */
  readonly visibleTo: string | null
  readonly words: readonly string[]
  /** Whose quotes are found by contact, phone and address, too; null finds everybody's by them. */
  readonly customersOf: string | null
  readonly productLine: string | undefined
  readonly customerNumber: string | undefined
  readonly changedSince: Date | null
  /** Days until a proposal expires at the latest; null where that limits nothing. */
  readonly expiresWithin: number | null
  readonly isArchived: boolean
}

export type Page = Sorting & {
  readonly status: QuoteStatus | undefined
  readonly state: QuoteState | undefined
  readonly cursor: Cursor | null
  readonly limit: number
}

/** What day it is for the dealer of each quote. */
type DayOf = (put: Put) => string

/** One page of the wanted quotes. */
export async function listPage(sql: Sql, wanted: Wanted, page: Page, dayOf: DayOf): Promise<SummaryRow[]> {
  const { values, put } = valuesOf()
  const today = dayOf(put)
  const rows = await sql.all(
    idRow,
    `with found as ${foundOf(wanted, page.sort, put, today)} ${idsOf(page, wanted, put)}`,
    values,
  )
  const ids = rows.map(({ id }) => id)
  return rowsOf(sql, ids, dayOf)
}

/** One page of the wanted quotes, how many were found of each state, and how many there are of each customer at all. */
export async function listWithCounts(sql: Sql, wanted: Wanted, page: Page, dayOf: DayOf) {
  const { values, put } = valuesOf()
  const today = dayOf(put)
  const [listed] = await sql.all(
    listedRow,
    `with found as ${foundOf(wanted, page.sort, put, today)}
     select
       (select coalesce(jsonb_agg(id), '[]') from (${idsOf(page, wanted, put)}) as page) as ids,
       (select coalesce(jsonb_agg(counted), '[]') from (
         select state, is_archived, count(*) as quotes from found group by state, is_archived
       ) as counted) as found,
       ${isWhole(wanted) ? 'null' : customersOf(wanted, put)} as customers`,
    values,
  )
  const { ids, found, customers } = listed ?? { ids: [], found: [], customers: [] }
  const counts = { found, customers: customers ?? ownCount(wanted, found) }
  return { rows: await rowsOf(sql, ids, dayOf), counts }
}

const customersOf = (wanted: Wanted, put: Put): string => `
  (select coalesce(jsonb_agg(counted), '[]') from (
    select customer_number, count(*) filter (where archived_at is null) as quotes
    from headers where ${visibleOf(wanted, put)} group by customer_number
  ) as counted)`

/** Whether a dealer lists all quotes: then what is found is all there is, and is not counted twice. */
const isWhole = ({
  visibleTo,
  words,
  productLine,
  customerNumber,
  changedSince,
  expiresWithin: days,
}: Wanted) =>
  visibleTo !== null &&
  words.length === 0 &&
  !productLine &&
  !customerNumber &&
  !changedSince &&
  days === null

function ownCount({ visibleTo }: Wanted, found: CountsOfQuotes['found']): CountsOfQuotes['customers'] {
  if (visibleTo === null || found.length === 0) return []
  const listed = found.filter((one) => !one.is_archived)
  return [{ customer_number: visibleTo, quotes: listed.reduce((sum, { quotes }) => sum + quotes, 0) }]
}

const idRow = z.object({ id: z.number() })
const customerCount = z.object({ customer_number: z.string(), quotes: z.number() })
const listedRow = z.object({
  ids: z.array(z.number()),
  found: z.array(z.object({ state: quoteState, is_archived: z.boolean(), quotes: z.number() })),
  customers: z.array(customerCount).nullable(),
})
export type CountsOfQuotes = {
  readonly found: z.infer<typeof listedRow>['found']
  readonly customers: readonly z.infer<typeof customerCount>[]
}

/**
 * The wanted quotes. Where words are searched for, every quote is read once and those that are found are kept; without words the page follows
 * one index, and the rest is counted from another.
 */
function foundOf(wanted: Wanted, sort: QuoteSort, put: Put, today: string): string {
  const kept = wanted.words.length > 0 ? 'materialized' : 'not materialized'
  return `${kept} (
    select id, ${stateOn(today)} as state, ${STATUS} as status, archived_at is not null as is_archived,
      ${SORT[sort].column} as sorted_by
    from headers where ${visibleOf(wanted, put)} and ${matchesOf(wanted, put, today)}
  )`
}

function idsOf(
  { sort, order, cursor, status, state, limit }: Page,
  { isArchived }: Wanted,
  put: Put,
): string {
  const conditions = [isArchived ? 'is_archived' : 'not is_archived']
  if (status) conditions.push(`status = ${put(status)}`)
  if (state) conditions.push(`state = ${put(state)}`)
  if (cursor) {
    const beyond = order === 'asc' ? '>' : '<'
    const value =
      sort === 'name' ? `lower(${put(cursor.value)}::text)` : `${put(cursor.value)}::${SORT[sort].type}`
    conditions.push(`(sorted_by, id) ${beyond} (${value}, ${put(cursor.id)}::integer)`)
  }
  return `select id from found where ${conditions.join(' and ')} order by sorted_by ${order}, id ${order} limit ${put(limit)}`
}

/** Quotes in the order of their numbers here. */
async function rowsOf(sql: Sql, ids: readonly number[], dayOf: DayOf): Promise<SummaryRow[]> {
  if (ids.length === 0) return []
  const { values, put } = valuesOf()
  const today = dayOf(put)
  const listed = `jsonb_array_elements_text(${put(JSON.stringify(ids))}::jsonb) with ordinality as listed (id, place)`
  return sql.all(
    summaryRow,
    `${withLastIssue(today)} join ${listed} on headers.id = listed.id::integer order by listed.place`,
    values,
  )
}

/** Columns of headers that quotes are put in order by. */
const SORT: Readonly<Record<QuoteSort, { readonly column: string; readonly type: string }>> = {
  updated: { column: 'headers.updated_at', type: 'timestamptz' },
  number: { column: 'headers.id', type: 'integer' },
  name: { column: 'lower(headers.name)', type: 'text' },
  length: { column: `coalesce(headers.book_linear_feet, ${NONE_YET})`, type: 'double precision' },
  price: { column: `coalesce(headers.book_parts_total, ${NONE_YET})`, type: 'integer' },
}

/** Values of a statement in the order in which they are put into it. */
function valuesOf() {
  const values: Value[] = []
  const put: Put = (value) => `$${values.push(value)}`
  return { values, put }
}

function visibleOf({ visibleTo }: Wanted, put: Put): string {
  if (visibleTo === null) return 'true'
  // Nobody's quotes are not those of a caller without a number.
  return visibleTo === '' ? 'false' : `headers.customer_number = ${put(visibleTo)}`
}

function matchesOf(wanted: Wanted, put: Put, today: string): string {
  const { words, productLine, customerNumber, changedSince, expiresWithin: days } = wanted
  const text = textOf(wanted, put)
  // As a query of its own a word is put into small letters once and not for every quote.
  const conditions = words.map((word) => `${text} like (select lower(${put(`%${literal(word)}%`)}))`)
  if (productLine) conditions.push(`headers.product_line = ${put(productLine)}`)
  if (customerNumber) conditions.push(`headers.customer_number = ${put(customerNumber)}`)
  if (changedSince) conditions.push(`headers.updated_at >= ${put(changedSince)}`)
  if (days !== null) conditions.push(expiresWithin(today, put(days)))
  return ['true', ...conditions].join(' and ')
}

/** The text that a search looks through: what follows its line break are contact, phone and address. */
function textOf({ customersOf, words }: Wanted, put: Put): string {
  if (customersOf === null || words.length === 0) return 'headers.found_by'
  const own = put(customersOf)
  return `case when headers.customer_number = ${own} then headers.found_by else split_part(headers.found_by, chr(10), 1) end`
}
