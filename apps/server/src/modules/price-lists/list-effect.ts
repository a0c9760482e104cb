import type { TouchedQuote } from '@ramp/contracts'
import type { Layout } from '@ramp/domain'
import { readSavedProject } from '@ramp/formats'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { type AfterOption, type NeverIssued, neverIssued } from './never-issued.repository.ts'

/** The price of the parts of a drawing with a price list, in cents. */
export type PriceWith = (layout: Layout, list: string) => Promise<number>

type Asked = {
  readonly sql: Pick<Sql, 'all'>
  readonly priceWith: PriceWith
  /** Whose drawings; null for all. */
  readonly customerNumber: string | null
  readonly before: string
  readonly after: string
  /** How many drawings are worked out at most; the others are counted. */
  readonly most: number
}

const PAGE = 20

/** What a price list changes: drafts alone, for an issued quote keeps the list it was issued with. */
export async function listEffect({ sql, priceWith, customerNumber, before, after, most }: Asked) {
  const drafts = await neverIssued.count(sql, customerNumber)
  const touched: TouchedQuote[] = []
  let priced = 0
  let last: AfterOption = { id: 0, option: 0 }
  for (let looked = 0; looked < most; ) {
    const count = Math.min(PAGE, most - looked)
    const page = await neverIssued.page(sql, { customerNumber, after: last, count })
    for (const draft of page) {
      const prices = await pricesOf(draft, [before, after], priceWith)
      if (prices === null) continue
      priced++
      const [was = 0, is = 0] = prices
      // What a dealer calls a quote may be the name of a customer.
      const name = customerNumber === null ? '' : draft.name
      if (was !== is) touched.push(touchedBy({ ...draft, name }, { was, is }))
    }
    if (page.length < count) break
    looked += page.length
    last = page.at(-1) ?? last
  }
  return { drafts, notPriced: drafts - priced, touched, issued: 0 as const }
}

const touchedBy = (
  { id, option, name, customer_number: customerNumber }: NeverIssued,
  { was, is }: { readonly was: number; readonly is: number },
): TouchedQuote => ({ id: String(id), option, name, customerNumber, before: was, after: is })

function layoutOf({ body, layout }: NeverIssued): Layout | null {
  if (body === null) return layout
  const reading = readSavedProject(body)
  return reading.isReadable ? reading.saved.layout : null
}

/** Null where the drawing cannot be read or is refused. */
async function pricesOf(
  drawing: NeverIssued,
  lists: readonly string[],
  priceWith: PriceWith,
): Promise<readonly number[] | null> {
  const layout = layoutOf(drawing)
  if (layout === null) return null
  const prices: number[] = []
  try {
    for (const list of lists) prices.push(await priceWith(layout, list))
    return prices
  } catch (error) {
    if (error instanceof AppError && error.code !== 'server.stopping') return null
    throw error
  }
}
