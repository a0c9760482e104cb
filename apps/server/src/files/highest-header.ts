import type { Sql } from '../db/database.ts'
import type { FileStore } from './file-store.ts'
import { headerAt } from './places.ts'

/** The highest number of a quote that anything in the store is named after; 0 where there is nothing. */
export async function highestHeaderOf(store: Pick<FileStore, 'list'>): Promise<number> {
  let highest = 0
  for await (const { place } of store.list()) highest = Math.max(highest, headerAt(place) ?? 0)
  return highest
}

/** Lets the next quote have a number above one that is known from elsewhere; numbers never go back. */
export const raiseHeaderNumbers = (sql: Sql, highest: number): Promise<number> =>
  sql.run(
    `select setval(pg_get_serial_sequence('headers', 'id'), $1::bigint)
     where $1::bigint >= (select last_value from headers_id_seq)`,
    [highest],
  )
