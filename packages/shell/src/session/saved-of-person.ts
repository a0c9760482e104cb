import { counted } from '@ramp/domain'

/**
 * What this browser keeps of people, as far as both apps must know it to forget a person: the designer writes it
 * (`apps/web/src/persistence/storage-keys.ts`), and either app may be the one that is left.
 */
const BY_PERSON =
  /^(?:(?:open-)?journal|undo|autoSave|photos|documents|draft)-(?:\d+|sandbox-[A-Z0-9]+)-(.*)$|^(?:singleKeys|device)-(.*)$/s
/** What was saved to history, and its picture: one for all, naming its person inside. */
const BACKUP = ['autoSave', 'autoSavePreview']
const DOCUMENTS = 'documents-'
/** Guides name the project only. */
const GUIDES = 'guides-'

type Entries = Pick<Storage, 'getItem' | 'removeItem' | 'key' | 'length'>

/** Removes every entry that holds a drawing of a person, or names the person. */
export function removeSavedOf(person: string, storage: Entries): void {
  for (const key of keysOf(storage)) if (isOf(person, key, storage)) storage.removeItem(key)
}

/**
 * Names of the drawings of a person that this browser alone has: a finished one is on the server, and is kept here no longer.
 * `inDatabase` are the entries of the person's own database.
 */
export function unsavedOf(
  person: string,
  storage: Entries,
  inDatabase: readonly (readonly [key: string, text: string])[] = [],
): readonly string[] {
  const inStorage = keysOf(storage)
    .filter((key) => isOf(person, key, storage))
    .map((key) => [key, storage.getItem(key)] as const)
  const all = [...inDatabase, ...inStorage]
  const drawings = all
    .filter(([key]) => /^journal-|^autoSave(?:-|$)/.test(key))
    .filter(([key, text]) => !isOnServer(key, text, storage))
    .flatMap(([, text]) => drawingIn(text) ?? [])
  return [
    ...new Map(drawings.map(({ project, name }) => [project, name])).values(),
    ...new Set(all.flatMap(([key, text]) => typedFor(person, key, text))),
    ...photosOf(person, storage),
  ]
}

/** Whether the draft on the server has the last edit of a drawing. */
function isOnServer(key: string, text: string | null, storage: Entries): boolean {
  if (!key.startsWith('journal-')) return false
  const draft = recordIn(storage.getItem(key.replace(/^journal-/, 'draft-')))
  const { edit } = recordIn(text)
  return typeof edit === 'number' && typeof draft.edit === 'number' && edit <= draft.edit
}

/** Facts that were typed for documents and not saved with their quote. */
function typedFor(person: string, key: string, text: string | null): readonly string[] {
  if (!key.startsWith(DOCUMENTS)) return []
  const { facts, base } = recordIn(text)
  if (facts === undefined || JSON.stringify(facts) === JSON.stringify(base)) return []
  const project = key.slice(DOCUMENTS.length, -person.length - 1)
  return [`Document details of ${/^\d/.test(project) ? `quote ${project}` : project.replace('-', ' ')}`]
}

/** Photos of sites are kept by this browser alone, whether their drawing is saved or not. */
const photosOf = (person: string, storage: Entries): readonly string[] =>
  keysOf(storage)
    .filter((key) => key.startsWith('photos-') && isOf(person, key, storage))
    .flatMap((key) => {
      const { count, name } = recordIn(storage.getItem(key))
      if (typeof count !== 'number' || count === 0) return []
      return [`${counted(Number(count), 'photo')} of ${typeof name === 'string' ? name : 'a site'}`]
    })

/** The database that holds the photos a person took (IndexedDB). */
export const photosDatabase = (person: string): string => `photos-${person.toLowerCase()}`

const keysOf = (storage: Entries): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).flatMap((key) => key ?? [])

function isOf(person: string, key: string, storage: Entries): boolean {
  const { person: owner } = BACKUP.includes(key) ? recordIn(storage.getItem(key)) : {}
  return typeof owner === 'string' ? isSame(owner, person) : savedWithPerson(person, key)
}

/** Whether an entry of this name is a person's, or could be anybody's. */
export function savedWithPerson(person: string, key: string): boolean {
  if (key.startsWith(GUIDES) || BACKUP.includes(key)) return true
  const [, ofDrawing, ofSettings] = BY_PERSON.exec(key) ?? []
  const owner = ofDrawing ?? ofSettings
  return owner !== undefined && isSame(owner, person)
}

/** Providers write an address as they like. */
const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** What a kept drawing is called; null where nothing is drawn or written. */
function drawingIn(text: string | null): { readonly project: string; readonly name: string } | null {
  const kept = recordIn(text)
  const layout = record(kept.layout)
  const { name, notes, product } = record(layout.project)
  const isBlank = [layout.parts, layout.drawings].every((list) => !Array.isArray(list) || list.length === 0)
  if (isBlank && !notes) return null
  const headerID = kept.headerId ?? kept.vizionHeaderId
  const place = typeof headerID === 'string' ? `quote ${headerID}` : `sandbox ${String(product)}`
  return { project: place, name: typeof name === 'string' && name !== '' ? `${name} (${place})` : place }
}

function recordIn(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return record(JSON.parse(text ?? 'null'))
  } catch {
    return {}
  }
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
