import { z } from 'zod'
import { oneOf, type Sql } from './database.ts'

const changeRow = z.object({ at: z.date().nullable() })

/** When the drawing of an option was saved or finished last; null where it never was. */
export async function drawingChangedAt(sql: Sql, headerID: string, option: number): Promise<Date | null> {
  const rows = await sql.all(
    changeRow,
    `select greatest(
       (select max(saved_at) from projects where header_id = $1 and option_number = $2),
       (select max(issued_at) from issued_quotes where header_id = $1 and option_number = $2)) as at`,
    [Number(headerID), option],
  )
  return oneOf(rows)?.at ?? null
}
