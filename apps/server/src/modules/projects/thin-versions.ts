import type { Sql } from '../../db/database.ts'

/** Every version is kept so long; of older ones the last of each day. */
const DAYS_OF_ALL = 30
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Deletes the versions of projects that the rule lets go (docs/operations.md, 'Know which project versions are saved'): older than 30
 * days, with a later one of its option of the same day (UTC). The newest of an option always stays. How many were deleted.
 */
export const thinVersions = (sql: Pick<Sql, 'run'>, now: Date): Promise<number> =>
  sql.run(
    `delete from projects where saved_at < $1 and exists (
       select 1 from projects as later
       where later.header_id = projects.header_id and later.option_number = projects.option_number and later.version > projects.version
         and (later.saved_at at time zone 'UTC')::date = (projects.saved_at at time zone 'UTC')::date)`,
    [new Date(now.getTime() - DAYS_OF_ALL * DAY_MS)],
  )
