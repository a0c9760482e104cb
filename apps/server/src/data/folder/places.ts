import { join } from 'node:path'

/** What lies where in the data folder of the embedded database. */
export const placesIn = (dataDir: string) => ({
  dataDir,
  database: join(dataDir, 'database'),
  /** Beside a database that is laid out for the first time; what it marks has never held a quote. */
  unfinished: join(dataDir, 'database.unfinished'),
  /** What a restore prepares before it touches anything else. */
  restoring: join(dataDir, 'restoring'),
  manifest: join(dataDir, 'manifest.json'),
  backups: join(dataDir, 'backups'),
  files: join(dataDir, 'files'),
  /** Room that is kept for the next start on a full disk. */
  spare: join(dataDir, 'spare'),
  secret: join(dataDir, 'server-secret'),
})

export type Places = ReturnType<typeof placesIn>
