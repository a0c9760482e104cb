import { z } from 'zod'
import type { Contents } from '../data/folder/manifest.ts'
import { oneOf, type Sql } from './database.ts'
import { DatabaseProblem } from './database-problem.ts'

const tablesRow = z.object({ headers: z.string().nullable(), installation: z.string().nullable() })
const identityRow = z.object({ identity: z.string() })
const countsRow = z.object({
  headers: z.coerce.number(),
  issued_quotes: z.coerce.number(),
  last_header: z.coerce.number(),
})

/** What a database holds; null when it has no tables yet. */
export async function contentsOf(sql: Sql): Promise<Contents | null> {
  const tables = oneOf(
    await sql.all(
      tablesRow,
      "select to_regclass('headers')::text as headers, to_regclass('installation')::text as installation",
    ),
  )
  if (!tables?.headers) return null
  const [named] = tables.installation ? await sql.all(identityRow, 'select identity from installation') : []
  const [counts] = await sql.all(
    countsRow,
    `select (select count(*) from headers) as headers, (select count(*) from issued_quotes) as issued_quotes,
       (select case when is_called then last_value else last_value - 1 end from headers_id_seq) as last_header`,
  )
  if (!counts) return null
  return {
    identity: named?.identity ?? null,
    headers: counts.headers,
    issuedQuotes: counts.issued_quotes,
    lastHeader: counts.last_header,
  }
}

/** Lets the next quote have a number above one that is known from elsewhere; numbers never go back. */
export const raiseHeaderNumbers = (sql: Sql, last: number): Promise<number> =>
  sql.run(
    `select setval('headers_id_seq', $1::bigint)
     where $1::bigint > (select case when is_called then last_value else last_value - 1 end from headers_id_seq)`,
    [last],
  )

/** A table that other tables say cannot lack rows: how many of what is missing in it. */
type Witness = { readonly table: string; readonly lacks: string; readonly count: string }

/**
 * What the product writes together and never takes away by itself. Rows of versions before stay true: each rule holds since the table is
 * there.
 */
const WITNESSES: readonly Witness[] = [
  {
    table: 'headers',
    lacks: 'quotes that other tables name',
    count: `select count(distinct header_id) from (
        select header_id from projects union all select header_id from issued_quotes
        union all select header_id from files union all select header_id from audit
        union all select header_id from drafts union all select header_id from access_grants
        union all select header_id from quote_options union all select header_id from orders
        union all select header_id from option_prices
      ) as named where not exists (select from headers where id = named.header_id)`,
  },
  {
    table: 'issued_quotes',
    lacks: 'quotes that were issued',
    count: `select count(*) from headers where status <> 'draft'
        and not exists (select from issued_quotes where header_id = headers.id)`,
  },
  {
    // A finish saves the drawing; a draft is changed by saving its drawing alone.
    table: 'projects',
    lacks: 'drawings that were saved',
    count: `select count(*) from headers where not exists (select from projects where header_id = headers.id)
        and (status = 'draft' and updated_at > created_at
          or exists (select from issued_quotes where header_id = headers.id and finish_key is not null))`,
  },
  {
    table: 'files',
    lacks: 'PDFs of issued quotes',
    count: `select count(distinct header_id) from issued_quotes where pdf_place is not null
        and not exists (select from files where name = issued_quotes.header_id || '.pdf')`,
  },
  {
    table: 'catalogue_versions',
    lacks: 'catalogs that quotes were issued from',
    count: `select count(distinct catalogue_version) from issued_quotes
        where not exists (select from catalogue_versions where version = issued_quotes.catalogue_version)`,
  },
  {
    table: 'catalogue_lines',
    lacks: 'catalogs that items belong to',
    count: `select count(distinct version) from items where not exists (
        select from catalogue_lines where version = items.version and product_line = items.product_line)`,
  },
  {
    table: 'items',
    lacks: 'catalogs with items',
    count: `select count(distinct version) from catalogue_lines
        where not exists (select from items where version = catalogue_lines.version)`,
  },
  {
    table: 'custom_items',
    lacks: 'quotes with custom parts',
    count: `select count(distinct header_id) from issued_quotes where jsonb_typeof(payload -> 'customs') = 'array'
        and payload -> 'customs' <> '[]'::jsonb and not exists (select from custom_items)`,
  },
  {
    table: 'revision_status',
    lacks: 'states of issued quotes',
    count: `select count(distinct header_id) from issued_quotes where not exists (
        select from revision_status where header_id = issued_quotes.header_id and version = issued_quotes.version)`,
  },
  {
    // A server of the version before may have issued quotes for a while after the table came.
    table: 'audit',
    lacks: 'quotes that were issued since it is kept',
    count: `select count(distinct header_id) from issued_quotes where not exists (select from audit)
        and issued_at > (select applied_at + interval '1 day' from migrations where name like '010-%')`,
  },
]

const counted = z.object({ count: z.coerce.number() })

/**
 * Tables that lack rows although other tables say they cannot, in words; none in a sound database. A table that cannot be read is one of
 * them. Rejects when the database does not answer: that says nothing.
 */
async function missingRows(sql: Pick<Sql, 'all'>): Promise<readonly string[]> {
  const found = []
  for (const { table, lacks, count } of WITNESSES) {
    try {
      const [row] = await sql.all(counted, count)
      if (row && row.count > 0) found.push(`${table} lacks ${lacks} (${row.count})`)
    } catch (error) {
      if (!isUnreadable(error)) throw error
      found.push(`${table}, or what belongs to it, cannot be read (${error.message})`)
    }
  }
  return found
}

/** Pages, indexes or values that are not there or not whole, as PostgreSQL says it. */
const isUnreadable = (error: unknown): error is Error =>
  error instanceof Error &&
  !(error instanceof DatabaseProblem) &&
  'code' in error &&
  /^(XX00[0-2]|58P01)$/.test(String(error.code))

/** What is told of a damaged database, with the way back; null where it is sound. */
export async function damageOf(sql: Pick<Sql, 'all'>, wayBack: () => string): Promise<string | null> {
  const missing = await missingRows(sql)
  return missing.length === 0 ? null : `The database is damaged: ${missing.join(', ')}. ${wayBack()}`
}
