import { Button, Center } from '@mantine/core'
import type { QuoteSummary } from '@ramp/contracts'
import { type Column, DataTable, moneyText, Notice, numberText, problemText, Waiting } from '@ramp/shell'
import { IconPlus } from '@tabler/icons-react'
import { addressOf, goTo } from '../../lib/place.ts'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { momentText, nothingYet } from '../../ui/text.ts'
import { useQuotes } from './use-quotes.ts'

const customer: Column<QuoteSummary> = {
  name: 'Customer',
  cell: ({ customerNumber }) => customerNumber,
}

const columns: readonly Column<QuoteSummary>[] = [
  {
    name: 'Quote',
    cell: ({ id, name }) => <PlaceLink to={{ kind: 'quote', id }}>{name}</PlaceLink>,
  },
  { name: 'Product', cell: ({ productLine }) => productLine },
  { name: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    name: 'Linear feet',
    align: 'right',
    cell: ({ linearFeet }) => (linearFeet === null ? nothingYet : numberText(linearFeet)),
  },
  {
    name: 'Price',
    align: 'right',
    cell: ({ partsTotal }) => (partsTotal === null ? nothingYet : moneyText(partsTotal)),
  },
  { name: 'Updated', align: 'right', cell: ({ updatedAt }) => momentText(updatedAt) },
]

const NewQuoteButton = () => (
  <Button
    leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
    onClick={() => goTo(addressOf({ kind: 'new-quote' }))}
  >
    New quote
  </Button>
)

/** Staff see the quotes of several customers, and whose each is; a dealer knows. */
const columnsFor = (quotes: readonly QuoteSummary[]) =>
  new Set(quotes.map(({ customerNumber }) => customerNumber)).size > 1
    ? columns.toSpliced(1, 0, customer)
    : columns

/** The quotes of the dealer's own customer number, the last changed first. */
export function QuotesPage() {
  const { quotes, hasMore, error, showMore } = useQuotes()
  if (!quotes && !error) return <Waiting>Loading your quotes</Waiting>
  const isEmpty = quotes?.length === 0
  return (
    <Page title="Quotes" actions={isEmpty ? null : <NewQuoteButton />}>
      {error && <Notice tone="bad">{problemText(error)}</Notice>}
      {isEmpty && (
        <Empty
          title="No quotes yet"
          text="Give the job a name, draw the ramp in the designer, and come back here for the parts list and the price."
        >
          <NewQuoteButton />
        </Empty>
      )}
      {quotes && !isEmpty && (
        <DataTable label="Your quotes" columns={columnsFor(quotes)} rows={quotes} keyOf={({ id }) => id} />
      )}
      {hasMore && (
        <Center mt="md">
          <Button variant="default" onClick={showMore}>
            Show more
          </Button>
        </Center>
      )}
    </Page>
  )
}
