import { layoutSchema } from '@ramp/formats'
import { z } from 'zod'
import type { Sql } from '../../db/database.ts'

const drawingRow = z.object({
  id: z.number(),
  option: z.number(),
  name: z.string(),
  customer_number: z.string(),
  body: z.string().nullable(),
  layout: z.nullable(layoutSchema),
})

/**
 * An option that was never issued, so that it uses the list in force, with the newest of its draft, its saved project (`body`) and its
 * finished drawing (`layout`), which a caller may finish without saving it.
 */
export type NeverIssued = z.infer<typeof drawingRow>

const NEVER_ISSUED = `from headers
  join quote_options on quote_options.header_id = headers.id and price_list is null
  left join drafts on drafts.header_id = headers.id and drafts.option_number = number and drafts.body is not null
  left join lateral (
    select body::text, saved_at from projects where header_id = headers.id and option_number = number
    order by version desc limit 1
  ) as project on true
  left join lateral (
    select layout, issued_at from issued_quotes where header_id = headers.id and option_number = number
    order by version desc limit 1
  ) as finished on true
  left join lateral (
    select body, layout from (
      select drafts.body, null::jsonb as layout, drafts.saved_at as at where drafts.body is not null
      union all select project.body, null, project.saved_at where project.body is not null
      union all select null, finished.layout, finished.issued_at where finished.layout is not null
    ) as drawn order by at desc limit 1
  ) as newest on true
  where status <> 'accepted' and (newest.body is not null or newest.layout is not null)
    and ($1::text is null or customer_number = $1)`

const countRow = z.object({ count: z.coerce.number() })

/** Where the next page begins. */
export type AfterOption = { readonly id: number; readonly option: number }

type Asked = { readonly customerNumber: string | null; readonly after: AfterOption; readonly count: number }

/** Drawings of one customer or, with null, of all. */
export const neverIssued = {
  count: async (sql: Pick<Sql, 'all'>, customerNumber: string | null): Promise<number> => {
    const [row] = await sql.all(countRow, `select count(*) ${NEVER_ISSUED}`, [customerNumber])
    return row?.count ?? 0
  },
  /** The next few: drawings are large. */
  page: (sql: Pick<Sql, 'all'>, { customerNumber, after, count }: Asked): Promise<NeverIssued[]> =>
    sql.all(
      drawingRow,
      `select headers.id, number as option, headers.name, customer_number, newest.body, newest.layout
       ${NEVER_ISSUED} and (headers.id, number) > ($2, $3) order by headers.id, number limit $4`,
      [customerNumber, after.id, after.option, count],
    ),
}
