import { INTER_CHARACTERS, textWidth } from '@ramp/drafting'
import PdfDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { FONTS, fontName, pdfCanvas } from './pdf-canvas.ts'
import { fontFromDisk } from './testing/font-from-disk.ts'

test.each(['regular', 'bold'] as const)(
  'the page was measured with the widths of Inter %s',
  async (weight) => {
    const doc = new PdfDocument({ font: null as unknown as string })
    const font = { family: 'Inter', script: 'latin', weight } as const
    doc.registerFont(fontName(font), await fontFromDisk(font))
    const canvas = pdfCanvas(doc, new Set([fontName(font)]))
    canvas.font(FONTS[weight], 1000, null)
    for (const character of INTER_CHARACTERS) {
      expect
        .soft([character, Math.round(canvas.widthOfString(character))])
        .toEqual([character, Math.round(textWidth(character, { size: 1000, weight }))])
    }
  },
)
