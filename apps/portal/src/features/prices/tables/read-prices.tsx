import { Button } from '@mantine/core'
import { counted } from '@ramp/domain'
import { type Column, DataTable, moneyText, numberText } from '@ramp/shell'
import { useState } from 'react'
import { FileProblems } from '../../../ui/file-problems.tsx'
import classes from './contract-tables.module.css'
import type { ReadContractFile } from './read-contract-file.ts'

type ReadPricesProps = { readonly fileName: string; readonly read: ReadContractFile }
type Row = ReadContractFile['prices'][number]

/** Rows that are shown before somebody asks for all. */
const FIRST = 8

const columns: readonly Column<Row>[] = [
  { name: 'Item number', cell: ({ itemNumber }) => itemNumber },
  { name: 'Contract price', align: 'right', cell: ({ price }) => moneyText(price) },
]

/** What was read from a file, or what is wrong in it. */
export function ReadPrices({ fileName, read: { prices, problems } }: ReadPricesProps) {
  const [isWhole, setWhole] = useState(false)
  if (problems.length > 0) return <FileProblems problems={problems} />
  return (
    <div className={classes.read}>
      <p>
        {counted(prices.length, 'price')} in {fileName}. Not saved yet.
      </p>
      <DataTable
        label="Prices in the file"
        columns={columns}
        rows={isWhole ? prices : prices.slice(0, FIRST)}
        keyOf={({ itemNumber }) => itemNumber}
      />
      {!isWhole && prices.length > FIRST && (
        <Button variant="subtle" onClick={() => setWhole(true)}>
          Show all {numberText(prices.length)}
        </Button>
      )}
    </div>
  )
}
