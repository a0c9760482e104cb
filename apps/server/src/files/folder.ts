import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { type FreeBytes, freeBytes, megabytes, RESERVE } from '../data/folder/disk-space.ts'
import { isForbidden } from '../data/folder/forbidden.ts'
import type { FileStore, StoredFile } from './file-store.ts'
import { FilesProblem } from './files-problem.ts'
import type { EarlierStore } from './migrate-files.ts'
import { UNFINISHED } from './places.ts'

/**
 * Files in a folder of this machine; file and name are on the disk before they are confirmed. What would leave less than the
 * reserve of the disk is refused as on a full one, before a byte of it is written.
 */
export function openFolder(folder: string, free: FreeBytes = freeBytes): FileStore {
  const root = resolve(folder)
  const remove = (place: string) => rm(pathIn(root, place), { force: true })
  return {
    async write(place, bytes) {
      const path = pathIn(root, place)
      const unfinished = join(root, UNFINISHED, randomUUID())
      for (const folder of [path, unfinished].map(dirname))
        await mkdirDurably(folder).catch((error: unknown) => {
          throw problemOf(error)
        })
      requireRoom(root, free, bytes.length)
      try {
        await writeSynced(unfinished, bytes)
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined)
        throw problemOf(error)
      }
      await syncEntries(dirname(path))
      return { complete: async () => undefined, discard: () => remove(place) }
    },
    read: async (place) => unlessMissing(readFile(pathIn(root, place))),
    remove,
    list: () => filesIn(root),
    check: () => tryOut(root),
    close: async () => undefined,
  }
}

/** Makes the folder of files, so that it is missed when it goes away. */
export const makeFolder = (folder: string): Promise<void> => mkdirDurably(resolve(folder))

function requireRoom(root: string, free: FreeBytes, bytes: number) {
  const left = free(root) - bytes
  if (left < RESERVE)
    throw Object.assign(new Error(`Only ${megabytes(left)} would be free after this file.`), {
      code: 'ENOSPC',
    })
}

/** Through no fault of the call: a folder that may not be written, or not any more. */
const problemOf = (error: unknown) =>
  isForbidden(error) ? new FilesProblem(error.message, { cause: error }) : error

/** Writes, reads and removes a file where every write begins; what is left of it is swept. */
async function tryOut(root: string) {
  const begun = join(root, UNFINISHED)
  await mkdir(begun, { mode: 0o700 }).catch(unlessThere)
  const probe = join(begun, `probe-${randomUUID()}`)
  await writeFile(probe, 'ready', { flag: 'wx', mode: 0o600 })
  const read = await readFile(probe, 'utf8').finally(() => rm(probe, { force: true }))
  if (read !== 'ready') throw new Error(`${root} does not give back what was written`)
}

function unlessThere(error: unknown) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
}

/** A folder whose files go elsewhere; what has arrived there lies aside, in case somebody looks for it. */
export function folderToLeave(folder: string, aside: string): EarlierStore {
  const { list, read } = openFolder(folder)
  return {
    list,
    read,
    async setAside(place) {
      const path = pathIn(resolve(aside), place)
      await mkdirDurably(dirname(path))
      await unlessMissing(rename(pathIn(resolve(folder), place), path))
    },
  }
}

/** A place leads below its folder, or is refused. */
function pathIn(root: string, place: string): string {
  const path = resolve(root, place)
  if (!path.startsWith(root + sep)) throw new Error(`${place} leads out of the folder of files`)
  return path
}

async function writeSynced(path: string, bytes: Uint8Array) {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function mkdirDurably(folder: string) {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (made === undefined) return
  for (let path = folder; path.startsWith(made); path = dirname(path)) await syncEntries(dirname(path))
}

/** Names of a folder are on the disk once the folder is synced; Windows has no such call and needs none. */
async function syncEntries(folder: string) {
  if (process.platform === 'win32') return
  const entries = await open(folder, 'r')
  await entries.sync().finally(() => entries.close())
}

async function* filesIn(root: string): AsyncIterable<StoredFile> {
  const entries = await unlessMissing(readdir(root, { recursive: true, withFileTypes: true }))
  for (const entry of entries ?? []) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const known = await unlessMissing(stat(path))
    if (known) yield { place: relative(root, path).split(sep).join('/'), writtenAt: known.mtime }
  }
}

/** What was asked for, or null where nothing is. */
const unlessMissing = <Result>(asked: Promise<Result>): Promise<Result | null> =>
  asked.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
