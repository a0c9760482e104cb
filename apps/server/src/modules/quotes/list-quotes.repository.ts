import { type QuoteSort, type QuoteStatus, quoteStatus } from '@ramp/contracts'
import { z } from 'zod'
import { literal, type Sql, type Value } from '../../db/database.ts'
import { type Cursor, NONE_YET, type Sorting } from './page-cursor.ts'
import { STATUS, type SummaryRow, summaryRow, WITH_LAST_ISSUE } from './summary-row.ts'

/** Which quotes are wanted, as far as the database is concerned. */
export type Wanted = {
  /** Whose quotes may be seen at all; null sees everybody's. */
  readonly visibleTo: string | null
  readonly words: readonly string[]
  readonly productLine: string | undefined
  readonly customerNumber: string | undefined
  readonly changedSince: Date | null
}

export type Page = Sorting & {
  readonly status: QuoteStatus | undefined
  readonly cursor: Cursor | null
  readonly limit: number
}

/** One page of the wanted quotes. */
export function listPage(sql: Sql, wanted: Wanted, page: Page): Promise<SummaryRow[]> {
  const { sort, order, cursor, status, limit } = page
  const { values, put } = valuesOf()
  const conditions = [visibleOf(wanted, put), matchesOf(wanted, put)]
  if (status) conditions.push(`${STATUS} = ${put(status)}`)
  const { column, type } = SORT[sort]
  if (cursor) {
    const beyond = order === 'asc' ? '>' : '<'
    const value = sort === 'name' ? `lower(${put(cursor.value)}::text)` : `${put(cursor.value)}::${type}`
    conditions.push(`(${column}, headers.id) ${beyond} (${value}, ${put(cursor.id)}::integer)`)
  }
  return sql.all(
    summaryRow,
    `${WITH_LAST_ISSUE} where ${conditions.join(' and ')}
     order by ${column} ${order}, headers.id ${order} limit ${put(limit)}`,
    values,
  )
}

const countRow = z.object({
  status: quoteStatus,
  customer_number: z.string(),
  total: z.number(),
  found: z.number(),
})
export type CountOfQuotes = z.infer<typeof countRow>

/** How many quotes there are of each status and customer, and how many of them are wanted. */
export function countQuotes(sql: Sql, wanted: Wanted) {
  const { values, put } = valuesOf()
  return sql.all(
    countRow,
    `select ${STATUS} as status, customer_number, count(*)::integer as total,
       count(*) filter (where ${matchesOf(wanted, put)})::integer as found
     from headers where ${visibleOf(wanted, put)} group by 1, customer_number`,
    values,
  )
}

/** Columns of `WITH_LAST_ISSUE` that quotes are put in order by. */
const SORT: Readonly<Record<QuoteSort, { readonly column: string; readonly type: string }>> = {
  updated: { column: 'headers.updated_at', type: 'timestamptz' },
  number: { column: 'headers.id', type: 'integer' },
  name: { column: 'lower(headers.name)', type: 'text' },
  length: { column: `coalesce(issued.linear_feet, ${NONE_YET})`, type: 'double precision' },
  price: { column: `coalesce(issued.parts_total, ${NONE_YET})`, type: 'integer' },
}

type Put = (value: Value) => string

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

function matchesOf({ words, productLine, customerNumber, changedSince }: Wanted, put: Put): string {
  const conditions = words.map((word) => `headers.searched like lower(${put(`%${literal(word)}%`)})`)
  if (productLine) conditions.push(`headers.product_line = ${put(productLine)}`)
  if (customerNumber) conditions.push(`headers.customer_number = ${put(customerNumber)}`)
  if (changedSince) conditions.push(`headers.updated_at >= ${put(changedSince)}`)
  return ['true', ...conditions].join(' and ')
}
