import type { TouchedQuote } from '@ramp/contracts'
import { type Column, DataTable, moneyText } from '@ramp/shell'
import { PlaceLink } from '../../ui/place-link.tsx'
import classes from './price-lists-page.module.css'

type TouchedTableProps = {
  readonly title: string
  readonly quotes: readonly TouchedQuote[]
  readonly isOfAllDealers?: boolean
}

const columns: readonly Column<TouchedQuote>[] = [
  {
    name: 'Quote',
    cell: ({ id, option }) => (
      <PlaceLink to={{ kind: 'quote', id }}>{option === 1 ? id : `${id}, option ${option}`}</PlaceLink>
    ),
  },
]
const ofStaff: Column<TouchedQuote> = { name: 'Customer', cell: ({ customerNumber }) => customerNumber }
const ofDealer: Column<TouchedQuote> = { name: 'Name', cell: ({ name }) => name }
const prices: readonly Column<TouchedQuote>[] = [
  { name: 'Parts now', align: 'right', cell: ({ before }) => moneyText(before) },
  { name: 'Parts then', align: 'right', cell: ({ after }) => moneyText(after) },
]

/** Drafts with their price of parts before and after; the name of a quote is its dealer's. */
export const TouchedTable = ({ title, quotes, isOfAllDealers = false }: TouchedTableProps) =>
  quotes.length === 0 ? null : (
    <section>
      <h2 className={classes.heading}>{title}</h2>
      <DataTable
        label={title}
        columns={[...columns, isOfAllDealers ? ofStaff : ofDealer, ...prices]}
        rows={quotes}
        keyOf={({ id, option }) => `${id}-${option}`}
      />
    </section>
  )
