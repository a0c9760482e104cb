import { hasSignedOut, photosDatabase } from '@ramp/shell'
import { type IDBPDatabase, openDB } from 'idb'
import type { Owner } from './owner.ts'
import { projectOf, STORAGE_KEYS } from './storage-keys.ts'
import { removeStored, writeStored } from './stored.ts'

const STORE = 'photos'

/** Photos of sites, each under its project and its id; a database of its own for each person, which signing out deletes. */
const openPhotos = ({ person }: Owner): Promise<IDBPDatabase> =>
  openDB(photosDatabase(person), 1, {
    upgrade: (database) => void database.createObjectStore(STORE),
    // Another tab signs out: what is open must not keep the photos of who left.
    blocking: (_, __, event) => (event.target as IDBDatabase | null)?.close(),
  })

async function withPhotos<Answer>(owner: Owner, ask: (database: IDBPDatabase) => Promise<Answer>) {
  const database = await openPhotos(owner)
  try {
    return await ask(database)
  } finally {
    database.close()
  }
}

const keyOf = (owner: Owner, id: string): string => `${projectOf(owner)}/${id}`

/** Keeps a photo on this device; false where it has no room, or its storage is closed to us. */
export async function savePhoto(owner: Owner, id: string, picture: Blob): Promise<boolean> {
  if (hasSignedOut()) return false
  try {
    await withPhotos(owner, (database) => database.put(STORE, picture, keyOf(owner, id)))
    return true
  } catch {
    return false
  }
}

/** The photo, or null where this device does not have it. */
export async function readPhoto(owner: Owner, id: string): Promise<Blob | null> {
  try {
    const kept: unknown = await withPhotos(owner, (database) => database.get(STORE, keyOf(owner, id)))
    return kept instanceof Blob ? kept : null
  } catch {
    return null
  }
}

/** Writes down how many photos of a project this device alone has: signing out names them before they go. */
export function notePhotos(owner: Owner, count: number, name: string): void {
  const key = STORAGE_KEYS.photos(owner)
  if (count === 0) removeStored(key)
  else writeStored(key, JSON.stringify({ count, name }))
}
