import type { AuditEvent } from '@ramp/contracts'
import { z } from 'zod'
import type { Sql } from '../../../db/database.ts'
import type { Asking } from '../../../identity/caller.ts'
import type { RecordAuditEvent } from '../../../operations/audit.ts'
import type { OrderLine, ReturnLine, RevisionRow } from './rows.ts'

const versionRow = z.object({ version: z.number() })

/** What is written of a status, and into the event that tells of it. */
type StatusChange = Partial<Pick<RevisionRow, 'offer' | 'order' | 'validUntil' | 'replacedBy'>>

/** Whoever changes a quote, when, and in which transaction. */
export type Writing = {
  readonly sql: Sql
  readonly caller: Asking
  readonly headerID: string
  readonly at: Date
  readonly recordAuditEvent: RecordAuditEvent
}

export type Occasion = {
  readonly event: AuditEvent
  readonly version: number
  readonly change: StatusChange
  /** Of a revision that begins with this event. */
  readonly option?: number
  readonly reason?: string | undefined
}

/** Changes the status of a revision together with the event that tells of it; the lock of the header is held meanwhile. */
export async function changeStatus(writing: Writing, { event, version, change, option, reason }: Occasion) {
  const { sql, caller, headerID, at, recordAuditEvent } = writing
  const { offer = null, order = null, validUntil = null } = change
  await sql.run(
    `update revision_status set offer_state = coalesce($3, offer_state), order_state = coalesce($4, order_state),
       valid_until = coalesce($5::date, valid_until), replaced_by = case when $6 then $7::integer else replaced_by end
     where header_id = $1 and version = $2`,
    [
      Number(headerID),
      version,
      offer,
      order,
      validUntil,
      change.replacedBy !== undefined,
      change.replacedBy ?? null,
    ],
  )
  const details = { ...change, option, ...(reason ? { reason } : {}) }
  await recordAuditEvent(sql, caller, { event, headerID, versionNumber: version, at, details })
}

export type OfferToFreeze = {
  readonly facts: string
  readonly cardVersion: number | null
  readonly terms: string
  readonly figures: string
  readonly validUntil: string
  readonly place: string
  readonly bytes: number
  readonly sha256: string
}

/** Freezes what a revision was issued with. */
export const addOffer = ({ sql, caller, headerID, at }: Writing, version: number, offer: OfferToFreeze) =>
  sql.run(
    `insert into offers (header_id, version, facts, terms, figures, valid_until, pdf_place, pdf_bytes, pdf_sha256, issued_by, issued_at,
       card_version)
     values ($1, $2, $3, $4, $5, $6::date, $7, $8, $9, $10, $11, $12)`,
    [
      Number(headerID),
      version,
      offer.facts,
      offer.terms,
      offer.figures,
      offer.validUntil,
      offer.place,
      offer.bytes,
      offer.sha256,
      caller.name,
      at,
      offer.cardVersion,
    ],
  )

/** The same drawing and list as a revision of its own, in its option or in another: its version. */
export async function copyRevision(
  { sql, caller, headerID, at }: Writing,
  from: number,
  { option, basedOn }: { readonly option: number; readonly basedOn: number | null },
): Promise<number> {
  await sql.run(
    `insert into issued_quotes (header_id, version, catalogue_version, layout, lines, payload, parts_total, weight, linear_feet,
       issued_by, issued_at, warnings, verdict, option_number, based_on, pdf_place, pdf_bytes, pdf_saved_at)
     select header_id, next.version, catalogue_version, layout, lines,
       payload || jsonb_build_object('versionNumber', next.version::text), parts_total, weight, linear_feet,
       $3, $4, warnings, verdict, $5, $6, pdf_place, pdf_bytes, pdf_saved_at
     from issued_quotes,
       (select max(version) + 1 as version from issued_quotes where header_id = $1) as next
     where header_id = $1 and issued_quotes.version = $2`,
    [Number(headerID), from, caller.name, at, option, basedOn],
  )
  const [made] = await sql.all(
    versionRow,
    'select max(version) as version from issued_quotes where header_id = $1',
    [Number(headerID)],
  )
  return made?.version ?? from
}

