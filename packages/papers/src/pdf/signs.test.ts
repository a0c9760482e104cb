import { SIGNS } from '@ramp/drafting'
import PdfDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { fontFromDisk } from './testing/font-from-disk.ts'

test.each(['regular', 'bold'] as const)(
  'the font of signs has every sign that is listed, %s',
  async (weight) => {
    const doc = new PdfDocument({ font: null as unknown as string })
    doc.registerFont('signs', await fontFromDisk({ family: 'DejaVu Sans', script: 'latin', weight }))
    const { _font } = doc.font('signs') as unknown as {
      readonly _font: { readonly font: { hasGlyphForCodePoint: (code: number) => boolean } }
    }
    const codes = SIGNS.split(' ').flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    })
    const missing = codes.filter((code) => !_font.font.hasGlyphForCodePoint(code))
    expect(codes.length).toBeGreaterThan(1900)
    expect(missing).toEqual([])
  },
)
