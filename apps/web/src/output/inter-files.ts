import cyrillicRegular from '@fontsource/inter/files/inter-cyrillic-400-normal.woff?url'
import cyrillicBold from '@fontsource/inter/files/inter-cyrillic-600-normal.woff?url'
import greekRegular from '@fontsource/inter/files/inter-greek-400-normal.woff?url'
import greekBold from '@fontsource/inter/files/inter-greek-600-normal.woff?url'
import latinRegular from '@fontsource/inter/files/inter-latin-400-normal.woff?url'
import latinBold from '@fontsource/inter/files/inter-latin-600-normal.woff?url'
import latinExtRegular from '@fontsource/inter/files/inter-latin-ext-400-normal.woff?url'
import latinExtBold from '@fontsource/inter/files/inter-latin-ext-600-normal.woff?url'
import vietnameseRegular from '@fontsource/inter/files/inter-vietnamese-400-normal.woff?url'
import vietnameseBold from '@fontsource/inter/files/inter-vietnamese-600-normal.woff?url'
import type { FontFile } from './pdf-of-pages.ts'

/** Where the product's own server has the files of Inter. */
const ADDRESSES = {
  latin: { regular: latinRegular, bold: latinBold },
  'latin-ext': { regular: latinExtRegular, bold: latinExtBold },
  vietnamese: { regular: vietnameseRegular, bold: vietnameseBold },
  greek: { regular: greekRegular, bold: greekBold },
  cyrillic: { regular: cyrillicRegular, bold: cyrillicBold },
} as const satisfies Readonly<
  Record<Parameters<FontFile>[0], Readonly<Record<Parameters<FontFile>[1], string>>>
>

/** Fetches a font file; rejects when the server does not have it. */
export const interFile: FontFile = async (script, weight) => {
  const reply = await fetch(ADDRESSES[script][weight])
  if (!reply.ok)
    throw new Error(`The font file for ${script} ${weight} could not be fetched (${reply.status})`)
  return reply.arrayBuffer()
}
