import { type IssuedQuote, industry, type QuoteSummary, quoteStatus, quoteSummary } from '@ramp/contracts'
import type { Industry, ProductLine } from '@ramp/domain'
import { z } from 'zod'
import { type Database, oneOf, type Sql } from '../../db/database.ts'
import { lastIssued } from './last-issued.ts'

const summaryRow = z
  .object({
    id: z.number(),
    name: z.string(),
    customer_number: z.string(),
    product_line: quoteSummary.shape.productLine,
    industry,
    status: quoteStatus,
    created_by: z.string(),
    created_at: z.date(),
    updated_at: z.date(),
    linear_feet: z.number().nullable(),
    parts_total: z.number().nullable(),
  })
  .transform(
    (row): QuoteSummary => ({
      id: String(row.id),
      name: row.name,
      customerNumber: row.customer_number,
      productLine: row.product_line,
      industry: row.industry,
      status: row.status,
      createdBy: row.created_by,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      linearFeet: row.linear_feet,
      partsTotal: row.parts_total,
    }),
  )

const WITH_LAST_ISSUE = `
  select headers.id, headers.name, customer_number, product_line, industry, status, created_by, created_at,
    updated_at, issued.linear_feet, issued.parts_total
  from headers left join lateral (
    select linear_feet, parts_total from issued_quotes
    where header_id = headers.id order by version desc limit 1
  ) as issued on true`

/** The place after which a further page begins. */
export type Cursor = { readonly updatedAt: Date; readonly id: number }

export type NewQuote = {
  readonly name: string
  readonly customerNumber: string
  readonly productLine: ProductLine
  readonly industry: Industry
  readonly createdBy: string
  readonly clientId: number
  readonly now: Date
}

export type Acceptance = 'accepted' | 'already' | 'changed' | 'nothing'

export const quotesRepository = (database: Database) => ({
  list: (customerNumber: string | null, cursor: Cursor | null, limit: number): Promise<QuoteSummary[]> =>
    database.all(
      summaryRow,
      `${WITH_LAST_ISSUE}
       where ($1::text is null or customer_number = $1::text)
         and ($2::timestamptz is null or (headers.updated_at, headers.id) < ($2::timestamptz, $3::integer))
       order by headers.updated_at desc, headers.id desc limit $4`,
      [customerNumber, cursor?.updatedAt ?? null, cursor?.id ?? null, limit],
    ),

  summary: async (id: string): Promise<QuoteSummary | null> =>
    oneOf(await database.all(summaryRow, `${WITH_LAST_ISSUE} where headers.id = $1`, [Number(id)])),

  issued: async (id: string): Promise<IssuedQuote | null> => (await lastIssued(database, id))?.quote ?? null,

  /** The PDF of the last issued version: never one that was saved for a version that was not issued. */
  pdf: async (id: string) =>
    oneOf(
      await database.all(
        z.object({
          place: z.string().nullable(),
          bytes: z.number().nullable(),
          saved_at: z.date().nullable(),
        }),
        `select pdf_place as place, pdf_bytes as bytes, pdf_saved_at as saved_at
         from issued_quotes where header_id = $1 order by version desc limit 1`,
        [Number(id)],
      ),
    ),

  create: async (quote: NewQuote): Promise<string> => {
    const rows = await database.all(
      z.object({ id: z.number() }),
      `insert into headers (customer_number, name, product_line, industry, creator_client_id, created_by, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $7) returning id`,
      [
        quote.customerNumber,
        quote.name,
        quote.productLine,
        quote.industry,
        quote.clientId,
        quote.createdBy,
        quote.now,
      ],
    )
    return String(oneOf(rows)?.id)
  },

  accept: (acceptance: ToAccept): Promise<Acceptance> =>
    database.transaction((sql) => accept(sql, acceptance)),
})

export type QuotesRepository = ReturnType<typeof quotesRepository>

export type ToAccept = {
  readonly id: string
  readonly version: number
  readonly acceptedBy: string
  readonly now: Date
}

/** Accepts a version, if it is still the last one. */
async function accept(sql: Sql, { id, version, acceptedBy, now }: ToAccept): Promise<Acceptance> {
  const key = Number(id)
  const header = await sql.all(
    z.object({ status: quoteStatus }),
    'select status from headers where id = $1 for update',
    [key],
  )
  const status = oneOf(header)?.status
  if (status === 'accepted') return 'already'
  if (status !== 'received') return 'nothing'
  const touched = await sql.run(
    `update issued_quotes set accepted_by = $3, accepted_at = $4
     where header_id = $1 and version = $2
       and version = (select max(version) from issued_quotes where header_id = $1)`,
    [key, version, acceptedBy, now],
  )
  if (touched === 0) return 'changed'
  await sql.run("update headers set status = 'accepted', updated_at = $2 where id = $1", [key, now])
  return 'accepted'
}
