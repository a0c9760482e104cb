import { readFile } from 'node:fs/promises'
import type { FontFile } from '../pdf-of.ts'

const WEIGHTS = { regular: 400, bold: 600 } as const
const SIGNS = new URL('../../../../../node_modules/@fontsource/dejavu-sans/files/', import.meta.url)

/** The drawing's own letters as a program on disk reads them, and the font of signs. */
export const fontFromDisk = (async ({ family, script, weight }) => {
  const file =
    family === 'Inter'
      ? new URL(`../../../inter/inter-${script}-${WEIGHTS[weight]}.ttf`, import.meta.url)
      : new URL(`dejavu-sans-latin-${weight === 'bold' ? 700 : 400}-normal.woff`, SIGNS)
  return Uint8Array.from(await readFile(file)).buffer
}) satisfies FontFile
