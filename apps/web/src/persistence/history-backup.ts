import type { Layout } from '@ramp/domain'
import { type ProjectFault, readStoredProject, type SavedProject, savedProjectOf } from '@ramp/formats'
import * as z from 'zod/mini'
import type { Owner } from './owner.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { readStored, readStoredJson, removeStored, writeStored } from './stored.ts'

/** 'Save to history': false when the browser has no room (spec 1 §4). */
export function saveBackup(layout: Layout, owner: Owner, now: Date): boolean {
  const { headerID, option, person } = owner
  setAsideBackup(owner)
  const isSaved = writeStored(
    STORAGE_KEYS.backup,
    JSON.stringify({ ...savedProjectOf(layout, { now, headerID }), person, ...(option !== 1 && { option }) }),
  )
  if (isSaved) removeStored(STORAGE_KEYS.aside(owner))
  return isSaved
}

/** The backup of this very project; one of another project or person is none (spec 1 §4, project loading). */
export const readBackup = (owner: Owner): SavedProject | null =>
  ownBackup(STORAGE_KEYS.backup, owner) ?? ownBackup(STORAGE_KEYS.aside(owner), owner)

function ownBackup(key: string, owner: Owner): SavedProject | null {
  const kept = keptAs(key)
  return kept.saved && isOf(owner, kept.saved, kept) ? kept.saved : null
}

/** Why this person's backup cannot be loaded, such as one from before the cutoff; null when it can, or there is none. */
export function backupFault({ person }: Owner): ProjectFault | null {
  const kept = keptAs(STORAGE_KEYS.backup)
  return kept.person === null || kept.person === person ? kept.fault : null
}

/**
 * Makes room for the backup of a project: that of another one goes under a key of its own, where it is found when that project
 * is opened. It is given to be told of, if it is this person's.
 */
export function setAsideBackup(owner: Owner): SavedProject | null {
  const text = readStored(STORAGE_KEYS.backup)
  const kept = keptAs(STORAGE_KEYS.backup)
  const { saved, person, option } = kept
  if (text === null || !saved || isOf(owner, saved, kept)) return null
  const drawer = person ?? owner.person
  const { vizionHeaderId: headerID, project } = saved
  if (!writeStored(STORAGE_KEYS.aside({ headerID, option, product: project.product, person: drawer }), text))
    return null
  removeStored(STORAGE_KEYS.backup)
  return drawer === owner.person ? saved : null
}

type Kept = {
  readonly saved: SavedProject | null
  readonly fault: ProjectFault | null
  /** Null where it names nobody: then it is anybody's. */
  readonly person: string | null
  readonly option: number
}

function keptAs(key: string): Kept {
  const json = readStoredJson(key)
  if (json === null) return { saved: null, fault: null, person: null, option: 1 }
  const read = readStoredProject(json)
  const person = z.object({ person: z.string() }).safeParse(json).data?.person ?? null
  const option = z.object({ option: z.number() }).safeParse(json).data?.option ?? 1
  return read.isReadable
    ? { saved: read.saved, fault: null, person, option }
    : { saved: null, fault: read.fault, person, option }
}

const isOf = (
  owner: Owner,
  saved: SavedProject,
  { person, option }: Pick<Kept, 'person' | 'option'>,
): boolean =>
  saved.vizionHeaderId === owner.headerID &&
  option === owner.option &&
  saved.project.product === owner.product &&
  (person === null || person === owner.person)

/** Keeps a picture (PNG, base64) of what was saved to history; false when the browser has no room (spec 1 §5). */
export const savePreview = (png: string, owner: Owner): boolean =>
  writeStored(STORAGE_KEYS.preview, JSON.stringify({ ...owner, png }))

/** The picture of this very project's backup as an address; null when there is none. */
export function readPreview({ headerID, option, product, person }: Owner): string | null {
  const kept = z
    .object({
      headerID: z.nullable(z.string()),
      option: z._default(z.number(), 1),
      product: z.string(),
      person: z.string(),
      png: z.string(),
    })
    .safeParse(readStoredJson(STORAGE_KEYS.preview)).data
  const isOwn =
    kept?.headerID === headerID &&
    kept.option === option &&
    kept.product === product &&
    kept.person === person
  return isOwn ? `data:image/png;base64,${kept.png}` : null
}

/** Finishing through the dealer portal clears the backup of that project; another project's stays (spec 1 §4). */
export const removeBackup = (owner: Owner): void => {
  if (!readBackup(owner)) return
  removeStored(STORAGE_KEYS.aside(owner))
  if (!ownBackup(STORAGE_KEYS.backup, owner)) return
  removeStored(STORAGE_KEYS.backup)
  removeStored(STORAGE_KEYS.preview)
}
