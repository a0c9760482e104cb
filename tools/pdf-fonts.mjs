// node tools/pdf-fonts.mjs: writes the fonts of the PDF anew, after another version of @fontsource/inter was installed.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pdfFonts, unpackFont } from './steps/pdf-fonts.mjs'

for (const { file, packed } of pdfFonts) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, unpackFont(packed))
}
