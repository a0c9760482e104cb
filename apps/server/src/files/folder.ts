import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { FileStore, StoredFile } from './file-store.ts'
import { UNFINISHED } from './places.ts'
import type { EarlierStore } from './take-over.ts'

/** Files in a folder of this machine; file and name are on the disk before they are confirmed. */
export function openFolder(folder: string): FileStore {
  const root = resolve(folder)
  return {
    async write(place, bytes) {
      const path = pathIn(root, place)
      const unfinished = join(root, UNFINISHED, randomUUID())
      await mkdirDurably(dirname(path))
      await mkdirDurably(dirname(unfinished))
      try {
        await writeSynced(unfinished, bytes)
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined)
        throw error
      }
      await syncEntries(dirname(path))
      return async () => undefined
    },
    read: async (place) => unlessMissing(readFile(pathIn(root, place))),
    remove: async (place) => rm(pathIn(root, place), { force: true }),
    list: () => filesIn(root),
    close: async () => undefined,
  }
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
