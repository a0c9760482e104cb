import { readStored, removeStored, writeStored } from '../persistence/stored.ts'
import { type Numbered, newestOf, nextEdit } from './newest-of.ts'
import type { EntryPlace, SavedStore, StoreFault } from './saved-store.ts'
import { browserStore } from './saved-store.ts'
import { type WriteQueue, writeQueue } from './write-queue.ts'

/** What became of an entry that was written. */
export type Written = {
  readonly edit: number
  /** Local storage has taken it, which the browser writes to the disk some seconds later. */
  readonly isLocal: boolean
  /** Null once the database has it on the disk, or has a later one. */
  readonly answer: Promise<StoreFault | null>
}

/** Reads a text as it was kept; null when it is none. */
type Reader<Value> = (text: string) => Numbered<Value> | null

/**
 * Entries that outlive a browser that stops: each in the database, which acknowledges, and its last edit in local storage,
 * which has it at once when a tab is closed.
 */
export type Entries = {
  readonly write: (place: EntryPlace, textOf: (edit: number) => string, now: Date) => Written
  /** The newest of both places; what only local storage has is brought to the database. */
  readonly read: <Value>(place: EntryPlace, reader: Reader<Value>) => Promise<Found<Value>>
  readonly remove: (place: EntryPlace) => void
  /** Sends off what waits, for a page that is left. */
  readonly flush: () => void
}

type Found<Value> = { readonly newest: Numbered<Value> | null; readonly fault: StoreFault | null }

export function entriesIn(store: SavedStore): Entries {
  const queues = new Map<string, WriteQueue>()
  const highest = new Map<string, number>()
  const nameOf = ({ person, key }: EntryPlace) => `${person}/${key}`
  const queueOf = (place: EntryPlace) => {
    const known = queues.get(nameOf(place))
    if (known) return known
    const queue = writeQueue(store, place)
    queues.set(nameOf(place), queue)
    return queue
  }
  const isSeen = (place: EntryPlace, edit: number) =>
    highest.set(nameOf(place), Math.max(edit, highest.get(nameOf(place)) ?? 0))
  return {
    write(place, textOf, now) {
      // Another tab may have written since: local storage is one for all.
      const edit = nextEdit([highest.get(nameOf(place)) ?? 0, numberIn(readStored(place.key))], now)
      isSeen(place, edit)
      const text = textOf(edit)
      const answer = queueOf(place).put({ edit, text })
      return { edit, isLocal: writeStored(place.key, text), answer }
    },
    async read(place, reader) {
      await queueOf(place).rest()
      const { found, fault } = await store.read(place)
      const local = readStored(place.key)
      const inDatabase = newestOf(found.map(({ text }) => reader(text)))
      const inStorage = local === null ? null : reader(local)
      const newest = newestOf([inDatabase, inStorage])
      for (const { edit } of found) isSeen(place, edit)
      if (newest) isSeen(place, newest.edit)
      if (local !== null && newest && newest === inStorage)
        void queueOf(place).put({ edit: newest.edit, text: local })
      return { newest, fault }
    },
    remove(place) {
      removeStored(place.key)
      queueOf(place).remove()
    },
    flush() {
      for (const queue of queues.values()) queue.flush()
    },
  }
}

/** The number stands at the beginning of the text, so that a long one need not be read for it. */
const numberIn = (text: string | null): number => Number(/^.{0,80}?"edit":(\d+)/.exec(text ?? '')?.[1] ?? 0)

/** The entries of this browser. */
export const entries: Entries = entriesIn(browserStore)

// A module is loaded once, and its page is left once; where there is no page there is nothing to leave.
if (typeof window !== 'undefined') window.addEventListener?.('pagehide', () => entries.flush())
