import { forgetHere } from './known-here.ts'
import { deleteSaved, readSaved } from './saved-database.ts'
import { photosDatabase, removeSavedOf, unsavedOf } from './saved-of-person.ts'

let isOut = false
/** Drawings on screen for which this browser had no room. */
const unkept = new Set<string>()

/** Whether somebody has just signed out on this page: until it is gone nothing more is kept of them. */
export const hasSignedOut = (): boolean => isOut

/** Says that a drawing is on screen only; returns the function that ends it. */
export function holdUnsaved(name: string): () => void {
  unkept.add(name)
  return () => unkept.delete(name)
}

/** Names of the drawings that signing out would lose. */
export async function lostBySigningOut(person: string): Promise<readonly string[]> {
  const inDatabase = await readSaved(person)
  try {
    return [...new Set([...unkept, ...unsavedOf(person, window.localStorage, inDatabase)])]
  } catch {
    return [...unkept]
  }
}

/** Removes drawings and address of a person from this browser, and from now on writes nothing of them. */
export function forgetPerson(person: string): void {
  isOut = true
  forgetHere()
  try {
    removeSavedOf(person, window.localStorage)
    window.sessionStorage.clear()
    window.indexedDB.deleteDatabase(photosDatabase(person))
    deleteSaved(person)
  } catch {
    // A storage that is closed to us holds nothing of anybody.
  }
}

const CHANNEL = 'signed-out'

/** Tells the other tabs of this browser, where the same person may still draw. */
export function tellOtherTabs(person: string): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(person)
  channel.close()
}

/** Leaves the page when its person has signed out in another tab. */
export function followOtherTabs(personHere: () => Promise<string | null>): void {
  new BroadcastChannel(CHANNEL).addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
    const person = await personHere()
    if (person === null || person !== data) return
    forgetPerson(person)
    // A page for everybody: one that needs a sign-in might find the session at the provider not ended yet.
    window.location.replace('/')
  })
}
