import type { DatabaseLimits } from '../config/database-limits.ts'
import type { FilesConfig } from '../config/files-config.ts'
import { OpenProblem } from '../data/folder/open-problem.ts'
import type { BackupSchedulerDeps } from './backup-scheduler.ts'
import type { Database } from './database.ts'
import { DatabaseProblem } from './database-problem.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { type OnLostConnection, openPostgresql } from './postgresql.ts'

type Where = {
  readonly databaseUrl: string | null
  readonly databaseLimits: DatabaseLimits
  readonly dataDir: string
  readonly files: Pick<FilesConfig, 'kind'>
}

/** Opens the configured database and brings it to the newest form. */
export async function openDatabase(
  { databaseUrl, databaseLimits, dataDir, files }: Where,
  { warn, openDump, damagedFiles }: Pick<BackupSchedulerDeps, 'warn' | 'openDump' | 'damagedFiles'>,
): Promise<Database> {
  if (databaseUrl !== null)
    return openServer(databaseUrl, databaseLimits, (error) =>
      warn(`A connection to PostgreSQL was lost. ${String(error)}`),
    )
  return openEmbedded(dataDir, { warn, openDump, damagedFiles, isWithoutFiles: files.kind === 'bucket' })
}

/** No time limits while tables are changed: that takes as long as it takes. */
const unlimited = { connections: 1, statementMs: 0, lockMs: 0, idleMs: 0 }

async function openServer(address: string, limits: DatabaseLimits, onLostConnection: OnLostConnection) {
  try {
    const migrating = await openPostgresql(address, { ...limits, ...unlimited }, onLostConnection)
    await migrateOrClose(migrating)
    await migrating.close()
    return await openPostgresql(address, limits, onLostConnection)
  } catch (error) {
    throw error instanceof DatabaseProblem ? noAnswer(address, error) : error
  }
}

async function migrateOrClose(database: Database) {
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
}

function noAnswer(address: string, { cause }: DatabaseProblem): OpenProblem {
  const { hostname, port } = new URL(address)
  const reason = cause instanceof Error ? cause.message || String('code' in cause ? cause.code : cause) : ''
  return new OpenProblem(
    `DATABASE_URL: the PostgreSQL server at ${hostname}:${port || 5432} cannot be used (${reason}). Start it or correct the address, then start again.`,
  )
}
