import { readFile } from 'node:fs/promises'
import type { FontFile } from '@ramp/papers'

const FOLDER = new URL('../../../../packages/papers/inter/', import.meta.url)
const WEIGHTS = { regular: 400, bold: 600 } as const

/** The drawing's own letters; other typefaces are not on the server, and boxes stand for their signs. */
export const interFromDisk: FontFile = async ({ family, script, weight }) => {
  if (family !== 'Inter') return null
  return Uint8Array.from(await readFile(new URL(`inter-${script}-${WEIGHTS[weight]}.ttf`, FOLDER))).buffer
}
