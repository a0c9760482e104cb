import type { QuoteSort, QuotesFilter, SortOrder } from '@ramp/contracts'
import type { FilterFields } from '../../../lib/quotes-filter.ts'
import type { Option } from './choice.tsx'

/** How a column is ordered when it is pressed first: names from A, the rest from the largest and newest. */
const FIRST: Readonly<Record<QuoteSort, SortOrder>> = {
  updated: 'desc',
  number: 'desc',
  name: 'asc',
  length: 'desc',
  price: 'desc',
}

const WORDS: Readonly<Record<QuoteSort, Readonly<Record<SortOrder, string>>>> = {
  updated: { desc: 'Updated, newest first', asc: 'Updated, oldest first' },
  name: { asc: 'Name, A to Z', desc: 'Name, Z to A' },
  number: { desc: 'Number, newest first', asc: 'Number, oldest first' },
  price: { desc: 'Parts total, highest first', asc: 'Parts total, lowest first' },
  length: { desc: 'Length, longest first', asc: 'Length, shortest first' },
}

/** Every order in words, for windows that have no room for headings to press. */
export const ORDERS: readonly Option[] = Object.entries(WORDS).flatMap(([sort, orders]) =>
  Object.entries(orders).map(([order, label]) => ({ value: `${sort}-${order}`, label })),
)

/** For those who see no prices. */
export const ORDERS_WITHOUT_PRICES = ORDERS.filter(({ value }) => !value.startsWith('price-'))

/** The order that a filter asks for. */
export const orderOf = ({ sort = 'updated', order }: QuotesFilter) => ({ sort, order: order ?? 'desc' })

export function orderName(filter: QuotesFilter): string {
  const { sort, order } = orderOf(filter)
  return `${sort}-${order}`
}

export function orderNamed(name: string): FilterFields {
  const [sort, order] = name.split('-')
  return { sort, order }
}

/** What a press on a heading asks for: its first order, and the other way when it is that already. */
export function orderAfterPress(filter: QuotesFilter, sort: QuoteSort): FilterFields {
  const current = orderOf(filter)
  if (current.sort !== sort) return { sort, order: FIRST[sort] }
  return { sort, order: current.order === 'asc' ? 'desc' : 'asc' }
}
