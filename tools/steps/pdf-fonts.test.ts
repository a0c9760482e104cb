import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { pdfFonts, unpackFont } from './pdf-fonts.mjs'

test.each(pdfFonts.map(({ file, packed }) => [basename(file), file, packed]))(
  '%s is the font of the package; node tools/pdf-fonts.mjs writes it anew',
  (_name, file, packed) => {
    expect(readFileSync(file).equals(unpackFont(packed))).toBe(true)
  },
)
