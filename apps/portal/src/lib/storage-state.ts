/** Whether the browser keeps anything for this site: signing in needs a place for its proof key. */
export type StorageState = 'open' | 'closed' | 'full'

const PROBE = 'portal-probe'
/** A sign-in under way takes about this many letters. */
const ROOM = 'x'.repeat(2000)

/** Tries the tab's storage; asking for it already throws where it is blocked. */
export function storageState(storageOf: () => Storage): StorageState {
  let storage: Storage
  try {
    storage = storageOf()
    storage.getItem(PROBE)
  } catch {
    return 'closed'
  }
  try {
    storage.setItem(PROBE, ROOM)
    storage.removeItem(PROBE)
    return 'open'
  } catch {
    return 'full'
  }
}
