import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { counted } from '@ramp/domain'
import { type Backup, backupsIn, filesProblemOf, problemOfBackup } from '../backups/backups.ts'
import { type FreeBytes, MEGABYTE, megabytes, RESERVE, ROOM_FOR_NEW } from '../folder/disk-space.ts'
import { type Contents, readManifest } from '../folder/manifest.ts'
import { OpenProblem } from '../folder/open-problem.ts'
import type { Places } from '../folder/places.ts'
import { requireAccess, unwritable } from '../folder/require-access.ts'

/** What the data folder should hold by its manifest, or by its newest backup; null in a new one. */
export type Expected = Pick<Contents, 'identity' | 'headers' | 'issuedQuotes'>

function expectedIn(places: Places): Expected | null {
  const manifest = readManifest(places.manifest)
  return manifest ?? newestOf(places)?.note?.contents ?? null
}

/** The highest number that a quote was given by any witness beside the database, one that a restore put aside too. */
export function lastHeaderKnownTo(places: Places): number {
  const aside = existsSync(places.dataDir)
    ? readdirSync(places.dataDir).filter((name) => name.startsWith('aside-'))
    : []
  const witnesses = [
    readManifest(places.manifest),
    ...aside.map((name) => readManifest(join(places.dataDir, name, basename(places.manifest)))),
    ...backupsIn(places.backups).map(({ note }) => note?.contents),
  ]
  return Math.max(0, ...witnesses.map((witness) => witness?.lastHeader ?? 0))
}

/**
 * Looks at the data folder before the database is opened: whether the database that it has held is there, and whether there is room for a
 * new one. One that is there is opened on a full disk too, and read. Answers whether a new one is to be laid out.
 */
export function checkBeforeOpening(places: Places, free: FreeBytes): { readonly isNew: boolean } {
  if (existsSync(places.unfinished) && expectedIn(places) === null)
    rmSync(places.database, { recursive: true, force: true })
  const isThere = existsSync(join(places.database, 'PG_VERSION'))
  if (!isThere && hasHeldData(places)) throw refusal(places, 'its PG_VERSION is missing')
  if (!isThere) requireRoom(places, free, ROOM_FOR_NEW)
  return { isNew: !isThere }
}

/** Whether anything says that quotes have been kept here. */
export const hasHeldData = (places: Places): boolean =>
  existsSync(places.manifest) ||
  backupsIn(places.backups).length > 0 ||
  [places.database, places.files].some((folder) => existsSync(folder) && readdirSync(folder).length > 0)

/** Refuses a database that is another one than the folder has held, or that has lost quotes. */
export function checkOpened(places: Places, found: Contents | null) {
  const expected = expectedIn(places)
  if (expected === null) return
  if (found === null) throw refusal(places, 'it is empty')
  if (expected.identity !== null && found.identity !== expected.identity)
    throw refusal(places, 'it is the database of another data folder, or older than the files next to it')
  if (found.headers < expected.headers || found.issuedQuotes < expected.issuedQuotes)
    throw refusal(places, `it has ${quotes(found.headers)} with ${found.issuedQuotes} issued`)
}

/** One sentence for a database that is not what it was, and the way back. */
export function refusal(places: Places, what: string): OpenProblem {
  const expected = expectedIn(places)
  const held = expected
    ? ` It has held ${quotes(expected.headers)} with ${expected.issuedQuotes} issued.`
    : ''
  return new OpenProblem(
    `The database in ${places.database} is damaged or not the one that belongs here: ${what}.${held} No changes were made. ${wayBack(places)}`,
  )
}

/** How a damaged database comes back: the newest backup, and the command for it. */
export function wayBack(places: Places): string {
  const newest = newestOf(places)
  if (!newest)
    return `There is no backup in ${places.backups}: put back a copy of the whole folder ${places.dataDir}, or move it away to begin with an empty database.`
  const known = newest.note ? `, with ${quotes(newest.note.contents.headers)}` : ''
  const lacking = filesProblemOf(newest)
  const but = lacking === null ? '' : ` (${lacking})`
  return `The newest backup is ${newest.name}${known}${but}; bring it back with: npm run restore -- ${newest.name}`
}

const newestOf = (places: Places): Backup | null =>
  backupsIn(places.backups)
    .filter((backup) => problemOfBackup(backup) === null)
    .at(-1) ?? null

/** A number of quotes, as it is said. */
export const quotes = (count: number) => counted(count, 'quote')

/** Refuses a folder that the user of the server may not write, before anything is put there. */
export function requireWritable(places: Places) {
  const { dataDir } = places
  const probe = join(dataDir, '.probe')
  try {
    requireKinds(places)
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    // Where a disk is full a file can still be made, but not filled.
    writeFileSync(probe, 'ready')
    rmSync(probe)
    requireAccess(places)
  } catch (error) {
    if (error instanceof OpenProblem) throw error
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    if (existsSync(probe)) rmSync(probe, { force: true })
    if (code === 'ENOSPC' || code === 'EDQUOT') throw noRoom(dataDir, 0, RESERVE)
    throw unwritable(dataDir, code)
  }
}

/** Refuses a folder where a file belongs, and the other way round; and links that lead nowhere. */
function requireKinds(places: Places) {
  const { dataDir, database, files, backups, manifest, secret } = places
  const refuse = (sentence: string) => {
    throw new OpenProblem(`${sentence} No changes were made.`)
  }
  for (const path of [dataDir, database, files, backups, manifest, secret]) {
    const itself = lstatSync(path, { throwIfNoEntry: false })
    if (!itself) continue
    const known = statSync(path, { throwIfNoEntry: false })
    if (!known) refuse(`${path} is a broken link. Mount the disk it points to, or fix the link.`)
    const isFolder = known?.isDirectory() ?? false
    const isOfFiles = path === manifest || path === secret
    if (isOfFiles && isFolder) refuse(`${path} is a folder, but must be a file. Move it.`)
    if (!isOfFiles && !isFolder)
      refuse(
        `${path} is a file, but must be a folder. Move it${path === dataDir ? ', or name another folder with DATA_DIR' : ''}.`,
      )
    if (path === database && itself.isSymbolicLink())
      refuse(`${path} is a link. Move the database there, or set DATA_DIR to the folder that contains it.`)
  }
}

/** Refuses what the disk has no room for. */
export function requireRoom({ dataDir }: Places, free: FreeBytes, needed: number) {
  const left = free(dataDir)
  if (left < needed) throw noRoom(dataDir, left, needed)
}

/** What is told of a disk that is full while its database can be read; null where there is room. */
export function fullDiskWarning({ dataDir }: Places, free: FreeBytes): string | null {
  const left = free(dataDir)
  return left < RESERVE
    ? `The disk of ${dataDir} is full: ${megabytes(left)} are free, and ${megabytes(RESERVE)} are needed. People can log in and read; changes are not saved until there is room.`
    : null
}

export const noRoom = (dataDir: string, left: number, needed: number) =>
  new OpenProblem(
    `The disk of ${dataDir} is too full: ${megabytes(left)} are free, and ${Math.ceil(needed / MEGABYTE)} MB are needed. Make room on it, then start again. No changes were made.`,
  )