/** Adds an option, named or not. */
export const insertOption = (
  { sql, caller, headerID, at }: Writing,
  { number, name }: { readonly number: number; readonly name: string },
) =>
  sql.run(
    'insert into quote_options (header_id, number, name, created_by, created_at) values ($1, $2, $3, $4, $5)',
    [Number(headerID), number, name, caller.name, at],
  )

/**
 * A new option has the price terms of the one it was made from: the customer, payers and taxes are the same. How the price is built and the hours of
 * work are of a drawing: another drawing begins with those of the company.
 */
export const copyPriceTerms = (
  { sql, headerID }: Pick<Writing, 'sql' | 'headerID'>,
  {
    from,
    to,
    isSameDrawing,
  }: { readonly from: number; readonly to: number; readonly isSameDrawing: boolean },
) =>
  sql.run(
    `insert into option_prices (header_id, option_number, terms, counter, saved_by, saved_at)
     select header_id, $3::integer, case when $4::boolean then terms else (terms::jsonb - 'method' - 'installation')::text end,
       1, saved_by, saved_at
     from option_prices where header_id = $1 and option_number = $2`,
    [Number(headerID), from, to, isSameDrawing],
  )

/** From now on an option that was issued is priced with a list, until somebody prices it again. */
export const pinPriceList = (
  sql: Sql,
  {
    headerID,
    option,
    priceList,
  }: { readonly headerID: string; readonly option: number; readonly priceList: string },
) =>
  sql.run(
    'update quote_options set price_list = $3 where header_id = $1 and number = $2 and price_list is not null',
    [Number(headerID), option, priceList],
  )

export type OrderToAdd = {
  readonly sequence: number
  readonly version: number
  readonly lines: readonly OrderLine[]
  readonly returns: readonly ReturnLine[]
  readonly totalBefore: number
  readonly total: number
  readonly priceList: string
  readonly cost: number
}

/** What is ordered, and what the dealer asks to return. */
type ListToOrder = Pick<OrderToAdd, 'lines' | 'returns'>

/**
 * What the lines of an order cost, by which list, and what its returns cost by the list in force; refuses where the dealer has to
 * confirm it first.
 */
export type CostOf = (list: ListToOrder) => Pick<OrderToAdd, 'priceList' | 'cost' | 'returns'>

/** Adds an order or the supplementary list of a change order. */
export async function addOrder({ sql, caller, headerID, at }: Writing, order: OrderToAdd) {
  await sql.run(
    `insert into orders (header_id, sequence, version, lines, returns, total_before, total, ordered_by, ordered_at, price_list, cost)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      Number(headerID),
      order.sequence,
      order.version,
      JSON.stringify(order.lines),
      JSON.stringify(order.returns),
      order.totalBefore,
      order.total,
      caller.name,
      at,
      order.priceList,
      order.cost,
    ],
  )
  // Servers of the version before look for the order there.
  if (order.sequence === 0)
    await sql.run(
      'update issued_quotes set accepted_by = $3, accepted_at = $4 where header_id = $1 and version = $2',
      [Number(headerID), order.version, caller.name, at],
    )
}

/** What of a header follows from its revisions. */
export const updateHeader = (
  { sql, headerID, at }: Omit<Writing, 'caller' | 'recordAuditEvent'>,
  { mainOption, isOrdered, changingOption }: HeaderChange,
) =>
  sql.run(
    `update headers set main_option = $2, changing_option = $3, updated_at = $4,
       status = case when $5 then 'accepted' else status end
     where id = $1`,
    [Number(headerID), mainOption, changingOption, at, isOrdered],
  )

type HeaderChange = {
  readonly mainOption: number
  readonly changingOption: number | null
  readonly isOrdered: boolean
}
