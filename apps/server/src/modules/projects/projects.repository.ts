import { type HeaderRecord, quoteStatus, type SavedProject } from '@ramp/contracts'
import { z } from 'zod'
import { type Database, oneOf, type Sql } from '../../db/database.ts'

const projectRow = z.object({
  version: z.number(),
  /** As it was saved, maybe by an earlier version. */
  body: z.unknown(),
  saved_by: z.string(),
  saved_at: z.date(),
})

type ToSave = {
  readonly headerID: string
  readonly project: SavedProject
  readonly savedBy: string
  readonly savedAt: Date
  /** Whether a project may be there already. */
  readonly isFirst: boolean
  /** Looks at the header before anything is written; refuses by throwing. */
  readonly check: (header: Pick<HeaderRecord, 'status' | 'dtmLastUpdate'>) => void
  /** Writes what is kept beside the project; when that fails, nothing is saved. */
  readonly keepCopy: (sql: Sql) => Promise<void>
}

export type SaveResult = { readonly kind: 'saved'; readonly version: number } | { readonly kind: 'exists' }

export const projectsRepository = (database: Database) => ({
  /** The project of a header, also as part of a transaction. */
  async last(headerID: string, sql: Sql = database) {
    const rows = await sql.all(
      projectRow,
      'select version, body, saved_by, saved_at from projects where header_id = $1 order by version desc limit 1',
      [Number(headerID)],
    )
    return oneOf(rows)
  },

  /** Adds one version and marks the header as changed. */
  save: ({ headerID, project, savedBy, savedAt, isFirst, check, keepCopy }: ToSave): Promise<SaveResult> =>
    database.transaction(async (sql) => {
      const id = Number(headerID)
      const header = await sql.all(
        z.object({ status: quoteStatus, updated_at: z.date() }),
        'select status, updated_at from headers where id = $1 for update',
        [id],
      )
      for (const { status, updated_at } of header) check({ status, dtmLastUpdate: updated_at.toISOString() })
      const version = await nextVersion(sql, headerID)
      if (isFirst && version > 1) return { kind: 'exists' }
      await add(sql, { headerID, project, savedBy, savedAt, version })
      await keepCopy(sql)
      await sql.run('update headers set updated_at = $2 where id = $1', [id, savedAt])
      return { kind: 'saved', version }
    }),

  /** Adds one version as part of a transaction that holds the header. */
  async addVersion(sql: Sql, project: Omit<Version, 'version'>): Promise<void> {
    await add(sql, { ...project, version: await nextVersion(sql, project.headerID) })
  },
})

type Version = Pick<ToSave, 'headerID' | 'project' | 'savedBy' | 'savedAt'> & { readonly version: number }

async function nextVersion(sql: Sql, headerID: string): Promise<number> {
  const rows = await sql.all(
    z.object({ version: z.number() }),
    'select coalesce(max(version), 0)::integer + 1 as version from projects where header_id = $1',
    [Number(headerID)],
  )
  return oneOf(rows)?.version ?? 1
}

const add = (sql: Sql, { headerID, version, project, savedBy, savedAt }: Version) =>
  sql.run(
    'insert into projects (header_id, version, body, saved_by, saved_at) values ($1, $2, $3::jsonb, $4, $5)',
    [Number(headerID), version, JSON.stringify(project), savedBy, savedAt],
  )

export type ProjectsRepository = ReturnType<typeof projectsRepository>
