import { brandNow } from '@ramp/domain'
import { type Mark, type Page, paintPdf, printedFamily, SHEET, stretchesOf } from '@ramp/drawing'
import { FONTS, type FontName, filesFor, fontName, pdfCanvas, type Weight } from './pdf-canvas.ts'

const WEIGHTS: readonly Weight[] = ['regular', 'bold']

/** Gives a font file as the writer of the PDF reads it. */
export type FontFile = (name: FontName) => Promise<ArrayBuffer>

export type PdfInfo = { readonly title: string; readonly author: string; readonly date: Date }

/** Paints pages into one PDF of vectors and letters; pdfkit is fetched at the first call. */
export async function pdfOfPages(pages: readonly Page[], fontFile: FontFile, info: PdfInfo): Promise<Blob> {
  const wanted = fontsOf(pages)
  const files = await Promise.all([...wanted.values()].map((font) => fontFile(font)))
  // After the fonts: a browser remembers for good that an import failed, so it begins once the server has answered.
  const { default: PdfDocument } = await import('pdfkit')
  const doc = new PdfDocument({ ...OPTIONS, info: infoOf(info) })
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const done = new Promise<Blob>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
    doc.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })))
    doc.on('error', reject)
  })
  const names = new Set(wanted.keys())
  for (const [index, name] of [...names].entries()) {
    const file = files[index]
    if (file) doc.registerFont(name, file)
  }
  const canvas = pdfCanvas(doc, names)
  for (const { width, height, layers } of pages) {
    doc.addPage({ size: [width, height], margin: 0 })
    for (const { marks, view } of layers) paintPdf(canvas, marks, view, FONTS)
  }
  doc.end()
  return done
}

const OPTIONS = {
  size: [SHEET.width, SHEET.height],
  margin: 0,
  autoFirstPage: false,
  lang: 'en-US',
  displayTitle: true,
  pdfVersion: '1.7',
  // In the browser pdfkit has no font of its own: without this it looks for one that nobody registered.
  font: null as unknown as string,
} satisfies PDFKit.PDFDocumentOptions

const infoOf = ({ title, author, date }: PdfInfo): PDFKit.DocumentInfo => ({
  Title: title,
  Author: author,
  Creator: brandNow().name,
  CreationDate: date,
})

/** The files that the texts of the pages need, by name; plain Latin letters are always there. */
function fontsOf(pages: readonly Page[]): ReadonlyMap<string, FontName> {
  const fonts = WEIGHTS.flatMap((weight) => filesFor('latin', null, weight))
  const visit = (mark: Mark) => {
    if (mark.kind === 'text') {
      const family = printedFamily(mark.font)
      for (const { script } of stretchesOf(mark.text)) fonts.push(...filesFor(script, family, mark.weight))
    } else if (mark.kind !== 'path') mark.children.forEach(visit)
  }
  for (const { layers } of pages) for (const { marks } of layers) marks.forEach(visit)
  return new Map(fonts.map((font) => [fontName(font), font]))
}
