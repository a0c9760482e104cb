import { rmSync, writeFileSync } from 'node:fs'
import { wrongFilesIn } from '../data/backups/backup-files.ts'
import { lockData } from '../data/folder/data-lock.ts'
import { type FreeBytes, freeBytes, megabytes, RESERVE } from '../data/folder/disk-space.ts'
import { readManifest } from '../data/folder/manifest.ts'
import { type Places, placesIn } from '../data/folder/places.ts'
import { requireAccessWithin } from '../data/folder/require-access.ts'
import { keepSpareRoom, useSpareRoom } from '../data/folder/spare-room.ts'
import {
  checkBeforeOpening,
  checkOpened,
  fullDiskWarning,
  lastHeaderKnownTo,
  noRoom,
  refusal,
  requireRoom,
  requireWritable,
  wayBack,
} from '../data/opening/check-data.ts'
import { finishRestoring } from '../data/opening/finish-restoring.ts'
import { type BackupScheduler, type BackupSchedulerDeps, scheduleBackups } from './backup-scheduler.ts'
import { commitTogether, type Runner, transactionOn } from './commit-together.ts'
import { contentsOf, damageOf, raiseHeaderNumbers } from './contents.ts'
import { type Database, type Sql, sqlOn, type Value } from './database.ts'
import { DatabaseProblem, isFull } from './database-problem.ts'
import { DurableFileSystem, syncFolder } from './durable-file-system.ts'
import { asked, createDurable, type Engine, openEngine } from './embedded-engine.ts'
import { migrate } from './migrate.ts'
import { namedFilesOutside } from './open-dump.ts'
import { inTurns } from './pacing/in-turns.ts'

type Options = Pick<BackupSchedulerDeps, 'warn' | 'openDump' | 'isWithoutFiles'> & {
  /** Who knows which stored files are damaged; without it they are looked at before each backup. */
  readonly damagedFiles?: BackupSchedulerDeps['damagedFiles']
  readonly free?: FreeBytes
  readonly sync?: (descriptor: number) => void
}

/**
 * Opens the embedded database below a data folder, in the newest form: alone (a lock), durable (real syncs), only when
 * it holds what the folder has held, and with backups at night, at the end of a day's work and after a crash.
 */
export async function openEmbedded(dataDir: string, options: Options): Promise<Database> {
  const places = placesIn(dataDir)
  useSpareRoom(places, options.free ?? freeBytes)
  requireWritable(places)
  const lock = await lockData(places.database)
  try {
    return await openLocked(places, options, lock.release)
  } catch (error) {
    lock.release()
    throw error
  }
}

