import { offerState, orderState, partsListLine, quoteSummary } from '@ramp/contracts'
import { layoutSchema } from '@ramp/formats'
import { z } from 'zod'
import { oneOf, type Sql } from '../../../db/database.ts'
import { figures } from './offers.ts'

const day = z.string().nullable()

const revisionRow = z
  .object({
    version: z.number(),
    option_number: z.number(),
    letter: z.string(),
    based_on: z.number().nullable(),
    finished_at: z.date(),
    finished_by: z.string(),
    parts_total: z.number(),
    linear_feet: z.number(),
    weight: z.number(),
    catalogue_version: z.string(),
    verdict: quoteSummary.shape.verdict,
    has_pdf: z.boolean(),
    offer_state: offerState,
    order_state: orderState,
    valid_until: day,
    replaced_by: z.number().nullable(),
    offered_at: z.date().nullable(),
    offered_by: z.string().nullable(),
    figures: figures.nullable(),
    sequence: z.number().nullable(),
  })
  .transform((row) => ({
    version: row.version,
    option: row.option_number,
    letter: row.letter,
    basedOn: row.based_on,
    finishedAt: row.finished_at,
    finishedBy: row.finished_by,
    partsTotal: row.parts_total,
    linearFeet: row.linear_feet,
    weight: row.weight,
    catalogueVersion: row.catalogue_version,
    verdict: row.verdict,
    hasLayoutPdf: row.has_pdf,
    offer: row.offer_state,
    order: row.order_state,
    validUntil: row.valid_until,
    replacedBy: row.replaced_by,
    issuedAt: row.offered_at,
    issuedBy: row.offered_by,
    /** What it was issued for; null where it has no price. */
    price: row.figures,
    sequence: row.sequence,
  }))
export type RevisionRow = z.infer<typeof revisionRow>

/** All revisions of a quote, oldest first. */
export const revisionsOf = (sql: Sql, headerID: string): Promise<RevisionRow[]> =>
  sql.all(
    revisionRow,
    `select issued_quotes.version, issued_quotes.option_number, letter, based_on, issued_quotes.issued_at as finished_at,
       issued_quotes.issued_by as finished_by, parts_total, linear_feet, weight, catalogue_version,
       case when verdict is not null then jsonb_build_object('tone', verdict -> 'tone', 'short', verdict -> 'short') end as verdict,
       issued_quotes.pdf_place is not null as has_pdf, offer_state, order_state, revision_status.valid_until::text as valid_until,
       replaced_by, offers.issued_at as offered_at, offers.issued_by as offered_by, offers.figures,
       orders.sequence
     from issued_quotes
     join revision_status on revision_status.header_id = issued_quotes.header_id and revision_status.version = issued_quotes.version
     left join offers on offers.header_id = issued_quotes.header_id and offers.version = issued_quotes.version
     left join orders on orders.header_id = issued_quotes.header_id and orders.version = issued_quotes.version
     where issued_quotes.header_id = $1 order by issued_quotes.version`,
    [Number(headerID)],
  )

const optionRow = z.object({
  number: z.number(),
  name: z.string(),
  price_list: z.string().nullable(),
  counter: z.number().nullable(),
  saved_by: z.string().nullable(),
  saved_at: z.date().nullable(),
  has_preview: z.boolean(),
})
export type OptionRow = z.infer<typeof optionRow>

export const optionsOf = (sql: Sql, headerID: string): Promise<OptionRow[]> =>
  sql.all(
    optionRow,
    `select number, name, price_list, counter, saved_by, saved_at, preview is not null as has_preview
     from quote_options left join drafts on drafts.header_id = quote_options.header_id and drafts.option_number = number
       and drafts.body is not null
     where quote_options.header_id = $1 order by number`,
    [Number(headerID)],
  )

const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema)

const orderLine = z.object({
  itemNumber: z.string(),
  shortName: z.string(),
  description: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  total: z.number(),
})
export type OrderLine = z.infer<typeof orderLine>

