import { readFile } from 'node:fs/promises'
import type { FontFile } from '@ramp/papers'

const INTER = new URL('../../../../packages/papers/inter/', import.meta.url)
const SIGNS = new URL('../../../../node_modules/@fontsource/dejavu-sans/files/', import.meta.url)
const WEIGHTS = { regular: 400, bold: 600 } as const

/** The drawing's own letters and the signs they lack; typefaces a person chose are not on the server. */
export const fontFromDisk: FontFile = async ({ family, script, weight }) => {
  const file = fileOf(family, script, weight)
  return file && Uint8Array.from(await readFile(file)).buffer
}

type Name = Parameters<FontFile>[0]

function fileOf(family: Name['family'], script: Name['script'], weight: Name['weight']): URL | null {
  if (family === 'Inter') return new URL(`inter-${script}-${WEIGHTS[weight]}.ttf`, INTER)
  if (family !== 'DejaVu Sans') return null
  return new URL(`dejavu-sans-latin-${weight === 'bold' ? 700 : 400}-normal.woff`, SIGNS)
}
