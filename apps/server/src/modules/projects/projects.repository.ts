import { type HeaderRecord, quoteStatus } from '@ramp/contracts'
import type { SavedProject } from '@ramp/formats'
import { z } from 'zod'
import { type Database, oneOf, type Sql } from '../../db/database.ts'

const versionRow = z.object({ version: z.number() })
const headerRow = z.object({ status: quoteStatus, updated_at: z.date() })
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
}

/** What has to be so of the header for a version to be added. */
type Allowed = {
  /** Whose header it has to be; null may be anybody's. */
  readonly customer: string | null
  /** The change of the header that the caller knows of; null knows of none and writes over any. */
  readonly knownChange: Date | null
}

type Checked = {
  /** Whether a project may be there already. */
  readonly isFirst: boolean
  /** Looks at the header before anything is written; refuses by throwing. */
  readonly check: (header: Pick<HeaderRecord, 'status' | 'dtmLastUpdate'>) => void
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

  /**
   * Adds one version and marks the header as changed, where the header allows it: the version. One statement on the way to the database
   * instead of seven; all of it or nothing. Null where it does not come to that: the header is not there, or somebody else's, of another
   * product line, accepted or changed, or somebody saves it at this moment.
   */
  saveIfAllowed: (toSave: ToSave, allowed: Allowed) => saveIfAllowed(database, toSave, allowed),

  /** Adds one version and marks the header as changed, step by step: every refusal has its reason. */
  save: (toSave: ToSave, checked: Checked) => save(database, toSave, checked),

  /** Adds one version as part of a transaction that holds the header. */
  async addVersion(sql: Sql, project: Omit<Version, 'version'>): Promise<void> {
    await add(sql, { ...project, version: await nextVersion(sql, project.headerID) })
  },
})

async function saveIfAllowed(
  sql: Sql,
  { headerID, project, savedBy, savedAt }: ToSave,
  { customer, knownChange }: Allowed,
): Promise<number | null> {
  const rows = await sql.all(
    versionRow,
    `with changed as (
       update headers set updated_at = $4
       where id = $1 and status <> 'accepted' and product_line = $5
         and ($6::text is null or (customer_number = $6 and customer_number <> ''))
         and ($7::timestamptz is null or updated_at = $7)
       returning id
     )
     insert into projects (header_id, version, body, saved_by, saved_at)
     select id, (select coalesce(max(version), 0) + 1 from projects where header_id = $1), $2::jsonb, $3, $4
     from changed
     on conflict (header_id, version) do nothing returning version`,
    [
      Number(headerID),
      JSON.stringify(project),
      savedBy,
      savedAt,
      project.layout.project.product,
      customer,
      knownChange,
    ],
  )
  return oneOf(rows)?.version ?? null
}

const save = (
  database: Database,
  { headerID, project, savedBy, savedAt }: ToSave,
  { isFirst, check }: Checked,
): Promise<SaveResult> =>
  database.transaction(async (sql) => {
    const id = Number(headerID)
    const header = await sql.all(
      headerRow,
      'select status, updated_at from headers where id = $1 for update',
      [id],
    )
    for (const { status, updated_at } of header) check({ status, dtmLastUpdate: updated_at.toISOString() })
    const version = await nextVersion(sql, headerID)
    if (isFirst && version > 1) return { kind: 'exists' }
    await add(sql, { headerID, project, savedBy, savedAt, version })
    await sql.run('update headers set updated_at = $2 where id = $1', [id, savedAt])
    return { kind: 'saved', version }
  })

type Version = ToSave & { readonly version: number }

async function nextVersion(sql: Sql, headerID: string): Promise<number> {
  const rows = await sql.all(
    versionRow,
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
