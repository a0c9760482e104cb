import { z } from 'zod'
import type { Cursor } from './quotes.repository.ts'

const pair = z.tuple([z.iso.datetime(), z.coerce.number().int().positive()])

/** Where a page ended, as a text that a caller hands back. */
export const cursorText = ({ updatedAt, id }: { readonly updatedAt: string; readonly id: string }): string =>
  Buffer.from(JSON.stringify([updatedAt, id])).toString('base64url')

/** Reads such a text; null when it is none. */
export function readCursor(text: string): Cursor | null {
  try {
    const [updatedAt, id] = pair.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    return { updatedAt: new Date(updatedAt), id }
  } catch {
    return null
  }
}
