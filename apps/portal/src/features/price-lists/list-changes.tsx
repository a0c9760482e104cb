import { Button } from '@mantine/core'
import type { PriceListCheck } from '@ramp/contracts'
import { dayText } from '@ramp/domain'
import { type Column, DataTable, numberText } from '@ramp/shell'
import { useState } from 'react'
import { FileProblems } from '../../ui/file-problems.tsx'
import { priceText } from './list-text.ts'
import classes from './price-lists-page.module.css'
import { TouchedTable } from './touched-table.tsx'

type ListChangesProps = { readonly check: PriceListCheck }

/** What is wrong in a file, or everything that publishing it would change. */
export function ListChanges({ check: { problems, replaces, changes, effect } }: ListChangesProps) {
  if (problems.length > 0) return <FileProblems problems={problems} />
  if (!changes || !effect) return null
  const { added, gone, prices, superseded, ending, described } = changes
  return (
    <div className={classes.changes}>
      <p>
        Compared with {replaces}. Issued quotes keep their prices. {numberText(effect.touched.length)} of{' '}
        {numberText(effect.drafts)} drafts change
        {effect.notPriced > 0 && `, ${numberText(effect.notPriced)} could not be priced`}.
      </p>
      <Changed
        title="Prices"
        rows={prices}
        says={(one) => `${priceText(one.before)} → ${priceText(one.after)}`}
      />
      <Changed title="New items" rows={added} says={(one) => priceText(one.price)} />
      <Changed title="Items no longer sold" rows={gone} says={(one) => priceText(one.price)} />
      <Changed title="Replaced items" rows={superseded} says={(one) => `Replaced by ${one.successor}`} />
      <Changed title="End of sale" rows={ending} says={(one) => dayText(one.endOfSale)} />
      <Changed title="Descriptions and weights" rows={described} says={(one) => one.columns.join(', ')} />
      <TouchedTable title="Drafts that change" quotes={effect.touched} isOfAllDealers />
    </div>
  )
}

type Item = {
  readonly itemNumber: string
  readonly shortName: string
  readonly description: string
}

type ChangedProps<Row extends Item> = {
  readonly title: string
  readonly rows: readonly Row[]
  readonly says: (row: Row) => string
}

/** Rows that are shown before somebody asks for all. */
const FIRST = 10

function Changed<Row extends Item>({ title, rows, says }: ChangedProps<Row>) {
  const [isWhole, setWhole] = useState(false)
  if (rows.length === 0) return null
  const columns: readonly Column<Row>[] = [
    { name: 'Item number', cell: ({ itemNumber }) => itemNumber },
    { name: 'Part', cell: ({ shortName }) => shortName },
    { name: title, cell: says },
    { name: 'Description', cell: ({ description }) => description },
  ]
  return (
    <section>
      <h2 className={classes.heading}>
        {title}: {numberText(rows.length)}
      </h2>
      <DataTable
        label={title}
        columns={columns}
        rows={isWhole ? rows : rows.slice(0, FIRST)}
        keyOf={(row) => `${row.itemNumber} ${row.shortName}`}
      />
      {!isWhole && rows.length > FIRST && (
        <Button variant="subtle" onClick={() => setWhole(true)}>
          Show all {numberText(rows.length)}
        </Button>
      )}
    </section>
  )
}
