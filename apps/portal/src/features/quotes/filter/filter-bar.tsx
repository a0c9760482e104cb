import { Button } from '@mantine/core'
import { CHANGED_WITHIN, EXPIRES_WITHIN, type QuotesFilter } from '@ramp/contracts'
import { PRODUCT_LINES, pluralOf, productRules } from '@ramp/domain'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import type { FilterFields } from '../../../lib/quotes-filter.ts'
import { useAccess } from '../../../lib/use-access.ts'
import type { QuotePage } from '../query/quotes-query.ts'
import { Choice, type Option } from './choice.tsx'
import { CsvButton } from './csv-button.tsx'
import classes from './filter-bar.module.css'
import { ORDERS, ORDERS_WITHOUT_PRICES, orderName, orderNamed } from './orders.ts'
import { SearchField } from './search-field.tsx'
import { StatusTabs } from './status-tabs.tsx'

const products: readonly Option[] = [
  { value: '', label: 'Any product' },
  ...PRODUCT_LINES.map(productRules)
    .filter(({ isOpen }) => isOpen)
    .map(({ code, name }) => ({ value: code, label: name })),
]

const times: readonly Option[] = [
  { value: '', label: 'Any time' },
  ...CHANGED_WITHIN.map((days) => ({ value: days, label: `Last ${days} days` })),
]

const expiries: readonly Option[] = [
  { value: '', label: 'Any validity' },
  ...EXPIRES_WITHIN.map((days) => ({ value: days, label: `Expires within ${days} days` })),
]

type FilterBarProps = {
  readonly filter: QuotesFilter
  readonly list: Pick<QuotePage, 'found' | 'states' | 'total' | 'archived' | 'customers'>
  readonly searchRef: Ref<HTMLInputElement>
  readonly onChange: (changed: FilterFields) => void
}

/** What narrows the list: words, then choices; and how many quotes that leaves. */
export function FilterBar({ filter, list, searchRef, onChange }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false)
  const { found, states, total, customers } = list
  const { seesPrices } = useAccess()
  const all = found.draft + found.received + found.accepted
  const ofStatus = filter.status ? found[filter.status] : all
  const count = filter.state ? states[filter.state] : ofStatus
  return (
    <search className={classes.bar} data-open={isOpen || undefined}>
      <div className={classes.fields}>
        <SearchField
          ref={searchRef}
          value={filter.search ?? ''}
          onChange={(search) => onChange({ search })}
        />
        <Button
          variant="default"
          className={classes.more ?? ''}
          aria-expanded={isOpen}
          leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.5} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          Filter
        </Button>
        <div className={classes.choices}>
          <Choice
            label="Product"
            options={products}
            value={filter.productLine ?? ''}
            onChange={(productLine) => onChange({ productLine })}
          />
          {customers.length > 1 && (
            <Choice
              label="Customer"
              options={customersToChoose(customers)}
              value={filter.customerNumber ?? ''}
              onChange={(customerNumber) => onChange({ customerNumber })}
            />
          )}
          <Choice
            label="Updated"
            options={times}
            value={filter.changedWithin ?? ''}
            onChange={(changedWithin) => onChange({ changedWithin })}
          />
          {(states.issued > 0 || filter.expiresWithin) && (
            <Choice
              label="Validity"
              options={expiries}
              value={filter.expiresWithin ?? ''}
              onChange={(expiresWithin) => onChange({ expiresWithin })}
            />
          )}
          {(list.archived > 0 || filter.archived) && (
            <Choice
              label="Archive"
              options={archives(list.archived)}
              value={filter.archived ?? ''}
              onChange={(archived) => onChange({ archived })}
            />
          )}
          <span className={classes.order}>
            <Choice
              label="Sort by"
              options={seesPrices ? ORDERS : ORDERS_WITHOUT_PRICES}
              value={orderName(filter)}
              onChange={(name) => onChange(orderNamed(name))}
            />
          </span>
        </div>
        <div className={classes.end}>
          <p className={classes.count} role="status">
            <b>{count}</b> {filter.archived ? 'archived' : `of ${total}`}{' '}
            {pluralOf(filter.archived ? count : total, 'quote')}
          </p>
          <CsvButton filter={filter} />
        </div>
      </div>
      <StatusTabs
        states={states}
        state={filter.state}
        onChange={(state) => onChange({ state, status: undefined })}
      />
    </search>
  )
}

const archives = (count: number): readonly Option[] => [
  { value: '', label: 'Not archived' },
  { value: 'yes', label: `Archived (${count})` },
]

const customersToChoose = (customers: readonly string[]): readonly Option[] => [
  { value: '', label: 'Any customer' },
  ...customers.map((number) => ({ value: number, label: `Customer ${number}` })),
]
