import { QUOTE_SORTS, type QuoteSort, type QuoteSummary, SORT_ORDERS, type SortOrder } from '@ramp/contracts'
import { z } from 'zod'

/** An order that quotes are listed in; where two have the same value, the number decides. */
export type Sorting = { readonly sort: QuoteSort; readonly order: SortOrder }

/** The place in a list after which its next page begins. */
export type Cursor = Sorting & { readonly value: string | number; readonly id: number }

/** Stands before every price and length: a quote that was never finished has none. */
export const NONE_YET = -1

/** The value a quote has its place in a list by. */
const VALUE_OF: Readonly<Record<QuoteSort, (quote: QuoteSummary) => string | number>> = {
  updated: ({ updatedAt }) => updatedAt,
  number: ({ id }) => Number(id),
  name: ({ name }) => name,
  length: ({ linearFeet }) => linearFeet ?? NONE_YET,
  price: ({ partsTotal }) => partsTotal ?? NONE_YET,
}

const text = z.string().regex(/^[^\p{Cc}\p{Cs}]*$/u)
/** Databases know no year 0. */
const moment = z.iso.datetime().refine((value) => Date.parse(value) >= 0)
const VALUE: Readonly<Record<QuoteSort, z.ZodType<string | number>>> = {
  updated: moment,
  number: z.int32(),
  name: text,
  length: z.number(),
  price: z.int32(),
}

const parts = z.tuple([z.enum(QUOTE_SORTS), z.enum(SORT_ORDERS), z.unknown(), z.int32().positive()])

/** Where a page ended. */
export const cursorAfter = (last: QuoteSummary, sorting: Sorting): Cursor => ({
  ...sorting,
  value: VALUE_OF[sorting.sort](last),
  id: Number(last.id),
})

/** Where a page ended, as a text that a caller hands back. */
export const cursorText = (last: QuoteSummary, { sort, order }: Sorting): string =>
  Buffer.from(JSON.stringify([sort, order, VALUE_OF[sort](last), Number(last.id)])).toString('base64url')

/** Reads such a text; null when it is none, or one of a list in another order. */
export function readCursor(written: string, wanted: Sorting): Cursor | null {
  try {
    const [sort, order, value, id] = parts.parse(JSON.parse(Buffer.from(written, 'base64url').toString()))
    if (sort !== wanted.sort || order !== wanted.order) return null
    return { sort, order, value: VALUE[sort].parse(value), id }
  } catch {
    return null
  }
}
