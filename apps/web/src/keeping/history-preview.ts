import type { Owner } from './owner.ts'
import { PREVIEW_KEY, readStored, writeStored } from './stored.ts'

/** Keeps a picture (PNG, base64) of what was saved to history; false when the browser has no room (spec 1 §5). */
export const savePreview = (png: string, owner: Owner): boolean =>
  writeStored(PREVIEW_KEY, JSON.stringify({ ...owner, png }))

/** The picture of this very project's backup as an address; null when there is none. */
export function readPreview({ headerID, product, person }: Owner): string | null {
  const text = readStored(PREVIEW_KEY)
  if (text === null) return null
  const saved = parsed(text)
  const isOwn = saved?.headerID === headerID && saved.product === product && saved.person === person
  return isOwn && typeof saved.png === 'string' ? `data:image/png;base64,${saved.png}` : null
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}
