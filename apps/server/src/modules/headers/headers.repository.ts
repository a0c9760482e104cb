import { type Frozen, headerRecord, type IssuedQuote, industry, quoteStatus } from '@ramp/contracts'
import type { Layout } from '@ramp/domain'
import { z } from 'zod'
import { type Database, oneOf, type Sql } from '../../db/database.ts'
import { drawingChangedAt } from '../../db/drawing-changed.ts'
import type { OpenedHeader } from '../../policies/open-header.ts'

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
    main_option: z.number(),
    changing_option: z.number().nullable(),
    price_list: z.string().nullable(),
  })
  .transform(
    (row): OpenedHeader => ({
      headerID: String(row.id),
      customerNumber: row.customer_number,
      name: row.name,
      productLine: row.product_line,
      industry: row.industry,
      quoteType: row.quote_type,
      // With a change order begun it is open again, whatever was ordered before.
      status: row.changing_option === null ? row.status : 'received',
      createdBy: { clientId: row.creator_client_id, name: row.created_by },
      dtmCreated: row.created_at.toISOString(),
      dtmLastUpdate: row.updated_at.toISOString(),
      option: row.main_option,
      priceList: row.price_list,
      mainOption: row.main_option,
      changingOption: row.changing_option,
    }),
  )

const optionRow = z.object({ is_finished: z.boolean(), price_list: z.string().nullable() })
const previewRow = z.object({ preview_place: z.string().nullable() })
const versionRow = z.object({ version: z.number() })

const COLUMNS = `id, customer_number, name, product_line, industry, quote_type, status, creator_client_id, created_by, created_at, updated_at,
  main_option, changing_option,
  (select price_list from quote_options where header_id = headers.id and number = main_option) as price_list`

export type ToIssue = Omit<Frozen<IssuedQuote>, 'acceptedAt' | 'acceptedBy' | 'issuedAt'> & {
  readonly headerID: string
  readonly option: number
  readonly layout: Layout
  readonly issuedAt: Date
  /** Whether PDF and preview picture that were saved last are of this version; `kept`: no PDF is, and the picture stays. */
  readonly files: 'all' | 'pdf' | 'kept'
  /** The name the finish was sent under. */
  readonly finishKey: string | null
}

export const headersRepository = (database: Database) => ({
  find: async (headerID: string): Promise<OpenedHeader | null> =>
    oneOf(await database.all(headerRow, `select ${COLUMNS} from headers where id = $1`, [Number(headerID)])),

  /** How an option stands: whether it is there, whether anything of it was finished, and when its drawing was changed last. */
  async optionState(headerID: string, option: number) {
    const rows = await database.all(
      optionRow,
      `select exists (select from issued_quotes where header_id = $1 and option_number = $2) as is_finished, price_list
       from quote_options where header_id = $1 and number = $2`,
      [Number(headerID), option],
    )
    const found = oneOf(rows)
    return (
      found && {
        isFinished: found.is_finished,
        priceList: found.price_list,
        changedAt: await drawingChangedAt(database, headerID, option),
      }
    )
  },

  /** The price list that an option is pinned to, of the main one where none is named; null where it has none. */
  priceList: (headerID: string, option?: number) => priceListOf(database, headerID, option ?? null),

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
  readonly header: OpenedHeader
  readonly sql: Sql
  /** Where the preview picture of the header lies; null where it has none. */
  readonly previewPlace: () => Promise<string | null>
} & ReturnType<typeof issuingWith>

const pinnedRow = z.object({ price_list: z.string().nullable() })

async function priceListOf(sql: Pick<Sql, 'all'>, headerID: string, option: number | null) {
  const rows = await sql.all(
    pinnedRow,
    `select price_list from quote_options join headers on headers.id = header_id
     where header_id = $1 and number = coalesce($2, main_option)`,
    [Number(headerID), option],
  )
  return oneOf(rows)?.price_list ?? null
}

async function previewPlace(sql: Sql, headerID: string): Promise<string | null> {
  const rows = await sql.all(previewRow, 'select preview_place from headers where id = $1', [
    Number(headerID),
  ])
  return oneOf(rows)?.preview_place ?? null
}

/** The issued revision that a drawing of an option ($16) was begun from. */
const BEGUN_FROM = `coalesce(
           (select based_on from drafts where header_id = $1 and option_number = $16 and body is not null),
           (select version from revision_status where header_id = $1 and option_number = $16 and offer_state = 'issued'))`

export const issuingWith = (sql: Sql) => ({
  priceList: (headerID: string, option: number) => priceListOf(sql, headerID, option),
  changedAt: (headerID: string, option: number) => drawingChangedAt(sql, headerID, option),

  async hasOption(headerID: string, option: number): Promise<boolean> {
    const rows = await sql.all(
      z.object({ number: z.number() }),
      'select number from quote_options where header_id = $1 and number = $2',
      [Number(headerID), option],
    )
    return rows.length === 1
  },

  /** Number of the next issued quote of a header. */
  async nextVersion(headerID: string): Promise<number> {
    const rows = await sql.all(
      versionRow,
      'select coalesce(max(version), 0)::integer + 1 as version from issued_quotes where header_id = $1',
      [Number(headerID)],
    )
    return oneOf(rows)?.version ?? 1
  },

  /**
   * Freezes a quote with the PDF that was saved last, and marks its header as received. What the drawing was begun from is what its draft was
   * begun from, else what is issued now.
   */
  async issue(quote: ToIssue): Promise<OpenedHeader | null> {
    await sql.run(
      `insert into issued_quotes (header_id, version, catalogue_version, layout, lines, payload,
         parts_total, weight, linear_feet, issued_by, issued_at, finish_key, warnings, verdict, option_number, based_on,
         pdf_place, pdf_bytes, pdf_saved_at)
       select $1, $2, $3, $4::jsonb, $5::jsonb, $6::jsonb, $7, $8, $9, $10, $11, $12, $13::jsonb, $14::jsonb, $16,
         ${BEGUN_FROM}, files.place, files.bytes, files.saved_at
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
        quote.files === 'kept' ? null : `${quote.headerID}.pdf`,
        quote.option,
      ],
    )
    const rows = await sql.all(
      headerRow,
      `update headers set status = case status when 'accepted' then status else 'received' end, updated_at = $2,
         preview_place = case when main_option = $4 and not $5 then (select place from files where files.name = $3) else preview_place end
       where id = $1 returning ${COLUMNS}`,
      [
        Number(quote.headerID),
        quote.issuedAt,
        quote.files === 'all' ? `${quote.headerID}.png` : null,
        quote.option,
        quote.files === 'kept',
      ],
    )
    return oneOf(rows)
  },
})
