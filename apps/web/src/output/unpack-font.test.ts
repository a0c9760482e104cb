import { INTER_CHARACTERS, textWidth } from '@ramp/drawing'
import PdfDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { FONTS, fontName, pdfCanvas } from './pdf-canvas.ts'
import { fontFromDisk } from './testing/printed-job.ts'
import { unpackFont } from './unpack-font.ts'

describe('a font file', () => {
  test('is unpacked to a TrueType font whose tables begin at multiples of four', async () => {
    const view = new DataView(await unpackFont(await fontFromDisk('latin', 'regular')))
    expect(view.getUint32(0)).toBe(0x00010000)
    const count = view.getUint16(4)
    for (let index = 0; index < count; index += 1) {
      const [offset, length] = [view.getUint32(20 + index * 16), view.getUint32(24 + index * 16)]
      expect(offset % 4).toBe(0)
      expect(offset + length).toBeLessThanOrEqual(view.byteLength)
    }
  })

  test('that is not packed stays as it is', async () => {
    const font = await unpackFont(await fontFromDisk('latin', 'bold'))
    expect(await unpackFont(font)).toBe(font)
  })
})

test.each(['regular', 'bold'] as const)(
  'the page was measured with the widths of Inter %s',
  async (weight) => {
    const doc = new PdfDocument({ font: null as unknown as string })
    doc.registerFont(fontName('latin', weight), await unpackFont(await fontFromDisk('latin', weight)))
    const canvas = pdfCanvas(doc)
    canvas.font(FONTS[weight], 1000)
    for (const character of INTER_CHARACTERS) {
      expect
        .soft([character, Math.round(canvas.widthOfString(character))])
        .toEqual([character, Math.round(textWidth(character, { size: 1000, weight }))])
    }
  },
)
