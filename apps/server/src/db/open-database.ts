import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { openPostgresql } from './postgresql.ts'

type Where = { readonly databaseUrl: string | null; readonly dataDir: string }

/** Opens the configured database and brings it to the newest form. */
export async function openDatabase(
  { databaseUrl, dataDir }: Where,
  warn: (sentence: string, error: unknown) => void,
): Promise<Database> {
  const database =
    databaseUrl === null
      ? await openEmbedded(dataDir, (error) => warn('The backup of the database failed.', error))
      : await openPostgresql(databaseUrl, (error) => warn('A connection to PostgreSQL was lost.', error))
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
