import { z } from 'zod'
import { oneOf, type Sql } from '../../db/database.ts'

const endRow = z.object({ ends_at: z.date() })

type Grant = {
  readonly headerID: string
  readonly grantedBy: string
  readonly grantedAt: Date
  /** That of an early end is when it is made. */
  readonly endsAt: Date
}

/** When the last grant of a quote ends or ended; null where none was made. */
export const lastEnd = async (sql: Sql, headerID: string): Promise<Date | null> =>
  oneOf(
    await sql.all(endRow, 'select ends_at from access_grants where header_id = $1 order by id desc limit 1', [
      Number(headerID),
    ]),
  )?.ends_at ?? null

export async function addGrant(sql: Sql, { headerID, grantedBy, grantedAt, endsAt }: Grant): Promise<void> {
  await sql.run(
    'insert into access_grants (header_id, granted_by, granted_at, ends_at) values ($1, $2, $3, $4)',
    [Number(headerID), grantedBy, grantedAt, endsAt],
  )
}
