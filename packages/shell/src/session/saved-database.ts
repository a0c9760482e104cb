import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A text under its key and the number of its edit: what a person draws and types, as the designer writes it. */
interface SavedSchema extends DBSchema {
  entries: { key: [key: string, edit: number]; value: string }
}

export type SavedDatabase = IDBPDatabase<SavedSchema>

/** One more whenever an older version could not read what is kept: then it is refused, and never writes over it. */
const VERSION = 1

const nameFor = (person: string): string => `kept-${person.toLowerCase()}`

/** The database of a person: one for each, which signing out deletes whole. */
export const openSaved = (person: string, onBlocked: () => void = () => undefined): Promise<SavedDatabase> =>
  openDB<SavedSchema>(nameFor(person), VERSION, {
    upgrade: (database) => void database.createObjectStore('entries'),
    blocked: onBlocked,
    // Another tab signs out, or brings a newer version: what is open here must not keep it waiting.
    blocking: (_, __, event) => (event.target as IDBDatabase | null)?.close(),
  })

export const deleteSaved = (person: string): void => void window.indexedDB.deleteDatabase(nameFor(person))

/** Asking takes this long at most: a browser may leave the question without an answer. */
const WAIT_MS = 1000

/** The entries of a person by their keys, the last edit of each after those before; none where the database is closed to us. */
export async function readSaved(person: string): Promise<readonly (readonly [key: string, text: string])[]> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), WAIT_MS))
  try {
    return await Promise.race([entriesOf(person), late])
  } catch {
    return []
  }
}

async function entriesOf(person: string) {
  const database = await openSaved(person)
  try {
    const reading = database.transaction('entries')
    const [keys, texts] = await Promise.all([reading.store.getAllKeys(), reading.store.getAll()])
    return keys.map(([key], index) => [key, texts[index] ?? ''] as const)
  } finally {
    database.close()
  }
}
