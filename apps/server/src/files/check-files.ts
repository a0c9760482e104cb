import { createHash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import type { NamedFile, WrongFile } from '../data/backups/backup-files.ts'
import { isForbidden } from '../data/folder/forbidden.ts'
import type { Sql } from '../db/database.ts'
import { namedFilesIn } from '../db/open-dump.ts'
import type { FileStore } from './file-store.ts'
import { unnamedOf } from './sweep-files.ts'

const MEGABYTE = 1024 * 1024

type Looking = {
  readonly store: Pick<FileStore, 'read'>
  readonly sql: Pick<Sql, 'all'>
  readonly signal: AbortSignal
}

/** Every stored file that quotes name, held against size and SHA-256 as they were written down. One at a time; others have their turn between. */
export async function checkFiles({ store, sql, signal }: Looking) {
  const named = await namedFilesIn(sql)
  const wrong: WrongFile[] = []
  for (const file of named) {
    if (signal.aborted) break
    const what = await problemOf(file, store)
    // One that was replaced since is gone for good reason.
    const isReplaced = what === 'is missing' && (await unnamedOf(sql, [file.place])).length > 0
    if (what !== null && !isReplaced) wrong.push({ ...file, what })
  }
  return { named: named.length, wrong }
}

async function problemOf(
  { place, bytes, sha256 }: NamedFile,
  store: Looking['store'],
): Promise<WrongFile['what'] | null> {
  try {
    const content = await store.read(place)
    if (content === null) return 'is missing'
    if (bytes !== null && content.length !== bytes) return 'has another size'
    return sha256 === null || (await hashOf(content)) === sha256 ? null : 'was changed'
  } catch (error) {
    if (isForbidden(error)) return 'cannot be read'
    throw error
  }
}

async function hashOf(content: Uint8Array): Promise<string> {
  const hash = createHash('sha256')
  for (let at = 0; at < content.length; at += MEGABYTE) {
    hash.update(content.subarray(at, at + MEGABYTE))
    await turn()
  }
  return hash.digest('hex')
}
