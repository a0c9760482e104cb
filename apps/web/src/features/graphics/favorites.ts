import { readStored, writeStored } from '../../keeping/stored.ts'

/** Key of spec 2 §7. */
const KEY = 'graphicFavorites'

/** Ids of the graphics a person set a heart on; nothing when the entry cannot be read. */
export function readFavorites(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** The favorites with a graphic set or taken away; null when the browser's storage is unusable (spec 2 §5). */
export function toggleFavorite(favorites: readonly string[], id: string): readonly string[] | null {
  const next = favorites.includes(id) ? favorites.filter((one) => one !== id) : [...favorites, id]
  return writeStored(KEY, JSON.stringify(next)) ? next : null
}
