import type { IssuedQuote, PaperFacts, QuoteSummary, QuoteType } from '@ramp/contracts'
import type { Industry, ProductLine } from '@ramp/domain'
import { z } from 'zod'
import { type Database, oneOf, type Sql, type Value } from '../../db/database.ts'
import { issuedRevision, lastIssued, OF_OPTION } from './last-issued.ts'
import { listPage, listWithCounts, type Page, type Wanted } from './list-quotes.repository.ts'
import { type DayNow, dayOfDealers } from './quote-state.ts'
import { summaryOf, summaryRow, withLastIssue } from './summary-row.ts'

export type NewQuote = {
  readonly name: string
  readonly customerNumber: string
  readonly productLine: ProductLine
  readonly industry: Industry
  readonly quoteType: QuoteType | null
  readonly createdBy: string
  readonly clientId: number
  readonly now: Date
  /** Address, contact and phone of the site, where they were entered with it. */
  readonly project: PaperFacts['project'] | null
}

/** Writes down who made the quote of this number. */
export type RecordAuditEventOf = (sql: Sql, id: string) => Promise<void>

export const quotesRepository = (database: Database, dayNow: DayNow) => ({
  /** One page of the wanted quotes, and what there is besides. */
  list: async (wanted: Wanted, page: Page) => {
    const dayOf = await dayOfDealers(database, wanted.visibleTo, dayNow)
    const { rows, counts } = await listWithCounts(database, wanted, page, dayOf)
    return { quotes: rows.map(summaryOf), counts }
  },

  /** One page of the wanted quotes alone. */
  page: async (wanted: Wanted, page: Page): Promise<QuoteSummary[]> => {
    const dayOf = await dayOfDealers(database, wanted.visibleTo, dayNow)
    return (await listPage(database, wanted, page, dayOf)).map(summaryOf)
  },

  /** Contact, phone and address of quotes, as far as they were entered. */
  sites: async (ids: readonly string[]) => {
    const rows = await database.all(
      siteRow,
      `select header_id, contact, phone, address from quote_places
       where header_id in (select value::integer from jsonb_array_elements_text($1::jsonb) as value)`,
      [JSON.stringify(ids)],
    )
    return new Map(rows.map(({ header_id, ...site }) => [String(header_id), site]))
  },

  /** The time zone of each dealer who entered one. */
  timeZones: async (): Promise<ReadonlyMap<string, string>> => {
    const rows = await database.all(
      timeZoneRow,
      'select customer_number, time_zone from dealer_cards where time_zone is not null',
    )
    return new Map(rows.map((row) => [row.customer_number, row.time_zone]))
  },

  summary: async (id: string, customerNumber: string): Promise<QuoteSummary | null> => {
    const dayOf = await dayOfDealers(database, customerNumber, dayNow)
    const values: Value[] = [Number(id)]
    const today = dayOf((value) => `$${values.push(value)}`)
    const rows = await database.all(summaryRow, `${withLastIssue(today)} where headers.id = $1`, values)
    return oneOf(rows.map(summaryOf))
  },

  issued: async (id: string): Promise<IssuedQuote | null> => (await lastIssued(database, id))?.quote ?? null,

  revision: async (id: string, version: number) => issuedRevision(database, id, version),

  pdf: async (id: string) => lastPdf(database, id),

  previewPlace: async (id: string): Promise<string | null> => {
    const rows = await database.all(previewRow, 'select preview_place from headers where id = $1', [
      Number(id),
    ])
    return oneOf(rows)?.preview_place ?? null
  },

  create: (quote: NewQuote, recordAuditEvent: RecordAuditEventOf): Promise<string> =>
    database.transaction(async (sql) => {
      const id = await create(sql, quote)
      if (quote.project) await addPlace(sql, id, quote.project)
      await recordAuditEvent(sql, id)
      return id
    }),

  /** A quote with the drawing of another one, or neither. */
  duplicate: (copy: NewCopy, copyDrawing: CopyDrawing): Promise<string> =>
    database.transaction((sql) => duplicate(sql, copy, copyDrawing)),
})

export type QuotesRepository = ReturnType<typeof quotesRepository>

const timeZoneRow = z.object({ customer_number: z.string(), time_zone: z.string() })
const siteRow = z.object({
  header_id: z.number(),
  contact: z.string(),
  phone: z.string(),
  address: z.array(z.string()),
})
const idRow = z.object({ id: z.number() })
const previewRow = z.object({ preview_place: z.string().nullable() })
const pdfRow = z.object({
  version: z.number(),
  place: z.string().nullable(),
  bytes: z.number().nullable(),
  saved_at: z.date().nullable(),
  payload: z.object({ customs: z.array(z.object({ itemNumber: z.string() })).catch([]) }),
  lines: z.array(z.object({ itemNumber: z.string(), quantity: z.number() })),
})

/**
 * The PDF of the last issued version, never one that was saved for a version that was not issued; of the version itself only what
 * the PDF is named after.
 */
const lastPdf = async (sql: Sql, id: string) =>
  oneOf(
    await sql.all(
      pdfRow,
      `select version, pdf_place as place, pdf_bytes as bytes, pdf_saved_at as saved_at, payload, lines
       from issued_quotes where ${OF_OPTION} order by version desc limit 1`,
      [Number(id), null],
    ),
  )

async function create(sql: Sql, quote: NewQuote): Promise<string> {
  const { customerNumber, name, productLine, industry, quoteType, clientId, createdBy, now } = quote
  const rows = await sql.all(
    idRow,
    `insert into headers (customer_number, name, product_line, industry, quote_type, creator_client_id, created_by,
       created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8) returning id`,
    [customerNumber, name, productLine, industry, quoteType, clientId, createdBy, now],
  )
  return String(oneOf(rows)?.id)
}

const addPlace = (sql: Sql, id: string, { address, contact, phone }: PaperFacts['project']) =>
  sql.run('insert into quote_places (header_id, address, contact, phone) values ($1, $2::jsonb, $3, $4)', [
    Number(id),
    JSON.stringify(address),
    contact,
    phone,
  ])

export type NewCopy = Pick<NewQuote, 'name' | 'createdBy' | 'clientId' | 'now'> & {
  /** Number of the original. */
  readonly from: string
}

/** Gives a copy the drawing of its original; when it was saved, null where there is no drawing yet. */
export type CopyDrawing = (sql: Sql, copyID: string) => Promise<Date | null>

async function duplicate(sql: Sql, copy: NewCopy, copyDrawing: CopyDrawing): Promise<string> {
  // The original stands still meanwhile: its picture and its drawing are of one moment.
  const rows = await sql.all(
    idRow,
    `insert into headers (customer_number, name, product_line, industry, quote_type, creator_client_id, created_by,
       created_at, updated_at, preview_place, copied_from)
     select customer_number, $2::text, product_line, industry, quote_type, $3::integer, $4::text, $5::timestamptz,
       $5::timestamptz, preview_place, id
     from headers where id = $1 for share returning id`,
    [Number(copy.from), copy.name, copy.clientId, copy.createdBy, copy.now],
  )
  const id = String(oneOf(rows)?.id)
  const savedAt = await copyDrawing(sql, id)
  if (savedAt) await sql.run('update headers set updated_at = $2 where id = $1', [Number(id), savedAt])
  return id
}
