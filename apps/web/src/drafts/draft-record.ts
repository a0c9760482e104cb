import * as z from 'zod/mini'
import type { Owner } from '../persistence/owner.ts'
import { STORAGE_KEYS } from '../persistence/storage-keys.ts'
import { readStored, readStoredJson, removeStored, writeStored } from '../persistence/stored.ts'

/** What this browser knows of the draft on the server: its counter, and the number of the edit here that it holds. */
export type DraftRecord = { readonly counter: number; readonly edit: number }

const record = z.object({ counter: z.int(), edit: z.number() })

export const readDraftRecord = (owner: Owner): DraftRecord | null =>
  record.safeParse(readStoredJson(STORAGE_KEYS.draft(owner))).data ?? null

export const writeDraftRecord = (owner: Owner, known: DraftRecord): boolean =>
  writeStored(STORAGE_KEYS.draft(owner), JSON.stringify(known))

export const removeDraftRecord = (owner: Owner): void => removeStored(STORAGE_KEYS.draft(owner))

/** What this browser calls itself, for a person. */
export function deviceName(owner: Pick<Owner, 'person'>): string {
  const key = STORAGE_KEYS.device(owner)
  const known = readStored(key)
  if (known !== null) return known
  const made = crypto.randomUUID()
  writeStored(key, made)
  return made
}
