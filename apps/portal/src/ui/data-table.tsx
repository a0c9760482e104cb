import type { ReactNode } from 'react'
import classes from './data-table.module.css'

export type Column<Row> = {
  readonly name: string
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'left' | 'right'
}

type DataTableProps<Row> = {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** One cell for each column, under the rows. */
  readonly foot?: readonly ReactNode[]
}

/** A quiet table: hairlines and tabular figures; scrolls by itself where the window is narrow. */
export const DataTable = <Row,>({ label, columns, rows, keyOf, foot }: DataTableProps<Row>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
  <section className={classes.scroll} aria-label={label} tabIndex={0}>
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ name, align }) => (
            <th key={name} scope="col" data-align={align}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ name, cell, align }) => (
              <td key={name} data-align={align}>
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
  </section>
)
