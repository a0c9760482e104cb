import { z } from 'zod'
import type { Contents } from '../data/manifest.ts'
import { oneOf, type Sql } from './database.ts'

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
