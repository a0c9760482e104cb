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
export function listPage(sql: Sql, wanted: Wanted, page: Page, dayOf: DayOf): Promise<SummaryRow[]> {
  const { values, put } = valuesOf()
  const today = dayOf(put)
  return sql.all(summaryRow, `${withLastIssue(today)} where ${pageOf(wanted, page, put, today)}`, values)
}

function pageOf(wanted: Wanted, page: Page, put: Put, today: string): string {
  const { sort, order, cursor, status, state, limit } = page
  const conditions = [visibleOf(wanted, put), matchesOf(wanted, put, today), archivedOf(wanted)]
  if (status) conditions.push(`${STATUS} = ${put(status)}`)
  if (state) conditions.push(`${stateOn(today)} = ${put(state)}`)
  const { column, type } = SORT[sort]
  if (cursor) {
    const beyond = order === 'asc' ? '>' : '<'
    const value = sort === 'name' ? `lower(${put(cursor.value)}::text)` : `${put(cursor.value)}::${type}`
    conditions.push(`(${column}, headers.id) ${beyond} (${value}, ${put(cursor.id)}::integer)`)
  }
  return `${conditions.join(' and ')} order by ${column} ${order}, headers.id ${order} limit ${put(limit)}`
}

const countRow = z.object({
  state: quoteState,
  is_archived: z.boolean(),
  customer_number: z.string(),
  total: z.number(),
  found: z.number(),
})
export type CountOfQuotes = z.infer<typeof countRow>

/** How many quotes there are of each state and customer, archived or not, and how many of them are wanted. */
export function countQuotes(sql: Sql, wanted: Wanted, dayOf: DayOf): Promise<CountOfQuotes[]> {
  const { values, put } = valuesOf()
  const today = dayOf(put)
  return sql.all(
    countRow,
    `select ${stateOn(today)} as state, archived_at is not null as is_archived, customer_number, count(*)::integer as total,
       count(*) filter (where ${matchesOf(wanted, put, today)})::integer as found
     from headers where ${visibleOf(wanted, put)} group by 1, 2, customer_number`,
    values,
  )
}

/** Columns of `withLastIssue` that quotes are put in order by. */
const SORT: Readonly<Record<QuoteSort, { readonly column: string; readonly type: string }>> = {
  updated: { column: 'headers.updated_at', type: 'timestamptz' },
  number: { column: 'headers.id', type: 'integer' },
  name: { column: 'lower(headers.name)', type: 'text' },
  length: { column: `coalesce(issued.linear_feet, ${NONE_YET})`, type: 'double precision' },
  price: { column: `coalesce(issued.parts_total, ${NONE_YET})`, type: 'integer' },
}

/** Values of a statement in the order in which they are put into it. */
function valuesOf() {
  const values: Value[] = []
  const put: Put = (value) => `$${values.push(value)}`
  return { values, put }
}

const visibleOf = ({ visibleTo }: Wanted, put: Put): string =>
  visibleTo === null
    ? 'true'
    : // Nobody's quotes are not those of a caller without a number.
      `headers.customer_number = ${put(visibleTo)} and headers.customer_number <> ''`

const archivedOf = ({ isArchived }: Wanted): string =>
  `headers.archived_at is ${isArchived ? 'not null' : 'null'}`

function matchesOf(wanted: Wanted, put: Put, today: string): string {
  const { words, productLine, customerNumber, changedSince, expiresWithin: days } = wanted
  const text = textOf(wanted, put)
  const conditions = words.map((word) => `${text} like lower(${put(`%${literal(word)}%`)})`)
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
