import { STORAGE_KEYS } from '../../persistence/storage-keys.ts'
import { readStoredJson, writeStored } from '../../persistence/stored.ts'

/** Ids of the graphics a person set a heart on; nothing when the entry cannot be read. */
export function readFavorites(): readonly string[] {
  const kept = readStoredJson(STORAGE_KEYS.favorites)
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
}

/** The favorites with a graphic set or taken away; null when the browser's storage is unusable (spec 2 §5). */
export function toggleFavorite(favorites: readonly string[], id: string): readonly string[] | null {
  const next = favorites.includes(id) ? favorites.filter((one) => one !== id) : [...favorites, id]
  return writeStored(STORAGE_KEYS.favorites, JSON.stringify(next)) ? next : null
}
