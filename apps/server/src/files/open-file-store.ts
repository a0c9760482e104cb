import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '../config/config.ts'
import { backupsIn } from '../data/backups/backups.ts'
import { isForbidden } from '../data/folder/forbidden.ts'
import { placesIn } from '../data/folder/places.ts'
import { requireFilesAccess, unwritable } from '../data/folder/require-access.ts'
import type { Database } from '../db/database.ts'
import { openBucket } from './bucket.ts'
import type { FileStore } from './file-store.ts'
import { folderToLeave, makeFolder, openFolder } from './folder.ts'
import { openInDatabase } from './in-database.ts'
import { type EarlierStore, migrateFiles } from './migrate-files.ts'
import { requireFiles } from './require-files.ts'

type Where = Pick<Config, 'files' | 'dataDir'> & { readonly areFilesLost?: boolean }

/**
 * Opens the configured place for files, and brings there what lies in one that was used before. A place that cannot be used
 * is told in a sentence.
 */
export async function openFileStore(
  { files, dataDir, areFilesLost = false }: Where,
  database: Database,
  tell: (sentence: string) => void,
): Promise<FileStore> {
  const folder = join(dataDir, 'files')
  const store = await open({ files, dataDir }, database)
  if (files.kind !== 'database' && (await migrateFiles(databaseToLeave(database), store, database)) > 0)
    tell('Files stored in the database were moved.')
  if (files.kind !== 'folder' && existsSync(folder)) {
    const aside = join(dataDir, 'files-taken-over')
    const taken = await migrateFiles(folderToLeave(folder, aside), store, database)
    if (taken > 0)
      tell(
        `${taken} files of ${folder} were moved to the new storage. The old copies are in ${aside} and are no longer used.`,
      )
  }
  if (!areFilesLost) await requireFiles(store, database, whereOf(files, folder))
  return store
}

/** How a place that has lost its files is told, and what to do. */
function whereOf(files: Config['files'], folder: string) {
  switch (files.kind) {
    case 'bucket':
      return {
        place: `the bucket ${files.bucket}`,
        wayBack: 'Name the right one with S3_BUCKET, or copy the files there.',
      }
    case 'database':
      return {
        place: 'the database',
        wayBack: 'Set FILES or S3_BUCKET to where they are, or first start the server whose folder has them.',
      }
    case 'folder':
      return {
        place: folder,
        wayBack: `Mount the disk that contains them, or restore them${fromBackup(folder)}.`,
      }
  }
}

/** The newest backup that holds files, and how they are taken from it. */
function fromBackup(folder: string): string {
  const dataDir = dirname(folder)
  const held = backupsIn(join(dataDir, 'backups')).map((backup) => join(backup.folder, 'files'))
  const newest = held.filter((one) => existsSync(one)).at(-1)
  return newest === undefined ? ' from a copy of it' : `: cp -a '${newest}' '${dataDir}'`
}

async function open({ files, dataDir }: Where, database: Database): Promise<FileStore> {
  switch (files.kind) {
    case 'bucket':
      return openBucket(files)
    case 'database':
      return openInDatabase(database)
    case 'folder':
      await makeFolder(join(dataDir, 'files')).catch((error: unknown) => {
        throw isForbidden(error) ? unwritable(dataDir, String(error.code)) : error
      })
      requireFilesAccess(placesIn(dataDir))
      return openFolder(join(dataDir, 'files'))
  }
}

function databaseToLeave(database: Database): EarlierStore {
  const { list, read, remove } = openInDatabase(database)
  return { list, read, setAside: remove }
}
