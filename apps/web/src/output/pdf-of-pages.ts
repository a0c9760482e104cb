import { type Mark, type Page, paintPdf, SHEET } from '@ramp/drawing'
import { FONTS, fontName, pdfCanvas, type Weight } from './pdf-canvas.ts'
import { type Script, stretchesOf } from './scripts.ts'

const WEIGHTS: readonly Weight[] = ['regular', 'bold']

/** Gives the font file of a script in a weight. */
export type FontFile = (script: Script, weight: Weight) => Promise<ArrayBuffer>

export type PdfInfo = { readonly title: string; readonly author: string; readonly date: Date }

/** Paints pages into one PDF of vectors and letters; pdfkit is fetched at the first call. */
export async function pdfOfPages(pages: readonly Page[], fontFile: FontFile, info: PdfInfo): Promise<Blob> {
  const wanted = scriptsOf(pages).flatMap((script) => WEIGHTS.map((weight) => ({ script, weight })))
  const files = await Promise.all(wanted.map(({ script, weight }) => fontFile(script, weight)))
  // After the fonts: a browser remembers for good that an import failed, so it begins once the server has answered.
  const { default: PdfDocument } = await import('pdfkit')
  const doc = new PdfDocument({ ...OPTIONS, info: infoOf(info) })
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const done = new Promise<Blob>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
    doc.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })))
    doc.on('error', reject)
  })
  wanted.forEach(({ script, weight }, index) => {
    const file = files[index]
    if (file) doc.registerFont(fontName(script, weight), file)
  })
  const canvas = pdfCanvas(doc)
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
  Creator: 'Rampwright',
  CreationDate: date,
})

function scriptsOf(pages: readonly Page[]): readonly Script[] {
  const scripts = new Set<Script>(['latin'])
  const visit = (mark: Mark) => {
    if (mark.kind === 'text') for (const { script } of stretchesOf(mark.text)) scripts.add(script)
    else if (mark.kind !== 'path') mark.children.forEach(visit)
  }
  for (const { layers } of pages) for (const { marks } of layers) marks.forEach(visit)
  return [...scripts]
}
