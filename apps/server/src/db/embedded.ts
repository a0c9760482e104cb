import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { untilNight, writeBackup } from './backups.ts'
import { lockData } from './data-lock.ts'
import { type Database, sqlOn, type Value } from './database.ts'
import { DurableFileSystem, syncFolder } from './durable-file-system.ts'

/** Told about a backup that failed: the database itself goes on. */
export type OnBackupFailure = (error: unknown) => void

/**
 * Opens the embedded database below a data folder: alone (a lock), durable (real syncs), and with backups at night and
 * at the end of a day's work.
 */
export async function openEmbedded(dataDir: string, onBackupFailure: OnBackupFailure): Promise<Database> {
  const folder = join(dataDir, 'database')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockData(folder)
  try {
    const isNew = !existsSync(join(folder, 'PG_VERSION'))
    const pg = await createDurable(new DurableFileSystem(folder))
    if (isNew) syncFolder(folder)
    return databaseOf(pg, { backups: join(dataDir, 'backups'), onBackupFailure, release: lock.release })
  } catch (error) {
    lock.release()
    throw error
  }
}

/** PostgreSQL with syncs on; its own start switches them off, and only `fsync` reaches our file system. */
export const createDurable = (fs: DurableFileSystem): Promise<PGlite> =>
  PGlite.create({
    fs,
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on'],
    ],
  })

type Care = {
  readonly backups: string
  readonly onBackupFailure: OnBackupFailure
  readonly release: () => void
}

function databaseOf(pg: PGlite, { backups, onBackupFailure, release }: Care): Database {
  let isChanged = false
  const changed = (touched: number) => {
    if (touched > 0) isChanged = true
    return touched
  }
  const driverOf = (runner: Pick<PGlite, 'query' | 'exec'>) => ({
    async query(text: string, values: readonly Value[]) {
      const { rows, affectedRows } = await runner.query(text, [...values])
      return { rows, touched: changed(affectedRows ?? 0) }
    },
    script: (text: string) => runner.exec(text),
  })
  async function backUp() {
    if (!isChanged) return
    isChanged = false
    try {
      const dump = async () => new Uint8Array(await (await pg.dumpDataDir('gzip')).arrayBuffer())
      await writeBackup(backups, { dump, now: new Date() })
    } catch (error) {
      isChanged = true
      onBackupFailure(error)
    }
  }
  const nightly = everyNight(backUp)
  return {
    kind: 'embedded',
    ...sqlOn(driverOf(pg)),
    transaction: (work) => pg.transaction((tx) => work(sqlOn(driverOf(tx)))),
    async close() {
      nightly.stop()
      await backUp()
      await pg.close()
      release()
    },
  }
}

function everyNight(work: () => Promise<void>) {
  let timer: NodeJS.Timeout
  const plan = () => {
    timer = setTimeout(() => void work().then(plan), untilNight(new Date())).unref()
  }
  plan()
  return { stop: () => clearTimeout(timer) }
}
