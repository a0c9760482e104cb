import type { Script } from '@ramp/drafting'
import type { Weight } from '@ramp/papers'
import cyrillicRegular from '@ramp/papers/inter/inter-cyrillic-400.ttf?url'
import cyrillicBold from '@ramp/papers/inter/inter-cyrillic-600.ttf?url'
import greekRegular from '@ramp/papers/inter/inter-greek-400.ttf?url'
import greekBold from '@ramp/papers/inter/inter-greek-600.ttf?url'
import latinRegular from '@ramp/papers/inter/inter-latin-400.ttf?url'
import latinBold from '@ramp/papers/inter/inter-latin-600.ttf?url'
import latinExtRegular from '@ramp/papers/inter/inter-latin-ext-400.ttf?url'
import latinExtBold from '@ramp/papers/inter/inter-latin-ext-600.ttf?url'
import vietnameseRegular from '@ramp/papers/inter/inter-vietnamese-400.ttf?url'
import vietnameseBold from '@ramp/papers/inter/inter-vietnamese-600.ttf?url'

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
