import type { Database } from '../db/database.ts'
import type { FileStore } from './file-store.ts'
import { hasPlaceOfItsOwn } from './places.ts'
import { unnamedOf } from './sweep-files.ts'

/**
 * Takes away the content at places that a committed change no longer names: at once, unless something else names it, such as a copy of
 * the quote or a version that was issued. Never fails: what is still there is swept later.
 */
export type RemoveReplaced = (places: readonly (string | null)[]) => Promise<void>

/**
 * A place passes to another quote only while the one that has it is locked, so one look at the database after the commit sees whoever
 * names it. Places of earlier versions are written over by their servers and left to the sweep.
 */
export const removeReplacedWith =
  (store: Pick<FileStore, 'remove'>, database: Pick<Database, 'all' | 'afterBackup'>): RemoveReplaced =>
  async (places) => {
    const replaced = places.filter((place) => place !== null).filter(hasPlaceOfItsOwn)
    if (replaced.length === 0) return
    const remove = async () => {
      for (const place of await unnamedOf(database, replaced)) await store.remove(place)
    }
    await database.afterBackup(remove).catch(() => undefined)
  }
