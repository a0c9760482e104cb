import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { type Database, oneOf } from '../../db/database.ts'
import { AppError } from '../app-error.ts'

/** What is about to be stored. */
type ToStore = {
  /** In bytes, at most. */
  readonly bytes: number
} & (
  | {
      readonly headerID: string
      /** Whose quotes the caller may open; anybody's where it is left out or null. */
      readonly of?: string | null
    }
  | { readonly customerNumber: string }
)

export type CustomerStorage = {
  /** Counts what is about to be stored; refused with AppError where its customer has no room left. */
  readonly take: (toStore: ToStore) => Promise<void>
  /** The size of the drawing of a quote that was saved last, in bytes. */
  readonly drawingOf: (headerID: string) => Promise<number>
}

type Count = { bytes: number; readonly countedAt: number }

/** Other servers store too: what is known of a customer is counted again after so long, milliseconds. */
const HOLDS_MS = 10 * 60_000
/** Whoever is refused again and again makes no more work than one count a second. */
const LEAST_MS = 1000
const MOST_KNOWN = 10_000

/** What a quote takes without its drawing, and a row beside its content, in bytes. */
export const ROW = 1024

/**
 * Limits the bytes that each customer stores: files, saved drawings, drafts, issued quotes and cards, as the database has them. Content that several quotes
 * of a customer share counts once. Between two counts everything that is stored is added, so what is known is never too low on one server;
 * nobody is refused before it was counted.
 */
export function customerStorage(database: Pick<Database, 'all'>, most: number): CustomerStorage {
  const customers = new Map<string, string>()
  const counts = new Map<string, Count>()
  const counting = new Map<string, Promise<Count>>()

  async function customerOf(headerID: string): Promise<string | null> {
    const known = customers.get(headerID)
    if (known !== undefined) return known
    const rows = await database.all(customerRow, 'select customer_number from headers where id = $1', [
      Number(headerID),
    ])
    const found = oneOf(rows)?.customer_number ?? null
    if (found !== null) cache(customers, headerID, found)
    return found
  }

  async function count(customer: string): Promise<Count> {
    const before = counts.get(customer)
    const age = before ? performance.now() - before.countedAt : LEAST_MS
    if (age < LEAST_MS) await wait(LEAST_MS - age)
    const rows = await database.all(bytesRow, STORED, [customer, ROW])
    const counted = { bytes: oneOf(rows)?.bytes ?? 0, countedAt: performance.now() }
    cache(counts, customer, counted)
    return counted
  }

  function countOnce(customer: string): Promise<Count> {
    const asked = counting.get(customer) ?? count(customer).finally(() => counting.delete(customer))
    counting.set(customer, asked)
    return asked
  }

  async function takeOf(customer: string, bytes: number) {
    const fits = (known: Count | undefined): known is Count =>
      known !== undefined && performance.now() - known.countedAt < HOLDS_MS && known.bytes + bytes <= most
    let known = counts.get(customer)
    if (!fits(known)) known = await countOnce(customer)
    if (!fits(known)) throw noRoom(customer, most)
    known.bytes += bytes
  }

  return {
    async take(toStore) {
      if ('customerNumber' in toStore) return takeOf(toStore.customerNumber, toStore.bytes)
      const { headerID, of = null, bytes } = toStore
      const customer = await customerOf(headerID)
      // A quote that is not there, or somebody else's, is refused where it is opened.
      if (customer !== null && (of === null || of === customer)) await takeOf(customer, bytes)
    },
    async drawingOf(headerID) {
      const rows = await database.all(
        bytesRow,
        `select pg_column_size(body)::float8 as bytes from projects where header_id = $1 order by version desc limit 1`,
        [Number(headerID)],
      )
      return oneOf(rows)?.bytes ?? 0
    },
  }
}

const customerRow = z.object({ customer_number: z.string() })
const bytesRow = z.object({ bytes: z.number() })

/** The largest preview picture; of one that only a quote names no size is written down. */
const PREVIEW = 2 * 1024 * 1024

const STORED = `
  with own as (select id, preview_place from headers where customer_number = $1),
    placed as (
      select place, bytes from files where header_id in (select id from own)
      union select pdf_place, pdf_bytes from issued_quotes
        where header_id in (select id from own) and pdf_place is not null
          and not exists (select from files where place = pdf_place)
      union select pdf_place, pdf_bytes from offers where header_id in (select id from own)
      union select preview_place, ${PREVIEW} from own
        where preview_place is not null and not exists (select from files where place = preview_place)
    )
  select (
    (select count(*) * $2::bigint from own)
    + (select coalesce(sum(bytes), 0) from placed)
    + (select coalesce(sum(pg_column_size(body)), 0) from projects where header_id in (select id from own))
    + (select coalesce(sum(coalesce(pg_column_size(body), 0) + coalesce(pg_column_size(preview), 0)), 0)
         from drafts where header_id in (select id from own))
    + (select coalesce(sum(pg_column_size(layout) + pg_column_size(lines) + pg_column_size(payload)), 0)
         from issued_quotes where header_id in (select id from own))
    + (select coalesce(sum(length(bytes)), 0) from dealer_logos where customer_number = $1)
    + (select coalesce(sum($2::bigint + octet_length(terms)), 0) from dealer_card_versions where customer_number = $1)
  )::float8 as bytes`

function cache<Value>(known: Map<string, Value>, key: string, value: Value) {
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, value)
}

const noRoom = (customer: string, most: number) =>
  new AppError(
    'storage.full',
    `Customer ${customer} has used its ${(most / 1024 / 1024).toLocaleString('en-US')} MB of storage. Remove photos you no longer need, or contact customer service.`,
  )
