import { createQuote, type OfferState, type OrderState, vizionHeaderUpdate } from '@ramp/contracts'
import { z } from 'zod'
import { layoutOf, type TestServer } from '../../../app/testing/test-server.ts'

const idRow = z.object({ id: z.number() })

/** A finished quote of customer 10001; copies of it are made in the database, which is faster. */
export async function finishedQuote(server: TestServer, system = 't2-straight'): Promise<string> {
  const dana = server.as('Dana Miller')
  const { id } = await dana.call(createQuote, { name: 'Harper', productLine: 'P3G' })
  await dana.call(vizionHeaderUpdate, { headerID: id, layout: layoutOf(system) })
  return id
}

/** A quote like another one, its only revision in a state. */
export async function quoteIn(
  { database }: TestServer,
  original: string,
  { offer, order }: { readonly offer: OfferState; readonly order: OrderState },
): Promise<string> {
  return database.transaction(async (sql) => {
    const [row] = await sql.all(
      idRow,
      `insert into headers (customer_number, name, product_line, industry, status, creator_client_id, created_by, created_at, updated_at)
       select customer_number, name, product_line, industry, case $2 when 'ordered' then 'accepted' else status end,
         creator_client_id, created_by, created_at, updated_at
       from headers where id = $1 returning id`,
      [Number(original), order],
    )
    const id = row?.id ?? 0
    await sql.run(
      `insert into issued_quotes (header_id, version, catalogue_version, layout, lines, payload, parts_total, weight, linear_feet,
         issued_by, issued_at, warnings, verdict)
       select $2, 1, catalogue_version, layout, lines, payload, parts_total, weight, linear_feet, issued_by, issued_at, warnings, verdict
       from issued_quotes where header_id = $1 and version = 1`,
      [Number(original), id],
    )
    await sql.run('update revision_status set offer_state = $2, order_state = $3 where header_id = $1', [
      id,
      offer,
      order,
    ])
    if (order === 'ordered')
      await sql.run(
        `insert into orders (header_id, sequence, version, lines, returns, total_before, total, ordered_by, ordered_at)
         select header_id, 0, 1, lines::text, '[]', 0, parts_total, 'Dana Miller', issued_at from issued_quotes where header_id = $1`,
        [id],
      )
    return String(id)
  })
}
