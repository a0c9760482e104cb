import { mkdirSync } from 'node:fs'
import { type BackupRequest, readRequest, writeAnswer } from '../data/backups/backup-request.ts'
import {
  type Backup,
  backupsIn,
  clearAway,
  letOldestGo,
  type OpenedDump,
  takeBackup,
  untilNight,
  verifyBackup,
} from '../data/backups/backups.ts'
import { type FreeBytes, megabytes, RESERVE, saysFull } from '../data/folder/disk-space.ts'
import { type Contents, writeManifest } from '../data/folder/manifest.ts'
import type { Places } from '../data/folder/places.ts'

export type BackupSchedulerDeps = {
  readonly places: Places
  readonly dump: () => Promise<Uint8Array>
  readonly contents: () => Promise<Contents | null>
  /** Why the database is no backup's content, in a sentence; null where it is sound. */
  readonly damage: () => Promise<string | null>
  /** Places of stored files that are damaged; what is known so far when the signal ends the looking. */
  readonly damagedFiles: (signal: AbortSignal) => Promise<ReadonlySet<string>>
  /** Opens a backup elsewhere, so that nobody waits for it. */
  readonly openDump: (file: string, signal: AbortSignal) => Promise<OpenedDump>
  /** Files lie in a bucket, which backups do not hold. */
  readonly isWithoutFiles?: boolean
  readonly free: FreeBytes
  /** Told about a backup that failed or cannot be used: the database itself goes on. */
  readonly warn: (sentence: string) => void
}

export type BackupScheduler = {
  /** Something was written since the last backup. */
  readonly changed: () => void
  /** Does a work that takes files away: now, or once the backup under way has been taken. */
  readonly afterBackup: (work: () => Promise<void>) => Promise<void>
  /** Begins to keep watch; a server that fell gets a backup at once. */
  readonly begin: (start: { readonly wasStopped: boolean }) => Promise<void>
  /** Ends it with a backup of what has changed. */
  readonly end: () => Promise<void>
}

/** Keeps the manifest and the backups of an embedded database up to date; one thing at a time. */
export function scheduleBackups(deps: BackupSchedulerDeps): BackupScheduler {
  const { places, warn } = deps
  const ending = new AbortController()
  const state = { isChanged: false, isCounted: false, hasBegun: false }
  const inTurn = oneAfterAnother()
  const { taking, afterBackup } = removalsPutOff()

  async function backUp(): Promise<string> {
    state.isChanged = false
    try {
      return await taking(() => takeOne(deps, ending.signal))
    } catch (error) {
      state.isChanged = true
      throw error
    }
  }
  const told = (error: unknown) => warn(`The backup of the database failed. ${sentenceOf(error)}`)
  const count = async () => {
    state.isCounted = true
    await updateManifest(deps, { isStopped: false })
  }
  const atStart = async (wasStopped: boolean) => {
    if (!wasStopped) await backUp().catch(told)
    await verifyNew(deps, ending.signal)
  }
  const atNight = async () => {
    if (state.isChanged) await backUp().catch(told)
    await verifyNew(deps, ending.signal)
  }
  const timers = timersOf({
    night: () => inTurn(atNight),
    minute: async () => (state.isCounted ? undefined : inTurn(count).catch(told)),
    second: async () => {
      const request = readRequest(places)
      if (request) await inTurn(() => answer(request, { deps, backUp, signal: ending.signal })).catch(told)
    },
  })

  return {
    changed() {
      state.isChanged = true
      state.isCounted = false
    },
    afterBackup,
    async begin({ wasStopped }) {
      state.hasBegun = true
      await clearAway(places)
      // The manifest of before holds on a full disk: the database can only have more.
      await count().catch((error: unknown) => {
        if (!saysFull(error)) throw error
      })
      timers.start()
      void inTurn(() => atStart(wasStopped)).catch(told)
    },
    async end() {
      timers.stop()
      ending.abort()
      await inTurn(async () => undefined)
      if (!state.hasBegun) return
      if (state.isChanged) await backUp().catch(told)
      await updateManifest(deps, { isStopped: !state.isChanged }).catch((error: unknown) =>
        warn(`The data folder could not be closed properly. ${sentenceOf(error)}`),
      )
    },
  }
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function oneAfterAnother() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}

