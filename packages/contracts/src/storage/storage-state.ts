/** Whether a browser keeps anything for this site: signing in needs a place for its proof key. */
export type StorageState = 'open' | 'closed' | 'full'

/** What is asked of a browser's storage. */
type Place = {
  readonly getItem: (key: string) => unknown
  readonly setItem: (key: string, value: string) => void
  readonly removeItem: (key: string) => void
}

const PROBE = 'probe'
/** A sign-in under way takes about this many letters. */
const ROOM = 'x'.repeat(2000)

/**
 * Tries the storages a browser app works with: every one must be open to it, and the first have room for a sign-in. Asking
 * for one already throws where it is blocked.
 */
export function storageState(placesOf: () => readonly [Place, ...Place[]]): StorageState {
  let places: readonly [Place, ...Place[]]
  try {
    places = placesOf()
    for (const place of places) place.getItem(PROBE)
  } catch {
    return 'closed'
  }
  try {
    places[0].setItem(PROBE, ROOM)
    places[0].removeItem(PROBE)
    return 'open'
  } catch {
    return 'full'
  }
}
