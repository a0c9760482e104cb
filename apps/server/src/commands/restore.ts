import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { type Backup, backupAt, backupsIn, dumpOf, problemOfBackup } from '../data/backups.ts'
import { lastHeaderKnownTo, quotes, requireWritable } from '../data/check-data.ts'
import { lockData } from '../data/data-lock.ts'
import { linkFiles } from '../data/link-files.ts'
import { type Contents, writeManifest } from '../data/manifest.ts'
import { OpenProblem } from '../data/open-problem.ts'
import { type Places, placesIn } from '../data/places.ts'
import { syncFolder } from '../db/durable-file-system.ts'
import { unpackDump } from '../db/open-dump.ts'
import { openFolder } from '../files/folder.ts'
import { highestHeaderOf } from '../files/highest-header.ts'

/**
 * Puts a backup in the place of the database and its files, while no server runs; what was there is kept aside. The
 * sentences that say so, and what to do next.
 */
export async function restore(dataDir: string, wanted: string, now: Date): Promise<string> {
  const places = placesIn(dataDir)
  requireWritable(places)
  const lock = lockData(places.database)
  try {
    const backup = findBackup(places, wanted)
    const unpacked = join(dataDir, 'database.restoring')
    const found = await unpack(backup, unpacked)
    const lastOfFiles = await highestHeaderOf(openFolder(places.files))
    const lastHeader = Math.max(found.lastHeader, lastHeaderKnownTo(places), lastOfFiles)
    const aside = putAside(places, backup, now)
    // What only the newer database names is swept some day; whoever goes back to it still finds it.
    if (!hasFiles(backup)) await linkFiles(places.files, join(aside, 'files'))
    renameSync(unpacked, places.database)
    if (hasFiles(backup)) await linkFiles(join(backup.folder, 'files'), places.files)
    putSecretBack(backup, places)
    writeManifest(places.manifest, { ...found, lastHeader, isStopped: true, writtenAt: now.toISOString() })
    return [
      `The backup ${backup.name} is in place: ${quotes(found.headers)}, ${found.issuedQuotes} issued.`,
      hasFiles(backup) ? '' : 'It holds the database alone; the files of quotes were left as they are.',
      `What was there before lies in ${aside}; delete it when you do not need it any more.`,
      'Start the server as always: npm start',
    ]
      .filter(Boolean)
      .join('\n')
  } finally {
    lock.release()
  }
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
  rmSync(folder, { recursive: true, force: true })
  try {
    const found = await unpackDump(dumpOf(backup), folder)
    const missing = (backup.note?.contents.headers ?? 0) - found.headers
    if (missing > 0) throw new Error(`${missing} quotes are missing in it`)
    syncFolder(folder)
    return found
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    const reason = problemOfBackup(backup) ?? (error instanceof Error ? error.message : 'it is damaged')
    throw new OpenProblem(
      `The backup ${backup.name} cannot be opened (${reason}). Nothing was changed; see the others with: npm run backup -- list`,
    )
  }
}

const hasFiles = ({ folder }: Backup) => existsSync(join(folder, 'files'))

function putAside(places: Places, backup: Backup, now: Date): string {
  const aside = join(places.dataDir, `aside-${now.toISOString().replace(/[:.]/g, '-')}`)
  mkdirSync(aside, { mode: 0o700 })
  const moved = [places.database, places.manifest, ...(hasFiles(backup) ? [places.files] : [])]
  for (const path of moved) if (existsSync(path)) renameSync(path, join(aside, basename(path)))
  return aside
}

/** The secret is that of the addresses of open designs; one that is there stays. */
function putSecretBack({ folder }: Backup, { secret }: Places) {
  const kept = join(folder, 'server-secret')
  if (existsSync(kept) && !existsSync(secret)) copyFileSync(kept, secret)
}
