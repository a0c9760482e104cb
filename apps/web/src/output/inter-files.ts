import type { Script } from '@ramp/drawing'
import cyrillicRegular from './inter/inter-cyrillic-400.ttf?url'
import cyrillicBold from './inter/inter-cyrillic-600.ttf?url'
import greekRegular from './inter/inter-greek-400.ttf?url'
import greekBold from './inter/inter-greek-600.ttf?url'
import latinRegular from './inter/inter-latin-400.ttf?url'
import latinBold from './inter/inter-latin-600.ttf?url'
import latinExtRegular from './inter/inter-latin-ext-400.ttf?url'
import latinExtBold from './inter/inter-latin-ext-600.ttf?url'
import vietnameseRegular from './inter/inter-vietnamese-400.ttf?url'
import vietnameseBold from './inter/inter-vietnamese-600.ttf?url'
import type { Weight } from './pdf-canvas.ts'

/** Where the product's own server has the files of Inter, one for each script and weight. */
const ADDRESSES = {
  latin: { regular: latinRegular, bold: latinBold },
  'latin-ext': { regular: latinExtRegular, bold: latinExtBold },
  vietnamese: { regular: vietnameseRegular, bold: vietnameseBold },
  greek: { regular: greekRegular, bold: greekBold },
  cyrillic: { regular: cyrillicRegular, bold: cyrillicBold },
} as const satisfies Readonly<Record<Script, Readonly<Record<Weight, string>>>>

/** Fetches a font file; rejects when the server does not have it. */
export async function interFile(script: Script, weight: Weight): Promise<ArrayBuffer> {
  const reply = await fetch(ADDRESSES[script][weight])
  if (!reply.ok)
    throw new Error(`The font file for ${script} ${weight} could not be fetched (${reply.status})`)
  return reply.arrayBuffer()
}
