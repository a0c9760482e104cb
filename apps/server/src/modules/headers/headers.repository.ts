import {
  type Frozen,
  type HeaderRecord,
  headerRecord,
  type IssuedQuote,
  industry,
  quoteStatus,
} from '@ramp/contracts'
import type { Layout } from '@ramp/domain'
import { z } from 'zod'
import { type Database, oneOf, type Sql } from '../../db/database.ts'

const headerRow = z
  .object({
    id: z.number(),
    customer_number: z.string(),
    name: z.string(),
    product_line: headerRecord.shape.productLine,
    industry,
    quote_type: headerRecord.shape.quoteType,
    status: quoteStatus,
    creator_client_id: z.number(),
    created_by: z.string(),
    created_at: z.date(),
    updated_at: z.date(),
  })
  .transform(
    (row): HeaderRecord => ({
      headerID: String(row.id),
      customerNumber: row.customer_number,
      name: row.name,
      productLine: row.product_line,
      industry: row.industry,
      quoteType: row.quote_type,
      status: row.status,
      createdBy: { clientId: row.creator_client_id, name: row.created_by },
      dtmCreated: row.created_at.toISOString(),
      dtmLastUpdate: row.updated_at.toISOString(),
    }),
  )

const previewRow = z.object({ preview_place: z.string().nullable() })
const versionRow = z.object({ version: z.number() })

const COLUMNS =
  'id, customer_number, name, product_line, industry, quote_type, status, creator_client_id, created_by, created_at, updated_at'

export type ToIssue = Omit<Frozen<IssuedQuote>, 'acceptedAt' | 'acceptedBy' | 'issuedAt'> & {
  readonly headerID: string
  readonly layout: Layout
  readonly issuedAt: Date
  /** Whether the preview picture that was saved last is one of this version. */
  readonly hasPreview: boolean
  /** The name the finish was sent under. */
  readonly finishKey: string | null
}

export const headersRepository = (database: Database) => ({
  find: async (headerID: string): Promise<HeaderRecord | null> =>
    oneOf(await database.all(headerRow, `select ${COLUMNS} from headers where id = $1`, [Number(headerID)])),

  /** Works on one header while nobody else changes it. */
  change: <Result>(headerID: string, work: (header: LockedHeader) => Promise<Result>): Promise<Result> =>
    database.transaction(async (sql) => {
      const rows = await sql.all(headerRow, `select ${COLUMNS} from headers where id = $1 for update`, [
        Number(headerID),
      ])
      const header = oneOf(rows)
      if (!header) throw new Error(`header ${headerID} is gone`)
      return work({ header, sql, ...issuingWith(sql), previewPlace: () => previewPlace(sql, headerID) })
    }),
})

export type HeadersRepository = ReturnType<typeof headersRepository>
export type LockedHeader = {
  readonly header: HeaderRecord
  readonly sql: Sql
  /** Where the preview picture of the header lies; null where it has none. */
  readonly previewPlace: () => Promise<string | null>
} & ReturnType<typeof issuingWith>

async function previewPlace(sql: Sql, headerID: string): Promise<string | null> {
  const rows = await sql.all(previewRow, 'select preview_place from headers where id = $1', [
    Number(headerID),
  ])
  return oneOf(rows)?.preview_place ?? null
}

const issuingWith = (sql: Sql) => ({
  /** Number of the next issued quote of a header. */
  async nextVersion(headerID: string): Promise<number> {
    const rows = await sql.all(
      versionRow,
      'select coalesce(max(version), 0)::integer + 1 as version from issued_quotes where header_id = $1',
      [Number(headerID)],
    )
    return oneOf(rows)?.version ?? 1
  },

  /** Freezes a quote with the PDF that was saved last, and marks its header as received. */
  async issue(quote: ToIssue): Promise<HeaderRecord | null> {
    await sql.run(
      `insert into issued_quotes (header_id, version, catalogue_version, layout, lines, payload,
         parts_total, weight, linear_feet, issued_by, issued_at, finish_key, warnings, verdict, pdf_place, pdf_bytes, pdf_saved_at)
       select $1, $2, $3, $4::jsonb, $5::jsonb, $6::jsonb, $7, $8, $9, $10, $11, $12, $13::jsonb, $14::jsonb, files.place, files.bytes, files.saved_at
       from (select $15::text as name) as pdf left join files on files.name = pdf.name`,
      [
        Number(quote.headerID),
        quote.versionNumber,
        quote.catalogueVersion,
        JSON.stringify(quote.layout),
        JSON.stringify(quote.lines),
        JSON.stringify(quote.payload),
        quote.partsTotal,
        quote.weight,
        quote.linearFeet,
        quote.issuedBy,
        quote.issuedAt,
        quote.finishKey,
        JSON.stringify(quote.warnings),
        quote.verdict && JSON.stringify(quote.verdict),
        `${quote.headerID}.pdf`,
      ],
    )
    const rows = await sql.all(
      headerRow,
      `update headers set status = 'received', updated_at = $2,
         preview_place = (select place from files where files.name = $3)
       where id = $1 returning ${COLUMNS}`,
      [Number(quote.headerID), quote.issuedAt, quote.hasPreview ? `${quote.headerID}.png` : null],
    )
    return oneOf(rows)
  },
})
