import { z } from 'zod'
import type { Sql } from '../../db/database.ts'

const drawingRow = z.object({
  id: z.number(),
  name: z.string(),
  customer_number: z.string(),
  body: z.string(),
})

/** A quote that was never issued, with the newer of its draft and its saved drawing. */
export type NeverIssued = z.infer<typeof drawingRow>

const NEVER_ISSUED = `from headers
  left join drafts on drafts.header_id = headers.id and drafts.option_number = 1 and drafts.body is not null
  left join lateral (
    select body, saved_at from projects where header_id = headers.id order by version desc limit 1
  ) as saved on true
  where not exists (select from issued_quotes where header_id = headers.id)
    and (drafts.body is not null or saved.body is not null)
    and ($1::text is null or customer_number = $1)`

const countRow = z.object({ count: z.coerce.number() })

/** Drawings of one customer or, with null, of all. */
export const neverIssued = {
  count: async (sql: Pick<Sql, 'all'>, customerNumber: string | null): Promise<number> => {
    const [row] = await sql.all(countRow, `select count(*) ${NEVER_ISSUED}`, [customerNumber])
    return row?.count ?? 0
  },
  /** The next few above a number: drawings are large. */
  page: (
    sql: Pick<Sql, 'all'>,
    { customerNumber, after, count }: { customerNumber: string | null; after: number; count: number },
  ): Promise<NeverIssued[]> =>
    sql.all(
      drawingRow,
      `select headers.id, headers.name, customer_number,
         case when drafts.body is not null and (saved.body is null or drafts.saved_at >= saved.saved_at)
           then drafts.body else saved.body::text end as body
       ${NEVER_ISSUED} and headers.id > $2 order by headers.id limit $3`,
      [customerNumber, after, count],
    ),
}
