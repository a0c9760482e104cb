import { existsSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { MEGABYTE, megabytes, RESERVE } from '../folder/disk-space.ts'
import { type Contents, contents, parsedFile } from '../folder/manifest.ts'
import type { Places } from '../folder/places.ts'
import { renameDurably, writeDurably } from '../folder/write-durably.ts'
import { filesFound, filesProblem } from './backup-files.ts'
import { copyDurably, linkFiles, syncNamesBelow } from './link-files.ts'

/** How many backups are kept that can be opened; the oldest goes first. */
export const BACKUPS_KEPT = 10

/** What was found in a packed database that was opened. */
export const openedDump = contents.extend({ files: filesFound.optional() })
export type OpenedDump = z.infer<typeof openedDump>

const note = z.object({
  takenAt: z.string(),
  /** Files lie in a bucket, and the database alone is backed up here. */
  isWithoutFiles: z.boolean().optional(),
  /** What the database held when it was taken. */
  contents,
  /** What was found when it was opened: what it holds, or why it cannot be. Null until somebody has tried. */
  opened: z
    .union([z.object({ contents, files: filesFound.optional() }), z.object({ problem: z.string() })])
    .nullable(),
})

/** What a backup says of itself; it lies in its folder. */
type BackupNote = z.infer<typeof note>

export type Backup = {
  readonly name: string
  readonly folder: string
  /** Null for a backup of an earlier version, which is the database alone. */
  readonly note: BackupNote | null
  /** Whether its packed database is there at all. */
  readonly hasDump: boolean
}

/** Opens a packed database, counts what is in it and looks for its files; rejects when it cannot be opened. */
export type OpenDump = (file: string) => Promise<OpenedDump>

type Source = {
  readonly dump: () => Promise<Uint8Array>
  readonly contents: Contents
  readonly now: Date
  readonly free: number
  readonly isWithoutFiles?: boolean
  /** Places of files that are damaged: a backup must not have them. */
  readonly damagedFiles?: ReadonlySet<string>
}

/**
 * Takes a backup: the database, the files of its quotes and the server's secret in one folder. One that was cut short
 * never carries a backup's name. Files are linked, not copied: none is ever changed in its place.
 */
export async function takeBackup(places: Places, source: Source): Promise<string> {
  const name = nextName(places, source.now)
  const unfinished = join(places.backups, `${name}.part`)
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  try {
    // Before and after: what the database names was there at one of both moments.
    await linkFiles(places.files, join(unfinished, 'files'), source.damagedFiles)
    const content = await source.dump()
    if (source.free < content.length + RESERVE)
      throw new Error(
        `The disk of ${places.backups} has ${megabytes(source.free)} left, and a backup takes ${megabytes(content.length + MEGABYTE)} besides ${megabytes(RESERVE)} that stay free. Make room on it.`,
      )
    await writeFile(join(unfinished, 'database.tar.gz'), content, { mode: 0o600, flush: true })
    await linkFiles(places.files, join(unfinished, 'files'), source.damagedFiles)
    // A link would lose what the original loses: this one may be written over.
    if (existsSync(places.secret)) await copyDurably(places.secret, join(unfinished, 'server-secret'))
    const { contents, isWithoutFiles = false } = source
    writeNote(unfinished, { takenAt: source.now.toISOString(), isWithoutFiles, contents, opened: null })
    await syncNamesBelow(unfinished)
    renameDurably(unfinished, join(places.backups, name))
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
  return name
}

/** Opens a backup and writes down what was found. The sentence of a backup that cannot be used, or null. */
export async function verifyBackup(
  backup: Backup,
  open: OpenDump,
  signal?: AbortSignal,
): Promise<string | null> {
  if (!backup.note) return null
  const opened = await open(dumpOf(backup)).then(
    ({ files, ...contents }) => ({ contents, ...(files && !backup.note?.isWithoutFiles ? { files } : {}) }),
    (error: unknown) => (error instanceof NotTried ? error : { problem: reasonOf(error) }),
  )
  if (signal?.aborted) return null
  if (opened instanceof NotTried)
    return `The backup ${backup.name} was not opened (${opened.message}). It will be tried again at night and at the next start.`
  const isShort = 'contents' in opened && opened.contents.headers < backup.note.contents.headers
  const found = isShort ? { problem: 'quotes are missing in it' } : opened
  writeNote(backup.folder, { ...backup.note, opened: found })
  if ('problem' in found)
    return `The backup ${backup.name} cannot be used (${found.problem}). It is not counted among the last ${BACKUPS_KEPT}.`
  const lacking = found.files ? filesProblem(found.files) : null
  return lacking === null
    ? null
    : `The backup ${backup.name} is incomplete: ${lacking}. Where the data folder misses them too, copy them into its files from those of another backup.`
}

/** Nobody could look: that says nothing about a backup. */
export class NotTried extends Error {
  override readonly name = 'NotTried'
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'it cannot be opened')

/** Why a backup cannot be opened, as far as anybody knows; null where it can. */
export const problemOfBackup = ({ note: said, hasDump }: Backup): string | null =>
  !hasDump
    ? 'its database.tar.gz is missing'
    : said?.opened && 'problem' in said.opened
      ? said.opened.problem
      : null

/** What is wrong with the files of a backup that can be opened; null where nothing is. */
export const filesProblemOf = ({ note: said }: Backup): string | null =>
  said?.opened && 'files' in said.opened && said.opened.files ? filesProblem(said.opened.files) : null

/** Days of which the last backup is kept besides: a server that falls and rises all day pushes none of them out. */
const DAYS_KEPT = 7

/** Lets go of all but the last ten that are whole, as far as anybody knows, and the last one of each day. */
export async function letOldestGo(places: Places) {
  const all = backupsIn(places.backups)
  const good = all.filter((backup) => problemOfBackup(backup) === null)
  const whole = good.filter((backup) => filesProblemOf(backup) === null)
  const lastOfDay = new Map(good.map((backup) => [momentOf(backup).slice(0, 10), backup.name]))
  const kept = new Set([
    ...whole.slice(-BACKUPS_KEPT).map(({ name }) => name),
    ...[...lastOfDay.values()].slice(-DAYS_KEPT),
    ...all.slice(-BACKUPS_KEPT).map(({ name }) => name),
  ])
  for (const { folder, name } of all) if (!kept.has(name)) await rm(folder, { recursive: true, force: true })
}

const NAME = /^(?:database-)?\d{4}-\d\d-\d\dT[\d-]+Z(?:\.tar\.gz)?$/

/** Takes away what was cut short, and answers that nobody has waited for. Only one process works here. */
export async function clearAway({ backups }: Places) {
  const names = existsSync(backups) ? readdirSync(backups) : []
  const left = names.filter(
    (name) => (name.endsWith('.part') && NAME.test(name.slice(0, -5))) || ANSWER.test(name),
  )
  for (const name of left) await rm(join(backups, name), { recursive: true, force: true })
}

const ANSWER = /^answer-[\w-]+\.json$/

/** The finished backups, the oldest first. What else lies there is left alone. */
export function backupsIn(folder: string): readonly Backup[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .map((name) => backupAt(join(folder, name), name))
    .filter(({ note, hasDump, name }) => (note !== null || hasDump) && timeOf(name) !== null)
    .sort((a, b) => momentOf(a).localeCompare(momentOf(b)))
}

export function backupAt(folder: string, name: string): Backup {
  const said = parsedFile(join(folder, 'backup.json'), note)
  const hasDump = statSync(dumpOf({ folder }), { throwIfNoEntry: false })?.isFile() ?? false
  return { name, folder, note: said, hasDump }
}

/** The packed database of a backup. Earlier versions wrote that file alone. */
export const dumpOf = ({ folder }: Pick<Backup, 'folder'>): string =>
  folder.endsWith('.tar.gz') ? folder : join(folder, 'database.tar.gz')

const momentOf = ({ name }: Pick<Backup, 'name'>) => name.replace(/^database-|\.tar\.gz$/g, '')

/** The moment that a backup is named after, in milliseconds; null where that is none. */
function timeOf(name: string): number | null {
  const [day, time = ''] = momentOf({ name }).split('T')
  const [hours, minutes, seconds, thousandths = '000Z'] = time.split('-')
  const at = Date.parse(`${day}T${hours}:${minutes}:${seconds}.${thousandths}`)
  return Number.isNaN(at) ? null : at
}

/** A name after those of all backups before, also when the clock has been put back: the order of names is that of backups. */
function nextName(places: Places, now: Date): string {
  const last = backupsIn(places.backups).at(-1)
  const at = Math.max(now.getTime(), last ? (timeOf(last.name) ?? 0) + 1 : 0)
  return new Date(at).toISOString().replace(/[:.]/g, '-')
}

const writeNote = (folder: string, said: BackupNote) =>
  writeDurably(join(folder, 'backup.json'), `${JSON.stringify(said, null, 1)}\n`)

/** How many files lie below a path, and their size in bytes; none where nothing is. */
export function sizeOf(path: string): { readonly files: number; readonly bytes: number } {
  const known = lstatSync(path, { throwIfNoEntry: false })
  if (!known?.isDirectory()) return { files: known ? 1 : 0, bytes: known?.size ?? 0 }
  return readdirSync(path)
    .map((name) => sizeOf(join(path, name)))
    .reduce((sum, one) => ({ files: sum.files + one.files, bytes: sum.bytes + one.bytes }), {
      files: 0,
      bytes: 0,
    })
}

const HOUR_OF_NIGHT = 3

/** Milliseconds until the next night's backup. */
export function untilNight(now: Date): number {
  const next = new Date(now)
  next.setHours(HOUR_OF_NIGHT, 0, 0, 0)
  if (next <= now) next.setDate(next.getDate() + 1)
  return next.getTime() - now.getTime()
}
