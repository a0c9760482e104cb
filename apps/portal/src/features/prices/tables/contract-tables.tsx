import { Button } from '@mantine/core'
import type { DealerPrices } from '@ramp/contracts'
import { dayText } from '@ramp/domain'
import { type Column, DataTable, numberText } from '@ramp/shell'
import { useState } from 'react'
import { momentText } from '../../../ui/text.ts'
import classes from './contract-tables.module.css'
import { ImportTable } from './import-table.tsx'

type Table = DealerPrices['tables'][number]

const columns: readonly Column<Table>[] = [
  { name: 'Contract table', cell: ({ name }) => name },
  { name: 'First day', cell: ({ from }) => dayText(from) },
  { name: 'Last day', cell: ({ until }) => dayText(until) },
  { name: 'Items', align: 'right', cell: ({ items }) => numberText(items) },
  { name: 'Imported', cell: ({ importedAt, importedBy }) => `${momentText(importedAt)}, ${importedBy}` },
]

/** The contract tables of a company, and the import of another one. */
export function ContractTables({ tables }: { readonly tables: readonly Table[] }) {
  const [isImporting, setImporting] = useState(false)
  return (
    <section className={classes.tables} aria-labelledby="contract-tables">
      <div className={classes.head}>
        <h2 id="contract-tables">Contract tables</h2>
        {!isImporting && (
          <Button variant="default" onClick={() => setImporting(true)}>
            Import a table
          </Button>
        )}
      </div>
      {isImporting && <ImportTable onDone={() => setImporting(false)} />}
      <DataTable
        label="Contract tables"
        columns={columns}
        rows={tables}
        keyOf={({ name }) => name}
        empty="No contract table yet."
      />
    </section>
  )
}
