import { Button, Center } from '@mantine/core'
import { Notice, problemText, Waiting } from '@ramp/shell'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { addressOf, goTo } from '../../lib/place.ts'
import { isNarrowed, useQuotesFilter } from '../../lib/quotes-filter.ts'
import { useAccess } from '../../lib/use-access.ts'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { QuoteBeside } from './beside/quote-beside.tsx'
import { FilterBar } from './filter/filter-bar.tsx'
import { QuotesTable } from './list/quotes-table.tsx'
import { useQuotes } from './query/use-quotes.ts'
import classes from './quotes-page.module.css'
import { useListKeys } from './use-list-keys.ts'
import { useSingleKeys } from './use-single-keys.ts'

const NewQuoteButton = () => (
  <Button
    leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
    onClick={() => goTo(addressOf({ kind: 'new-quote' }))}
  >
    New quote
  </Button>
)

/** The quotes that the person may see: searched, filtered, in order, and one of them beside the list. */
export function QuotesPage() {
  const { filter, change, clear } = useQuotesFilter()
  const { list, isLate, asOf, hasMore, error, showMore } = useQuotes(filter)
  const [lookedAtID, lookAt] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const search = useRef<HTMLInputElement>(null)
  const rows = useRef<HTMLTableSectionElement>(null)
  const [hasSingleKeys, setSingleKeys] = useSingleKeys()
  const { mayChange } = useAccess()
  useListKeys({ search, rows, hasSingleKeys })
  if (!list && !error) return <Waiting>Loading your quotes</Waiting>
  const hasNone = list?.total === 0
  const quotes = list?.quotes ?? []
  const lookedAt = quotes.find(({ id }) => id === lookedAtID) ?? quotes[0]
  const reason = refusal ?? (error && problemText(error))
  return (
    <Page
      title="Quotes"
      actions={hasNone || !mayChange ? null : <NewQuoteButton />}
      aside={lookedAt ? <QuoteBeside key={lookedAt.id} quote={lookedAt} onError={setRefusal} /> : null}
    >
      {reason && <Notice tone="bad">{reason}</Notice>}
      {hasNone && (
        <Empty title="No quotes yet" text={mayChange ? HOW_TO_BEGIN : 'Your company’s quotes appear here.'}>
          {mayChange && <NewQuoteButton />}
        </Empty>
      )}
      {list && !hasNone && <FilterBar filter={filter} list={list} searchRef={search} onChange={change} />}
      {quotes.length > 0 && (
        <QuotesTable
          quotes={quotes}
          filter={filter}
          lookedAt={lookedAt?.id}
          isLate={isLate}
          asOf={asOf}
          namesCustomers={(list?.customers.length ?? 0) > 1}
          rowsRef={rows}
          onLookAt={lookAt}
          onOrder={change}
          onError={setRefusal}
        />
      )}
      {list && !hasNone && quotes.length === 0 && isNarrowed(filter) && (
        <Empty title="No quotes match" text="Clear filters to see all quotes.">
          <Button variant="default" onClick={clear}>
            Show all quotes
          </Button>
        </Empty>
      )}
      {hasMore && (
        <Center mt="md">
          <Button variant="default" onClick={showMore}>
            Show more
          </Button>
        </Center>
      )}
      {quotes.length > 0 && <Keys hasSingleKeys={hasSingleKeys} onSingleKeys={setSingleKeys} />}
    </Page>
  )
}

const HOW_TO_BEGIN =
  'Give the job a name, draw the ramp in the designer, then return here for the parts list and the price.'

type KeysProps = { readonly hasSingleKeys: boolean; readonly onSingleKeys: (isOn: boolean) => void }

/** What the keyboard does here, for those who have one, and the switch for the key that is a sign alone. */
const Keys = ({ hasSingleKeys, onSingleKeys }: KeysProps) => (
  <div className={classes.keys}>
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> choose
    </span>
    <span>
      <kbd>Enter</kbd> open
    </span>
    {hasSingleKeys && (
      <span>
        <kbd>/</kbd> search
      </span>
    )}
    <button type="button" className={classes.switch} onClick={() => onSingleKeys(!hasSingleKeys)}>
      {hasSingleKeys ? 'Turn off the / key' : 'Turn on the / key'}
    </button>
  </div>
)
