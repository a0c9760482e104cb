import { readStoredProject, type SavedProject, savedProjectOf } from '@ramp/contracts'
import type { Layout } from '@ramp/domain'
import * as z from 'zod/mini'
import type { Owner } from './owner.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { readStoredJson, removeStored, writeStored } from './stored.ts'

/** 'Save to history': false when the browser has no room (spec 1 §4). */
export const saveBackup = (layout: Layout, { headerID, person }: Owner, now: Date): boolean =>
  writeStored(STORAGE_KEYS.backup, JSON.stringify({ ...savedProjectOf(layout, { now, headerID }), person }))

/** The backup of this very project; one of another project or person is none (spec 1 §4, project loading). */
export function readBackup({ headerID, product, person }: Owner): SavedProject | null {
  const kept = readStoredJson(STORAGE_KEYS.backup)
  const read = readStoredProject(kept)
  if (!read.isReadable || !isOf(person, kept)) return null
  const { saved } = read
  return saved.vizionHeaderId === headerID && saved.project.product === product ? saved : null
}

/** A backup that names nobody is anybody's. */
const isOf = (person: string, kept: unknown): boolean =>
  z.object({ person: z.optional(z.literal(person)) }).safeParse(kept).success

/** Keeps a picture (PNG, base64) of what was saved to history; false when the browser has no room (spec 1 §5). */
export const savePreview = (png: string, owner: Owner): boolean =>
  writeStored(STORAGE_KEYS.preview, JSON.stringify({ ...owner, png }))

/** The picture of this very project's backup as an address; null when there is none. */
export function readPreview({ headerID, product, person }: Owner): string | null {
  const kept = z
    .object({ headerID: z.nullable(z.string()), product: z.string(), person: z.string(), png: z.string() })
    .safeParse(readStoredJson(STORAGE_KEYS.preview)).data
  const isOwn = kept?.headerID === headerID && kept.product === product && kept.person === person
  return isOwn ? `data:image/png;base64,${kept.png}` : null
}

/** Finishing through the dealer portal clears the backup of that project; another project's stays (spec 1 §4). */
export const removeBackup = (owner: Owner): void => {
  if (!readBackup(owner)) return
  removeStored(STORAGE_KEYS.backup)
  removeStored(STORAGE_KEYS.preview)
}
