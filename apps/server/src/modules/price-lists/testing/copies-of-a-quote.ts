import type { OfferState } from '@ramp/contracts'
import { createQuote, vizionHeaderUpdate } from '@ramp/contracts'
import type { Layout } from '@ramp/domain'
import { z } from 'zod'
import type { TestServer } from '../../../app/testing/test-server.ts'

const idRow = z.object({ id: z.number() })

type Wanted = { readonly layout: Layout; readonly count: number; readonly offer: OfferState }

/** Finished quotes of customer 10001 in a state; all but the first are copied in the database, which is faster. */
export async function copiesOf(server: TestServer, { layout, count, offer }: Wanted): Promise<string[]> {
  const dana = server.as('Dana Miller')
  const { id } = await dana.call(createQuote, { name: 'Open', productLine: 'P3G' })
  await dana.call(vizionHeaderUpdate, { headerID: id, layout })
  return server.database.transaction(async (sql) => {
    const rows = await sql.all(
      idRow,
      `insert into headers (customer_number, name, product_line, industry, status, creator_client_id, created_by, created_at, updated_at)
       select customer_number, name, product_line, industry, status, creator_client_id, created_by, created_at, updated_at
       from headers, generate_series(2, $2) where id = $1 returning id`,
      [Number(id), count],
    )
    const copies = rows.map((row) => row.id)
    await sql.run(
      `insert into issued_quotes (header_id, version, catalogue_version, layout, lines, payload, parts_total, weight, linear_feet,
         issued_by, issued_at, warnings, verdict)
       select copy, 1, catalogue_version, layout, lines, payload, parts_total, weight, linear_feet, issued_by, issued_at, warnings, verdict
       from issued_quotes, unnest(string_to_array($2, ',')::integer[]) as copy where header_id = $1`,
      [Number(id), copies.join(',')],
    )
    const all = [Number(id), ...copies]
    await sql.run(
      "update revision_status set offer_state = $2 where header_id = any(string_to_array($1, ',')::integer[])",
      [all.join(','), offer],
    )
    return all.sort((a, b) => a - b).map(String)
  })
}
