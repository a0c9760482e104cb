import type { Layout } from '@ramp/domain'
import { readStoredProject, type SavedProject } from '@ramp/formats'
import { readBackup, removeBackup, saveBackup } from '../persistence/history-backup.ts'
import type { Owner } from '../persistence/owner.ts'
import { STORAGE_KEYS } from '../persistence/storage-keys.ts'
import { readStored } from '../persistence/stored.ts'
import { browserStore, type EntryPlace, type SavedStore, type StoreFault } from './saved-store.ts'

/**
 * 'Save to history' goes to local storage (spec 1 §4), which the browser writes to the disk some seconds later; the database has
 * a copy, for a browser that is killed before. `isSaved` is false when local storage has no room.
 */
export function storeBackup(
  layout: Layout,
  owner: Owner,
  now: Date,
  store: SavedStore = browserStore,
): { readonly isSaved: boolean; readonly answer: Promise<StoreFault | null> } {
  const isSaved = saveBackup(layout, owner, now)
  const text = isSaved ? readStored(STORAGE_KEYS.backup) : null
  const answer =
    text === null ? Promise.resolve(null) : store.put(placeOf(owner), { edit: now.getTime(), text })
  return { isSaved, answer }
}

/** Gives local storage the backup it had not written yet when the browser was killed. */
export async function restoreBackup(owner: Owner, store: SavedStore = browserStore): Promise<void> {
  const { found } = await store.read(placeOf(owner))
  const [saved] = found.flatMap(({ text }) => savedIn(text) ?? [])
  const known = readBackup(owner)
  if (!saved || (known && Date.parse(known.dtmLastUpdate) >= Date.parse(saved.dtmLastUpdate))) return
  saveBackup(saved.layout, owner, new Date(saved.dtmLastUpdate))
}

export function dropBackup(owner: Owner): void {
  removeBackup(owner)
  void browserStore.remove(placeOf(owner))
}

const placeOf = (owner: Owner): EntryPlace => ({ person: owner.person, key: STORAGE_KEYS.aside(owner) })

function savedIn(text: string): SavedProject | null {
  try {
    const read = readStoredProject(JSON.parse(text))
    return read.isReadable ? read.saved : null
  } catch {
    return null
  }
}
