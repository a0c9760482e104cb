import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { type Backup, backupAt, backupsIn, dumpOf, problemOfBackup } from '../data/backups.ts'
import { lastHeaderKnownTo, quotes, requireWritable } from '../data/check-data.ts'
import { lockData } from '../data/data-lock.ts'
import {
  decideRestoring,
  finishRestoring,
  forgetUnreadablePlan,
  type OnStep,
  stagingOf,
} from '../data/finish-restoring.ts'
import { copyDurably, linkFiles, syncNamesBelow } from '../data/link-files.ts'
import { type Contents, writeManifest } from '../data/manifest.ts'
import { OpenProblem } from '../data/open-problem.ts'
import { type Places, placesIn } from '../data/places.ts'
import { syncFolder } from '../db/durable-file-system.ts'
import { unpackDump } from '../db/open-dump.ts'
import { openFolder } from '../files/folder.ts'
import { highestHeaderOf } from '../files/highest-header.ts'

type Asked = { readonly now: Date; readonly onStep?: OnStep }

/**
 * Puts a backup in the place of the database and its files, while no server runs; what was there is kept aside. Cut short at
 * any moment it has changed nothing, or is finished by the next start or restore. The sentences that say so, and what to do next.
 */
export async function restore(
  dataDir: string,
  wanted: string,
  { now, onStep = () => undefined }: Asked,
): Promise<string> {
  const places = placesIn(dataDir)
  requireWritable(places)
  const lock = lockData(places.database)
  try {
    const backup = findBackup(places, wanted)
    forgetUnreadablePlan(places)
    const cutShort = finishRestoring(places, onStep)
    const isOver = cutShort?.backup === pathFrom(places, backup)
    if (!isOver) await prepare(places, backup, { now, onStep })
    const told = (isOver ? cutShort : finishRestoring(places, onStep))?.told
    return `${told}\nStart the server as always: npm start`
  } finally {
    lock.release()
  }
}

/** Lays all that a restore needs beside what is there, and then decides. Until then it may be given up at any moment. */
async function prepare(places: Places, backup: Backup, { now, onStep }: Required<Asked>) {
  const staged = stagingOf(places)
  onStep('unpack')
  const found = await unpack(backup, staged.database)
  onStep('link files')
  mkdirSync(staged.aside, { recursive: true, mode: 0o700 })
  // What only the newer database names is swept some day; whoever goes back to it still finds it.
  if (hasFiles(backup)) await linkFiles(join(backup.folder, 'files'), makeFolder(staged.files))
  else await linkFiles(places.files, join(staged.aside, 'files'))
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
    told: toldOf(backup, found, join(places.dataDir, aside)),
  })
}

/** The same wherever the data folder is mounted. */
const pathFrom = ({ dataDir }: Places, { folder }: Backup) => relative(dataDir, folder)

const toldOf = (backup: Backup, found: Contents, aside: string) =>
  [
    `The backup ${backup.name} is in place: ${quotes(found.headers)}, ${found.issuedQuotes} issued.`,
    hasFiles(backup) ? '' : 'It holds the database alone; the files of quotes were left as they are.',
    `What was there before lies in ${aside}; delete it when you do not need it any more.`,
  ]
    .filter(Boolean)
    .join('\n')

function makeFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

function findBackup({ backups }: Places, wanted: string): Backup {
  const folder = [join(backups, wanted), resolve(wanted)].find((path) => existsSync(path) && wanted !== '')
  if (folder === undefined) {
    const names = backupsIn(backups).map(({ name }) => `  ${name}`)
    throw new OpenProblem(
      [`There is no backup ${wanted}. Name one of these, or the path of one:`, ...names].join('\n'),
    )
  }
  return backupAt(folder, basename(folder))
}

/** Unpacks and opens the backup beside the database, before anything is moved. */
async function unpack(backup: Backup, folder: string): Promise<Contents> {
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 })
  try {
    const found = await unpackDump(dumpOf(backup), folder)
    const missing = (backup.note?.contents.headers ?? 0) - found.headers
    if (missing > 0) throw new Error(`${missing} quotes are missing in it`)
    syncFolder(folder)
    return found
  } catch (error) {
    rmSync(dirname(folder), { recursive: true, force: true })
    const reason = problemOfBackup(backup) ?? (error instanceof Error ? error.message : 'it is damaged')
    throw new OpenProblem(
      `The backup ${backup.name} cannot be opened (${reason}). Nothing was changed; see the others with: npm run backup -- list`,
    )
  }
}

const hasFiles = ({ folder }: Backup) => existsSync(join(folder, 'files'))
