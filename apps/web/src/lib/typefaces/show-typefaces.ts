import type { PrintedFamily } from '@ramp/drafting'
import { TYPEFACE_FILES } from './typeface-files.ts'

const WEIGHTS = { regular: '400', bold: '700' } as const
/** A browser fetches the file of further Latin letters only where a text has some. */
const FURTHER = 'U+0100-02FF, U+1E00-1EFF'

const shown = new Set<PrintedFamily>()

/** Makes typefaces known to the page, which fetches their files once something is lettered in them. */
export function showTypefaces(families: Iterable<PrintedFamily>): void {
  for (const family of families) {
    if (shown.has(family)) continue
    shown.add(family)
    const files = TYPEFACE_FILES[family]
    for (const weight of ['regular', 'bold'] as const) {
      const descriptors = { weight: WEIGHTS[weight] }
      document.fonts.add(new FontFace(family, `url(${files.latin[weight]})`, descriptors))
      const further = files['latin-ext']?.[weight]
      if (further) {
        const own = { ...descriptors, unicodeRange: FURTHER }
        document.fonts.add(new FontFace(family, `url(${further})`, own))
      }
    }
  }
}
