import type { FontFile } from '@ramp/papers'
import { TYPEFACE_FILES } from '../lib/typefaces/typeface-files.ts'
import { interFile } from './inter-files.ts'
import { unpackWoff } from './unpack-woff.ts'

/** Fetches a font file of the drawing's own letters or of a chosen typeface; rejects when the server does not have it. */
export const fontFile: FontFile = async ({ family, script, weight }) => {
  if (family === 'Inter') return interFile(script, weight)
  const files = TYPEFACE_FILES[family]
  const reply = await fetch(
    (script === 'latin-ext' ? files[script] : undefined)?.[weight] ?? files.latin[weight],
  )
  if (!reply.ok) throw new Error(`The font file of ${family} could not be fetched (${reply.status})`)
  return unpackWoff(await reply.arrayBuffer())
}
