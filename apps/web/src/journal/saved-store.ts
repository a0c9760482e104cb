import { hasSignedOut, openSaved, type SavedDatabase } from '@ramp/shell'

/** Whose entry, and its key. */
export type EntryPlace = { readonly person: string; readonly key: string }

/** A text, and the number of the edit that made it: the higher is the newer, whatever a clock says. */
export type SavedText = { readonly edit: number; readonly text: string }

/** Why the browser's database did not take an entry: no room, a newer version has it, or it is closed to us. */
export type StoreFault = 'full' | 'newer' | 'closed'

/** What acknowledges: an entry it has taken is there after the browser or the machine has stopped. */
export type SavedStore = {
  /** Takes the place of every earlier edit; null once the entry is on the disk. */
  readonly put: (place: EntryPlace, kept: SavedText) => Promise<StoreFault | null>
  /** The entries of a place, the newest first. */
  readonly read: (
    place: EntryPlace,
  ) => Promise<{ readonly found: readonly SavedText[]; readonly fault: StoreFault | null }>
  readonly remove: (place: EntryPlace) => Promise<StoreFault | null>
}

/** The browser's database. Nothing is written once the person has signed out. */
export const browserStore: SavedStore = {
  put: async ({ person, key }, { edit, text }) =>
    hasSignedOut() ? null : outcome(person, (database) => write(database, key, { edit, text })),
  read: async ({ person, key }) => {
    try {
      return { found: await asked(person, 'read', (database) => allOf(database, key)), fault: null }
    } catch (error) {
      return { found: [], fault: faultOf(error) }
    }
  },
  remove: async ({ person, key }) =>
    hasSignedOut() ? null : outcome(person, (database) => write(database, key, null)),
}

/**
 * One transaction: the entry, and what it replaces. A tab that is a moment late never takes away what a later edit of another
 * tab has written. It ends when the disk has it ('strict'), and is sent off at once, for a page that is closed.
 */
async function write(database: SavedDatabase, key: string, kept: SavedText | null): Promise<void> {
  const writing = database.transaction('entries', 'readwrite', { durability: 'strict' })
  const before = IDBKeyRange.bound([key], [key, kept?.edit ?? Number.POSITIVE_INFINITY], false, kept !== null)
  const asks = [
    writing.store.delete(before),
    ...(kept ? [writing.store.put(kept.text, [key, kept.edit])] : []),
  ]
  writing.commit()
  await Promise.all([...asks, writing.done])
}

async function allOf(database: SavedDatabase, key: string): Promise<readonly SavedText[]> {
  const range = IDBKeyRange.bound([key], [key, Number.POSITIVE_INFINITY])
  const reading = database.transaction('entries')
  const [keys, texts] = await Promise.all([reading.store.getAllKeys(range), reading.store.getAll(range)])
  return keys.map(([, edit], index) => ({ edit, text: texts[index] ?? '' })).reverse()
}

/** A database that is open; one for each person, and seldom more than one. */
const handles = new Map<string, Promise<SavedDatabase>>()

function handleOf(person: string): Promise<SavedDatabase> {
  const known = handles.get(person)
  if (known) return known
  const opening = new Promise<SavedDatabase>((resolve, reject) => {
    openSaved(person, () => reject(new DOMException('Another tab holds it.', 'InvalidStateError'))).then(
      resolve,
      reject,
    )
  })
  handles.set(person, opening)
  return opening
}

/** A browser may leave a question without an answer; then it counts as closed. A disk that is busy may take longer to write. */
const WAIT_MS = { read: 5000, write: 20_000 } as const

/** Asks the database. A handle may be dead, as browsers close them behind a page that sleeps: it is dropped, and asked once more. */
async function asked<Answer>(
  person: string,
  kind: keyof typeof WAIT_MS,
  ask: (database: SavedDatabase) => Promise<Answer>,
): Promise<Answer> {
  const once = async () => {
    try {
      return await soon(handleOf(person).then(ask), WAIT_MS[kind])
    } catch (error) {
      handles.delete(person)
      throw error
    }
  }
  try {
    return await once()
  } catch (error) {
    if (faultOf(error) !== 'closed' || error instanceof Late) throw error
    return once()
  }
}

class Late extends Error {}

function soon<Answer>(answer: Promise<Answer>, wait: number): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late()), wait)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

async function outcome(
  person: string,
  ask: (database: SavedDatabase) => Promise<void>,
): Promise<StoreFault | null> {
  try {
    await asked(person, 'write', ask)
    return null
  } catch (error) {
    return faultOf(error)
  }
}

const FAULTS = new Map<string, StoreFault>([
  ['QuotaExceededError', 'full'],
  ['VersionError', 'newer'],
])

const faultOf = (error: unknown): StoreFault =>
  (error instanceof Error || error instanceof DOMException ? FAULTS.get(error.name) : undefined) ?? 'closed'