async function openLocked(places: Places, options: Options, release: () => void): Promise<Database> {
  const { free = freeBytes } = options
  const restored = finishRestoring(places)
  if (restored) options.warn(`A restore that was cut short was finished. ${restored.told}`)
  const { isNew } = checkBeforeOpening(places, free)
  if (!isNew) requireAccessWithin(places)
  const wasStopped = readManifest(places.manifest)?.isStopped ?? true
  if (isNew) writeFileSync(places.unfinished, '')
  const engine = await openFolder(places, { ...options, free })
  const sql = sqlAlone(engine, { changed: () => undefined, free, places })
  try {
    const found = await contentsOf(sql)
    checkOpened(places, found)
    if (isNew) syncFolder(places.database)
  } catch (error) {
    await engine.close().catch(() => undefined)
    throw error
  }
  const damage = () => damageOf(sql, () => wayBack(places))
  const contents = () => contentsOf(sql)
  const damagedFiles = options.damagedFiles ?? (() => damagedIn(sql, places.files))
  const backupScheduler = scheduleBackups({
    ...{ ...options, free, places, contents },
    ...{ damage, damagedFiles, dump: dumpOf(engine) },
  })
  const database = databaseOf(engine, { backupScheduler, free, places, release })
  try {
    await migrate(database).catch((error: unknown) => {
      throw isFull(error) ? noRoom(places.dataDir, free(places.dataDir), RESERVE) : error
    })
    await raiseHeaderNumbers(database, lastHeaderKnownTo(places))
    await backupScheduler.begin({ wasStopped })
    rmSync(places.unfinished, { force: true })
    keepSpareRoom(places, free)
    const full = fullDiskWarning(places, free)
    if (full !== null) options.warn(full)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function damagedIn(sql: Sql, folder: string): Promise<ReadonlySet<string>> {
  const wrong = await wrongFilesIn(folder, await namedFilesOutside(sql), Number.POSITIVE_INFINITY)
  return new Set(
    wrong.filter(({ what }) => what !== 'is missing' && what !== 'cannot be read').map(({ place }) => place),
  )
}

/** The engine on a folder, or a sentence that says why there is none. */
async function openFolder(
  places: Places,
  { free, sync }: Options & { readonly free: FreeBytes },
): Promise<Engine> {
  try {
    return await openEngine(() => createDurable(new DurableFileSystem(places.database, sync)))
  } catch (error) {
    // Opening takes room itself: where there was too little, that is the reason.
    requireRoom(places, free, RESERVE)
    throw refusal(places, `it cannot be read (${describe(error)})`)
  }
}

const describe = (error: unknown) =>
  error instanceof Error && !error.message.startsWith('Aborted') ? error.message : 'its start broke off'

const dumpOf = (engine: Engine) => () =>
  engine.use(async (pg) => {
    // What the log holds goes into the tables first: without it the log only grows.
    await asked(pg.exec('checkpoint'))
    return new Uint8Array(await (await pg.dumpDataDir('gzip')).arrayBuffer())
  })

type Care = {
  readonly backupScheduler: BackupScheduler
  readonly free: FreeBytes
  readonly places: Places
  readonly release: () => void
}

function databaseOf(engine: Engine, { backupScheduler, free, places, release }: Care): Database {
  const guard = { changed: backupScheduler.changed, free, places }
  return {
    kind: 'embedded',
    ...sqlAlone(engine, guard),
    transaction: (work) =>
      transactionOn(engine, (runner) => {
        const ask = <Answer>(one: (runner: Runner) => Promise<Answer>) => asked(one(runner))
        return work(sqlOver({ ask, change: (_, one) => ask(one) }, guard))
      }),
    afterBackup: backupScheduler.afterBackup,
    async close() {
      await backupScheduler.end()
      // The end writes too. On a full disk it is left out: everything that was confirmed is in the log.
      if (free(places.dataDir) >= RESERVE) await engine.close()
      keepSpareRoom(places, free)
      release()
    },
  }
}

type Asking = {
  readonly ask: <Answer>(ask: (runner: Runner) => Promise<Answer>) => Promise<Answer>
  readonly change: ReturnType<typeof commitTogether>
}
type Guard = { readonly changed: () => void; readonly free: FreeBytes; readonly places: Places }

function sqlAlone(engine: Engine, guard: Guard): Sql {
  const question = inTurns()
  const change = commitTogether(engine)
  return sqlOver({ ask: (one) => question(() => engine.use((pg) => asked(one(pg)))), change }, guard)
}

/** SQL that refuses changes before the disk is full, so that the engine never meets its end. */
function sqlOver({ ask, change }: Asking, { changed, free, places }: Guard): Sql {
  const look = (text: string) => {
    if (isQuestion(text)) return
    const left = free(places.dataDir)
    if (left < RESERVE) throw new DatabaseProblem('full', `Only ${megabytes(left)} are free.`)
  }
  return sqlOn({
    async query(text: string, values: readonly Value[]) {
      look(text)
      const query = (runner: Runner) => runner.query(text, [...values])
      const { rows, affectedRows } = isQuestion(text)
        ? await ask(query)
        : await change(lettersIn(values), query)
      const touched = affectedRows ?? 0
      if (touched > 0) changed()
      return { rows, touched }
    },
    async script(text: string) {
      look(text)
      return ask((runner) => runner.exec(text))
    },
  })
}

const lettersIn = (values: readonly Value[]): number =>
  values.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0)

const isQuestion = (text: string) => /^\s*select\b/i.test(text) && !/\bfor update\b/i.test(text)
