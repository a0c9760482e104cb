import { quoteStatus } from '@ramp/contracts'
import type { SavedProject } from '@ramp/formats'
import { z } from 'zod'
import { type Database, oneOf, type Sql } from '../../db/database.ts'
import { drawingChangedAt } from '../../db/drawing-changed.ts'
import type { OpenedHeader } from '../../policies/open-header.ts'

const versionRow = z.object({ version: z.number() })
const headerRow = z.object({
  status: quoteStatus,
  changing_option: z.number().nullable(),
  option: z.number(),
  has_option: z.boolean(),
  has_project: z.boolean(),
})
const projectRow = z.object({
  version: z.number(),
  /** As it was saved, maybe by an earlier version. */
  body: z.unknown(),
  saved_by: z.string(),
  saved_at: z.date(),
})

type ToSave = {
  readonly headerID: string
  /** Which option of the quote; the main one where none is named. */
  readonly option: number | null
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
  readonly check: (header: HeaderToSave) => void
}

/** A header and one of its options, as they stand when something is saved there. */
type HeaderToSave = Pick<OpenedHeader, 'status' | 'changingOption'> & {
  readonly option: number
  /** When the drawing of the option was saved or finished last. */
  readonly changedAt: Date | null
  readonly hasOption: boolean
}

export type SaveResult = { readonly kind: 'saved'; readonly version: number } | { readonly kind: 'exists' }

export const projectsRepository = (database: Database) => ({
  /** The project of an option, of the main one where none is named; also as part of a transaction. */
  async last(headerID: string, option: number | null, sql: Sql = database) {
    const rows = await sql.all(
      projectRow,
      `select version, body, saved_by, saved_at from projects
       where header_id = $1 and option_number = coalesce($2::integer, (select main_option from headers where id = $1))
       order by version desc limit 1`,
      [Number(headerID), option],
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
  { headerID, option, project, savedBy, savedAt }: ToSave,
  { customer, knownChange }: Allowed,
): Promise<number | null> {
  const rows = await sql.all(
    versionRow,
    `with changed as (
       update headers set updated_at = $4
       where id = $1 and product_line = $5
         and case when changing_option is null then status <> 'accepted' else changing_option = coalesce($8, main_option) end
         and exists (select from quote_options where header_id = $1 and number = coalesce($8, main_option))
         and ($6::text is null or (customer_number = $6 and customer_number <> ''))
         and ($7::timestamptz is null or updated_at = $7)
       returning id, main_option
     )
     insert into projects (header_id, version, body, saved_by, saved_at, option_number)
     select id, (select coalesce(max(version), 0) + 1 from projects where header_id = $1), $2::jsonb, $3, $4,
       coalesce($8, main_option)
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
      option,
    ],
  )
  return oneOf(rows)?.version ?? null
}

const save = (
  database: Database,
  { headerID, option: wanted, project, savedBy, savedAt }: ToSave,
  { isFirst, check }: Checked,
): Promise<SaveResult> =>
  database.transaction(async (sql) => {
    const id = Number(headerID)
    const [header] = await sql.all(
      headerRow,
      `select status, changing_option, coalesce($2, main_option) as option,
         exists (select from quote_options where header_id = id and number = coalesce($2, main_option)) as has_option,
         exists (select from projects where header_id = id and option_number = coalesce($2, main_option)) as has_project
       from headers where id = $1 for update`,
      [id, wanted],
    )
    if (!header) throw new Error(`header ${headerID} is gone`)
    const { option } = header
    check({
      status: header.changing_option === null ? header.status : 'received',
      changingOption: header.changing_option,
      option,
      changedAt: await drawingChangedAt(sql, headerID, option),
      hasOption: header.has_option,
    })
    if (isFirst && header.has_project) return { kind: 'exists' }
    const version = await nextVersion(sql, headerID)
    await add(sql, { headerID, option, project, savedBy, savedAt, version })
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

const add = (sql: Sql, { headerID, option, version, project, savedBy, savedAt }: Version) =>
  sql.run(
    `insert into projects (header_id, version, body, saved_by, saved_at, option_number)
     select id, $2, $3::jsonb, $4, $5, coalesce($6, main_option) from headers where id = $1`,
    [Number(headerID), version, JSON.stringify(project), savedBy, savedAt, option],
  )

export type ProjectsRepository = ReturnType<typeof projectsRepository>
