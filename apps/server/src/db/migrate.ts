import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Database, Sql } from './database.ts'

/** The database and this program do not fit together. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

type Migration = { readonly name: string; readonly text: string; readonly checksum: string }

const here = new URL('./migrations/', import.meta.url)

/** The checked-in migrations in order. */
export const readMigrations = (folder: URL = here): readonly Migration[] =>
  readdirSync(fileURLToPath(folder))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    })

/** Any number will do, as long as every server uses the same. */
const LOCK = 4_207_001

/**
 * Brings the database to the newest form, all steps or none; several servers that start at once wait for each other.
 * The names of the steps that were taken. A database that has them all is only read, on a full disk too.
 */
export async function migrate(database: Database, migrations = readMigrations()): Promise<readonly string[]> {
  const applied = await appliedTo(database)
  compare(applied, migrations)
  if (applied.length === 0) await refuseForgotten(database)
  return missingIn(applied, migrations).length === 0 ? [] : takeSteps(database, migrations)
}

const takeSteps = (database: Database, migrations: readonly Migration[]): Promise<readonly string[]> =>
  database.transaction(async (sql) => {
    await sql.run('select pg_advisory_xact_lock($1)', [LOCK])
    await sql.script(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const applied = await appliedTo(sql)
    compare(applied, migrations)
    const missing = missingIn(applied, migrations)
    for (const migration of missing) await apply(sql, migration)
    return missing.map(({ name }) => name)
  })

const appliedRow = z.object({ name: z.string(), checksum: z.string() })
type Applied = readonly z.infer<typeof appliedRow>[]

/** The steps that a database has; none where it has no tables yet. */
async function appliedTo(sql: Pick<Sql, 'all'>): Promise<Applied> {
  const known = z.object({ known: z.boolean() })
  const [asked] = await sql.all(known, "select to_regclass('migrations') is not null as known")
  if (!asked?.known) return []
  return sql.all(appliedRow, 'select name, checksum from migrations order by migrations.name')
}

/** A database with tables that says it never had a step has lost its list of them. */
async function refuseForgotten(sql: Pick<Sql, 'all'>) {
  const known = z.object({ known: z.boolean() })
  const [asked] = await sql.all(known, "select to_regclass('headers') is not null as known")
  if (asked?.known)
    throw new MigrationError(
      'The database is damaged: its table migrations is empty, and other tables are there. Restore a backup (docs/operations.md, Restore).',
    )
}

const missingIn = (applied: Applied, migrations: readonly Migration[]) =>
  migrations.filter(({ name }) => !applied.some((one) => one.name === name))

function compare(applied: Applied, migrations: readonly Migration[]) {
  for (const { name, checksum } of applied) {
    const known = migrations.find((one) => one.name === name)
    if (!known)
      throw new MigrationError(
        `The database was already changed by ${name}, which this version of the program does not know. Start the newer version.`,
      )
    if (known.checksum !== checksum)
      throw new MigrationError(
        `${name} was changed after the database had used it. Restore the file and write a new migration instead.`,
      )
  }
}

async function apply(sql: Sql, { name, text, checksum }: Migration) {
  await sql.script(text)
  await sql.run('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
}
