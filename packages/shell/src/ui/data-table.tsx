import type { ReactNode } from 'react'
import { useDensity } from '../look/density.ts'
import classes from './data-table.module.css'

export type Column<Row> = {
  readonly name: string
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'left' | 'right'
  /** For columns of sentences: where the window is narrow they keep a width to be read at, and on a phone they have the whole one. */
  readonly isLong?: boolean
  /** For columns of buttons: the name is there for assistive technology only. */
  readonly isNameHidden?: boolean
}

type DataTableProps<Row> = {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly isSelected?: (row: Row) => boolean
  readonly onSelect?: (row: Row) => void
  readonly empty?: ReactNode
  /** One cell for each column, under the rows. */
  readonly foot?: readonly ReactNode[]
}

/** A quiet table: hairlines, columns of figures aligned, the selected row on the accent's soft ground. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const density = useDensity()
  const { label, rows, empty } = props
  if (rows.length === 0 && empty) return <p className={classes.empty}>{empty}</p>
  if (density === 'dense') return <Table {...props} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section className={classes.frame} aria-label={label} tabIndex={0}>
      <Table {...props} />
    </section>
  )
}

function Table<Row>({ label, columns, rows, keyOf, isSelected, onSelect, foot }: DataTableProps<Row>) {
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ name, align, isNameHidden }) => (
            <th key={name} scope="col" data-align={align}>
              <span className={isNameHidden ? 'visually-hidden' : undefined}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            aria-selected={isSelected?.(row)}
            data-clickable={onSelect ? true : undefined}
            onClick={onSelect && (() => onSelect(row))}
          >
            {columns.map(({ name, cell, align, isLong, isNameHidden }) => (
              <td key={name} data-name={isNameHidden ? '' : name} data-align={align} data-long={isLong}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr>
            {columns.map(({ name, align }, column) => (
              <td key={name} data-align={align}>
                {foot[column]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
