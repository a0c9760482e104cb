import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import {
  examplesOf,
  filesProblem,
  isWhole,
  type NamedFile,
  type WrongFile,
  wrongFilesIn,
} from '../data/backups/backup-files.ts'
import { type Backup, backupAt, backupsIn, dumpOf, problemOfBackup } from '../data/backups/backups.ts'
import { copyDurably, linkFiles, linkOrCopy, syncNamesBelow } from '../data/backups/link-files.ts'
import { lockData } from '../data/folder/data-lock.ts'
import { type FreeBytes, freeBytes, RESERVE } from '../data/folder/disk-space.ts'
import { type Contents, writeManifest } from '../data/folder/manifest.ts'
import { OpenProblem } from '../data/folder/open-problem.ts'
import { type Places, placesIn } from '../data/folder/places.ts'
import { lastHeaderKnownTo, quotes, requireRoom, requireWritable } from '../data/opening/check-data.ts'
import {
  decideRestoring,
  finishRestoring,
  forgetUnreadablePlan,
  type OnStep,
  stagingOf,
} from '../data/opening/finish-restoring.ts'
import { syncFolder } from '../db/durable-file-system.ts'
import { unpackDump, unpackedSize } from '../db/open-dump.ts'
import { openFolder } from '../files/folder.ts'
import { highestHeaderOf } from '../files/highest-header.ts'

type Asked = { readonly now: Date; readonly onStep?: OnStep; readonly free?: FreeBytes }

/**
 * Puts a backup in the place of the database and its files, while no server runs; what was there is kept aside. Cut short at
 * any moment it has changed nothing, or is finished by the next start or restore. The sentences that say so, and what to do next.
 */
export async function restore(
  dataDir: string,
  wanted: string,
  { now, onStep = () => undefined, free = freeBytes }: Asked,
): Promise<string> {
  const places = placesIn(dataDir)
  requireWritable(places)
  const lock = await lockData(places.database)
  try {
    const backup = findBackup(places, wanted)
    forgetUnreadablePlan(places)
    const cutShort = finishRestoring(places, onStep)
    const isOver = cutShort?.backup === pathFrom(places, backup)
    if (!isOver) await prepare(places, backup, { now, onStep, free })
    const told = (isOver ? cutShort : finishRestoring(places, onStep))?.told
    return `${told}\nStart the server: npm start`
  } finally {
    lock.release()
  }
}

/** Lays all that a restore needs beside what is there, and then decides. Until then it may be given up at any moment. */
async function prepare(places: Places, backup: Backup, { now, onStep, free }: Required<Asked>) {
  const staged = stagingOf(places)
  requireRoom(places, free, unpackedSize(dumpOf(backup)) + RESERVE)
  onStep('unpack')
  const { found, named } = await unpack(backup, staged.database)
  onStep('link files')
  mkdirSync(staged.aside, { recursive: true, mode: 0o700 })
  // What only the newer database names is swept some day; whoever goes back to it still finds it.
  if (hasFiles(backup)) await linkFiles(join(backup.folder, 'files'), makeFolder(staged.files))
  else await linkFiles(places.files, join(staged.aside, 'files'))
  const lacking = await mend(places, backup, named)
  onStep('write manifest')
  const lastOfFiles = await highestHeaderOf(openFolder(places.files))
  const lastHeader = Math.max(found.lastHeader, lastHeaderKnownTo(places), lastOfFiles)
  writeManifest(staged.manifest, { ...found, lastHeader, isStopped: true, writtenAt: now.toISOString() })
  const secret = join(backup.folder, 'server-secret')
  if (existsSync(secret)) await copyDurably(secret, staged.secret)
  await syncNamesBelow(staged.files)
  await syncNamesBelow(staged.aside)
  onStep('decide')
  const aside = `aside-${now.toISOString().replace(/[:.]/g, '-')}`
  decideRestoring(places, {
    backup: pathFrom(places, backup),
    aside,
    told: toldOf(backup, { found, lacking, aside: join(places.dataDir, aside) }),
  })
}

/** The same wherever the data folder is mounted. */
const pathFrom = ({ dataDir }: Places, { folder }: Backup) => relative(dataDir, folder)

type Result = { readonly found: Contents; readonly lacking: string | null; readonly aside: string }

const toldOf = (backup: Backup, { found, lacking, aside }: Result) =>
  [
    `The backup ${backup.name} is in place: ${quotes(found.headers)}, ${found.issuedQuotes} issued.`,
    hasFiles(backup) ? '' : 'It has the database only; the files of quotes were not changed.',
    lacking === null ? '' : `Incomplete: ${lacking}. No backup here has them.`,
    `The previous data is in ${aside}; delete it when you no longer need it.`,
  ]
    .filter(Boolean)
    .join('\n')

/**
 * Takes files that the backup lacks from where they still are: the data folder, and the other backups, for a file never
 * changes and no two have one name. What nobody has, in words.
 */
async function mend(places: Places, backup: Backup, named: readonly NamedFile[]): Promise<string | null> {
  if (!hasFiles(backup)) return null
  const { files } = stagingOf(places)
  const others = backupsIn(places.backups).map(({ folder }) => join(folder, 'files'))
  const folders = [places.files, ...others.reverse()]
  const lost: WrongFile[] = []
  for (const wrong of await wrongFilesIn(files, named))
    if (!(await takeFrom(folders, wrong, files))) lost.push(wrong)
  return filesProblem({ named: named.length, wrong: lost.length, examples: examplesOf(lost) })
}

async function takeFrom(folders: readonly string[], file: NamedFile, to: string): Promise<boolean> {
  for (const folder of folders) {
    const path = join(folder, file.place)
    if (!(await isWhole(path, file))) continue
    rmSync(join(to, file.place), { force: true })
    await linkOrCopy(path, join(to, file.place))
    return true
  }
  return false
}

function makeFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

function findBackup({ backups }: Places, wanted: string): Backup {
  const paths = wanted === '' ? [] : [join(backups, wanted), resolve(wanted)]
  const found = paths.map((path) => backupAt(path, basename(path))).find(({ hasDump }) => hasDump)
  if (found === undefined) {
    const names = backupsIn(backups).map(({ name }) => `  ${name}`)
    throw new OpenProblem(
      [`There is no backup ${wanted}. Name one of these, or the path of one:`, ...names].join('\n'),
    )
  }
  return found
}

/** Unpacks and opens the backup beside the database, before anything is moved. */
async function unpack(backup: Backup, folder: string) {
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 })
  try {
    const opened = await unpackDump(dumpOf(backup), folder)
    const { found } = opened
    const missing = (backup.note?.contents.headers ?? 0) - found.headers
    if (missing > 0) throw new Error(`${missing} quotes are missing in it`)
    syncFolder(folder)
    return opened
  } catch (error) {
    rmSync(dirname(folder), { recursive: true, force: true })
    const reason = problemOfBackup(backup) ?? (error instanceof Error ? error.message : 'it is damaged')
    throw new OpenProblem(
      `The backup ${backup.name} cannot be opened (${reason}). No changes were made; see the others with: npm run backup -- list`,
    )
  }
}

/** One that was taken with files holds them, even when somebody has lost their folder. */
const hasFiles = ({ folder, note }: Backup) =>
  existsSync(join(folder, 'files')) || note?.isWithoutFiles === false
