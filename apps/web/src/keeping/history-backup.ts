import { readSavedProject, type SavedProject, savedProjectOf } from '@ramp/contracts'
import type { Layout } from '@ramp/domain'
import type { Owner } from './owner.ts'
import { PREVIEW_KEY, readStored, removeStored, writeStored } from './stored.ts'

/** The specification's key of the history backup (spec 1 §7). */
const KEY = 'autoSave'

/** 'Save to history': false when the browser has no room (spec 1 §4). */
export const saveToHistory = (layout: Layout, { headerID, person }: Owner, now: Date): boolean =>
  writeStored(KEY, JSON.stringify({ ...savedProjectOf(layout, { now, headerID }), person }))

/** The backup of this very project; one of another project or person is none (spec 1 §4, project loading). */
export function readHistory({ headerID, product, person }: Owner): SavedProject | null {
  const text = readStored(KEY)
  if (text === null) return null
  const read = readSavedProject(text)
  if (!read.isReadable || !isOf(person, text)) return null
  const { saved } = read
  return saved.vizionHeaderId === headerID && saved.project.product === product ? saved : null
}

/** Finishing through the dealer portal clears the backup of that project; another project's stays (spec 1 §4). */
export const clearHistory = (owner: Owner): void => {
  if (!readHistory(owner)) return
  removeStored(KEY)
  removeStored(PREVIEW_KEY)
}

/** A backup that names nobody is anybody's. */
function isOf(person: string, text: string): boolean {
  const saved: unknown = JSON.parse(text)
  return typeof saved !== 'object' || saved === null || !('person' in saved) || saved.person === person
}
