import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { openBucket } from './bucket.ts'
import type { FileStore } from './file-store.ts'
import { folderToLeave, makeFolder, openFolder } from './folder.ts'
import { openInDatabase } from './in-database.ts'
import { type EarlierStore, takeOver } from './take-over.ts'

type Where = Pick<Config, 'files' | 'dataDir'>

/**
 * Opens the configured place for files, and brings there what lies in one that was used before. A place that cannot be used
 * is told in a sentence.
 */
export async function openFileStore(
  { files, dataDir }: Where,
  database: Database,
  tell: (sentence: string) => void,
): Promise<FileStore> {
  const folder = join(dataDir, 'files')
  const store = await open({ files, dataDir }, database)
  if (files.kind !== 'database' && (await takeOver(databaseToLeave(database), store, database)) > 0)
    tell('Files that lay in the database were taken over.')
  if (files.kind === 'folder' || !existsSync(folder)) return store
  const aside = join(dataDir, 'files-taken-over')
  const taken = await takeOver(folderToLeave(folder, aside), store, database)
  if (taken > 0)
    tell(
      `${taken} files of ${folder} were taken over. They are no longer used there and lie in ${aside} now.`,
    )
  return store
}

async function open({ files, dataDir }: Where, database: Database): Promise<FileStore> {
  switch (files.kind) {
    case 'bucket':
      return openBucket(files)
    case 'database':
      return openInDatabase(database)
    case 'folder':
      await makeFolder(join(dataDir, 'files'))
      return openFolder(join(dataDir, 'files'))
  }
}

function databaseToLeave(database: Database): EarlierStore {
  const { list, read, remove } = openInDatabase(database)
  return { list, read, setAside: remove }
}
