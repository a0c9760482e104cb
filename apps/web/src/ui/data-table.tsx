import type { ReactNode } from 'react'
import classes from './data-table.module.css'

export type Column<Row> = {
  readonly name: string
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'left' | 'right'
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
}

/** A quiet table: hairlines, tabular figures, the selected row on the accent's soft ground. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, isSelected, onSelect, empty } = props
  if (rows.length === 0 && empty) return <p className={classes.empty}>{empty}</p>
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
            {columns.map(({ name, cell, align }) => (
              <td key={name} data-align={align}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