/** A backup names what was there when its database was packed: until its files are linked, none of them goes. */
function removalsPutOff() {
  let putOff: (() => Promise<void>)[] | null = null
  return {
    async taking<Result>(backup: () => Promise<Result>): Promise<Result> {
      putOff = []
      try {
        return await backup()
      } finally {
        const waiting = putOff
        putOff = null
        // What cannot be removed now is swept later.
        for (const work of waiting) await work().catch(() => undefined)
      }
    },
    async afterBackup(work: () => Promise<void>) {
      if (putOff) putOff.push(work)
      else await work()
    },
  }
}

async function updateManifest(
  { contents, places }: BackupSchedulerDeps,
  { isStopped }: { readonly isStopped: boolean },
) {
  const found = await contents()
  if (found) writeManifest(places.manifest, { ...found, isStopped, writtenAt: new Date().toISOString() })
}

async function takeOne(deps: BackupSchedulerDeps, signal: AbortSignal): Promise<string> {
  const { places, contents, damage, damagedFiles, dump, free, isWithoutFiles = false } = deps
  mkdirSync(places.backups, { recursive: true, mode: 0o700 })
  const left = Math.min(free(places.dataDir), free(places.backups))
  if (left < RESERVE)
    throw new Error(`Only ${megabytes(left)} are free on the disk of ${places.backups}; make room on it.`)
  const found = await contents()
  if (!found) throw new Error('The database is empty.')
  const damaged = await damage()
  if (damaged !== null) throw new Error(damaged)
  const source = {
    ...{ dump, contents: found, now: new Date(), free: left, isWithoutFiles },
    damagedFiles: isWithoutFiles ? new Set<string>() : await damagedFiles(signal),
  }
  const name = await takeBackup(places, source)
  await letOldestGo(places)
  return name
}

async function verify({ openDump, warn }: BackupSchedulerDeps, backup: Backup, signal: AbortSignal) {
  const problem = await verifyBackup(backup, (file) => openDump(file, signal), signal)
  if (problem !== null) warn(problem)
  return problem
}

async function verifyNew(deps: BackupSchedulerDeps, signal: AbortSignal) {
  for (const backup of backupsIn(deps.places.backups))
    if (backup.note?.opened === null && !signal.aborted) await verify(deps, backup, signal)
}

type Answering = {
  readonly deps: BackupSchedulerDeps
  readonly backUp: () => Promise<string>
  readonly signal: AbortSignal
}

async function answer({ id }: BackupRequest, { deps, backUp, signal }: Answering) {
  const { places } = deps
  try {
    const name = await backUp()
    const taken = backupsIn(places.backups).find((one) => one.name === name)
    const problem = taken ? await verify(deps, taken, signal) : 'It was not kept.'
    writeAnswer(places, { id, name, problem })
  } catch (error) {
    writeAnswer(places, { id, name: null, problem: sentenceOf(error) })
  }
}

type Work = () => Promise<unknown>

/** The hours of the keeper's work. Each looks after its own failures. */
function timersOf({ night, minute, second }: Readonly<Record<'night' | 'minute' | 'second', Work>>) {
  let timers: NodeJS.Timeout[] = []
  let nightly: NodeJS.Timeout | undefined
  const planNight = () => {
    nightly = setTimeout(() => void night().finally(planNight), untilNight(new Date())).unref()
  }
  return {
    start() {
      planNight()
      timers = [setInterval(() => void minute(), 60_000), setInterval(() => void second(), 1000)]
      for (const timer of timers) timer.unref()
    },
    stop() {
      clearTimeout(nightly)
      for (const timer of timers) clearInterval(timer)
    },
  }
}
