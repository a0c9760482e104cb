import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useProblem } from './draft/problems-context.ts'
import classes from './prices.module.css'

type RowsProps<Row> = {
  readonly path: string
  /** What one row is: `Rate`. */
  readonly name: string
  readonly rows: readonly Row[]
  readonly blank: Row
  readonly most: number
  readonly onChange: (rows: readonly Row[]) => void
  /** The fields of a row. */
  readonly children: (row: Row, change: (changed: Partial<Row>) => void, place: number) => ReactNode
}

/** Rows of fields that are added and removed. */
export function Rows<Row>({ path, name, rows, blank, most, onChange, children }: RowsProps<Row>) {
  const problem = useProblem(path)
  const changed = (place: number, change: Partial<Row>) =>
    onChange(rows.map((row, at) => (at === place ? { ...row, ...change } : row)))
  return (
    <div className={classes.rows}>
      {rows.map((row, place) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else that it is known by
          key={place}
          className={classes.row}
          aria-label={`${name} ${place + 1}`}
        >
          <div className={classes.cells}>{children(row, (change) => changed(place, change), place)}</div>
          <Button
            variant="default"
            aria-label={`Remove ${name.toLowerCase()} ${place + 1}`}
            onClick={() => onChange(rows.filter((_, at) => at !== place))}
          >
            Remove
          </Button>
        </fieldset>
      ))}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {rows.length < most && (
        <Button variant="default" onClick={() => onChange([...rows, blank])}>
          Add {name.toLowerCase()}
        </Button>
      )}
    </div>
  )
}