const returnLine = z.object({
  itemNumber: z.string(),
  shortName: z.string(),
  description: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  // Returns that were asked for before a list could say it have none.
  restocking: z
    .union([z.number(), z.literal('not-returnable')])
    .nullable()
    .default(null),
})
export type ReturnLine = z.infer<typeof returnLine>

const orderRow = z
  .object({
    sequence: z.number(),
    version: z.number(),
    lines: json(z.array(orderLine)),
    returns: json(z.array(returnLine)),
    total_before: z.number(),
    total: z.number(),
    price_list: z.string(),
    cost: z.number().nullable(),
    ordered_by: z.string(),
    ordered_at: z.date(),
  })
  .transform(({ total_before, price_list, cost, ordered_by, ordered_at, ...row }) => ({
    ...row,
    priceList: price_list,
    cost: cost ?? row.lines.reduce((sum, { total }) => sum + total, 0),
    totalBefore: total_before,
    orderedBy: ordered_by,
    orderedAt: ordered_at,
  }))
export type OrderRow = z.infer<typeof orderRow>

export const ordersOf = (sql: Sql, headerID: string): Promise<OrderRow[]> =>
  sql.all(
    orderRow,
    `select sequence, orders.version, orders.lines, returns, total_before, total,
       coalesce(price_list, catalogue_version) as price_list, cost, ordered_by, ordered_at
     from orders join issued_quotes on issued_quotes.header_id = orders.header_id and issued_quotes.version = orders.version
     where orders.header_id = $1 order by sequence`,
    [Number(headerID)],
  )

const frozenRow = z.object({
  version: z.number(),
  catalogue_version: z.string(),
  layout: layoutSchema,
  lines: z.array(partsListLine),
  parts_total: z.number(),
  weight: z.number(),
})
export type FrozenRow = z.infer<typeof frozenRow>

/** Drawing and parts list of a revision, as they were finished. */
export const frozenOf = async (sql: Sql, headerID: string, version: number): Promise<FrozenRow | null> =>
  oneOf(
    await sql.all(
      frozenRow,
      'select version, catalogue_version, layout, lines, parts_total, weight from issued_quotes where header_id = $1 and version = $2',
      [Number(headerID), version],
    ),
  )

const madeToMeasure = z.object({ customs: z.array(z.object({ itemNumber: z.string() })).catch([]) })

const proposalRow = z.object({ pdf_place: z.string() })

/** Where the proposal of a revision lies; null where none was issued. */
export const proposalPlaceOf = async (sql: Sql, headerID: string, version: number): Promise<string | null> =>
  oneOf(
    await sql.all(proposalRow, 'select pdf_place from offers where header_id = $1 and version = $2', [
      Number(headerID),
      version,
    ]),
  )?.pdf_place ?? null

const layoutPdfRow = z.object({
  pdf_place: z.string().nullable(),
  lines: z.array(partsListLine),
  payload: madeToMeasure,
})

/** The layout PDF that a revision was finished with, and what it is named after. */
export const layoutPdfOf = async (sql: Sql, headerID: string, version: number) =>
  oneOf(
    await sql.all(
      layoutPdfRow,
      'select pdf_place, lines, payload from issued_quotes where header_id = $1 and version = $2',
      [Number(headerID), version],
    ),
  )

const termsRow = z.object({ valid_days: z.number().nullable(), time_zone: z.string().nullable() })
export type DealerTerms = z.infer<typeof termsRow>

/** How long offers of a dealer hold, and where its days end; null where nobody entered it. */
export const termsOf = async (sql: Sql, customerNumber: string): Promise<DealerTerms> =>
  oneOf(
    await sql.all(termsRow, 'select valid_days, time_zone from dealer_cards where customer_number = $1', [
      customerNumber,
    ]),
  ) ?? { valid_days: null, time_zone: null }
