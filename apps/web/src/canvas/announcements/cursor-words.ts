import type { LengthUnit } from '@ramp/domain'
import type { KeyCursor } from '@ramp/editor'
import { placeWords } from '../../lib/names/place-words.ts'

type Seen = { readonly cursor: KeyCursor | null; readonly over: string | null }

/**
 * What is said of the keyboard cursor after a key: how it is used where it appears, then its place with what is there. null
 * where nothing of it changed, or what it did is said as an edit.
 */
export function cursorWords(before: Seen, after: Seen, units: LengthUnit): string | null {
  const { cursor, over } = after
  if (!cursor || cursor === before.cursor) return null
  const place = placeWords(cursor.at, units) + (over === null ? '' : `, on ${over}`)
  if (!before.cursor) return `Cursor at ${place}. Arrow keys move it, Enter presses, Escape ends.`
  if (cursor.isHolding && !before.cursor.isHolding)
    return `Held at ${place}. Arrow keys draw or move, Enter lets go, Escape cancels.`
  const hasMoved = cursor.at.x !== before.cursor.at.x || cursor.at.y !== before.cursor.at.y
  return hasMoved ? place : null
}
