import type { QuoteSort, QuoteSummary, QuotesFilter } from '@ramp/contracts'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { Ref } from 'react'
import type { FilterFields } from '../../../lib/quotes-filter.ts'
import { useAccess } from '../../../lib/use-access.ts'
import { orderAfterPress, orderOf } from '../filter/orders.ts'
import { wordsOf } from './marked-in.ts'
import { QuoteRow } from './quote-row.tsx'
import classes from './quotes-table.module.css'

/** Which columns a window has room for is a matter of style; each has its name there. */
const HEADINGS: readonly {
  readonly column: string
  readonly name: string
  readonly sort?: QuoteSort
}[] = [
  { column: 'drawing', name: 'Drawing' },
  { column: 'quote', name: 'Quote', sort: 'name' },
  { column: 'number', name: 'Number', sort: 'number' },
  { column: 'product', name: 'Product' },
  { column: 'status', name: 'Status' },
  { column: 'checks', name: 'Checks' },
  { column: 'price', name: 'Parts total', sort: 'price' },
  { column: 'length', name: 'Linear feet', sort: 'length' },
  { column: 'updated', name: 'Updated', sort: 'updated' },
  { column: 'copy', name: 'Duplicate' },
]

type QuotesTableProps = {
  readonly quotes: readonly QuoteSummary[]
  readonly filter: QuotesFilter
  /** Number of the quote that is shown beside the list. */
  readonly lookedAt: string | undefined
  readonly isLate: boolean
  readonly asOf: Date
  readonly namesCustomers: boolean
  readonly rowsRef: Ref<HTMLTableSectionElement>
  readonly onLookAt: (id: string) => void
  readonly onOrder: (order: FilterFields) => void
  readonly onError: (reason: string | null) => void
}

/** The quotes, each a row that opens where it is pressed. */
export function QuotesTable(props: QuotesTableProps) {
  const { quotes, filter, lookedAt, isLate, asOf, rowsRef, namesCustomers, onLookAt, onOrder, onError } =
    props
  const words = wordsOf(filter.search)
  const { seesPrices, mayChange } = useAccess()
  return (
    <table className={classes.table} aria-label="Your quotes" aria-busy={isLate}>
      <thead>
        <tr>
          {HEADINGS.map(({ column, name, sort }) =>
            sort && (sort !== 'price' || seesPrices) ? (
              <SortHeading key={column} {...{ column, name, sort, filter, onOrder }} />
            ) : (
              <th key={column} scope="col" data-column={column}>
                <span className={NAMELESS.includes(column) ? 'visually-hidden' : undefined}>{name}</span>
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody ref={rowsRef}>
        {quotes.map((quote) => (
          <QuoteRow
            key={quote.id}
            quote={quote}
            words={words}
            asOf={asOf}
            namesCustomer={namesCustomers}
            isLookedAt={quote.id === lookedAt}
            mayDuplicate={mayChange}
            onLookAt={onLookAt}
            onError={onError}
          />
        ))}
      </tbody>
    </table>
  )
}

/** What stands in these columns speaks for itself. */
const NAMELESS: readonly string[] = ['drawing', 'copy']

type SortHeadingProps = Pick<QuotesTableProps, 'filter' | 'onOrder'> & {
  readonly column: string
  readonly name: string
  readonly sort: QuoteSort
}

function SortHeading({ column, name, sort, filter, onOrder }: SortHeadingProps) {
  const current = orderOf(filter)
  const isAscending = current.order === 'asc'
  const isSorted = current.sort === sort
  const Arrow = isAscending ? IconArrowUp : IconArrowDown
  return (
    <th
      scope="col"
      data-column={column}
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : 'none'}
    >
      <button type="button" onClick={() => onOrder(orderAfterPress(filter, sort))}>
        {name}
        {isSorted && <Arrow size={13} stroke={1.75} aria-hidden />}
      </button>
    </th>
  )
}
