import { z } from 'zod'
import { compiled } from '../schemas/compiled.ts'

export type Value = string | number | boolean | null | Date | Uint8Array

/** The whole of SQL that repositories use; the same on both databases. */
export type Sql = {
  /** Rows of a query, checked against what the repository expects. */
  readonly all: <Row>(row: z.ZodType<Row>, text: string, values?: readonly Value[]) => Promise<Row[]>
  /** Runs a statement; the number of rows it touched. */
  readonly run: (text: string, values?: readonly Value[]) => Promise<number>
  /** Runs several statements that take no values. */
  readonly script: (text: string) => Promise<void>
}

export type Database = Sql & {
  readonly kind: 'embedded' | 'postgresql'
  /** All of the work or none of it. */
  readonly transaction: <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>
  /**
   * Removes what the database no longer names: now, or once the backup under way has been taken, which may still name it.
   * Resolves when it is done or put off; rejects with the error of the work.
   */
  readonly afterBackup: (work: () => Promise<void>) => Promise<void>
  readonly close: () => Promise<void>
}

/** What a driver gives us of a query. */
export type Answer = { readonly rows: readonly unknown[]; readonly touched: number }

/** SQL on top of what a driver can do. */
export const sqlOn = (driver: {
  readonly query: (text: string, values: readonly Value[]) => Promise<Answer>
  readonly script: (text: string) => Promise<unknown>
}): Sql => ({
  async all(row, text, values = []) {
    const { rows } = await driver.query(text, values.map(readable))
    return z.parse(compiled(listOf(row)), rows)
  },
  async run(text, values = []) {
    const { touched } = await driver.query(text, values.map(readable))
    return touched
  },
  async script(text) {
    await driver.script(text)
  },
})

/** A time as both databases read it: before the year 1 and after 9999 JavaScript writes what they do not. */
function readable(value: Value): Value {
  if (!(value instanceof Date)) return value
  const year = value.getUTCFullYear()
  const rest = value.toISOString().replace(/^[+-]?\d+/, '')
  const [count, age] = year < 1 ? [1 - year, ' BC'] : [year, '']
  return `${String(count).padStart(4, '0')}${rest}${age}`
}

const lists = new WeakMap<z.ZodType, z.ZodType>()

/** Rows are checked all at once: a list of each kind of row is made when it is first read. */
function listOf<Row>(row: z.ZodType<Row>) {
  const list = (lists.get(row) as z.ZodType<Row[]> | undefined) ?? z.array(row)
  lists.set(row, list)
  return list
}

/** The only row of a query, or null. */
export const oneOf = <Row>(rows: readonly Row[]): Row | null => rows[0] ?? null

/** A word as it is typed: signs that stand for others in a pattern stand for themselves. */
export const literal = (word: string): string => word.replace(/[\\%_]/g, '\\$&')
