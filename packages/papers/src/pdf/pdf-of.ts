import { brandNow } from '@ramp/domain'
import {
  type Mark,
  type Page,
  type Paper,
  type Picture,
  paintPdf,
  printedFamily,
  stretchesOf,
} from '@ramp/drafting'
import { addBookmark, addViewports, printUnscaled, writeMetadataAsXml } from './entries.ts'
import { FONTS, type FontName, filesFor, fontName, pdfCanvas, type Weight } from './pdf-canvas.ts'

const WEIGHTS: readonly Weight[] = ['regular', 'bold']

/** Gives a font file as the writer of the PDF reads it; where there is none of a name, boxes stand for its letters. */
export type FontFile = (name: FontName) => Promise<ArrayBuffer | null>

/** The same date gives the same bytes: the id of the file follows from it. */
export type PdfInfo = { readonly title: string; readonly author: string; readonly date: Date }

/**
 * A paper as one PDF of vectors and letters: its views can be measured, it prints at its own size, and each sheet has a
 * bookmark. Rejects where a font file is not there.
 */
export function pdfOf(
  paper: Paper,
  fontFile: FontFile,
  info: Omit<PdfInfo, 'title'>,
): Promise<Uint8Array<ArrayBuffer>> {
  return written(paper.sheets, fontFile, {
    info: { ...info, title: paper.title },
    addTo: printUnscaled,
    addToPage: (doc, sheet) => {
      addBookmark(doc, sheet.name)
      addViewports(doc, sheet)
      for (const picture of sheet.pictures) addPicture(doc, picture)
    },
  })
}

/** A picture fills its frame; what does not fit is cut on both sides. */
function addPicture(doc: PDFKit.PDFDocument, { frame, bytes }: Picture): void {
  const { left, top, width, height } = frame
  doc.save().rect(left, top, width, height).clip()
  doc.image(bytes, left, top, { cover: [width, height], align: 'center', valign: 'center' })
  doc.restore()
}

/** Pages of no true scale as one PDF; pdfkit is fetched at the first call. */
export function pdfOfPages(
  pages: readonly Page[],
  fontFile: FontFile,
  info: PdfInfo,
): Promise<Uint8Array<ArrayBuffer>> {
  return written(pages, fontFile, { info, addTo: () => {}, addToPage: () => {} })
}

type Additions<One extends Page> = {
  readonly info: PdfInfo
  readonly addTo: (doc: PDFKit.PDFDocument) => void
  /** Before the marks of the page, which lie over it. */
  readonly addToPage: (doc: PDFKit.PDFDocument, page: One) => void
}

async function written<One extends Page>(
  pages: readonly One[],
  fontFile: FontFile,
  { info, addTo, addToPage }: Additions<One>,
): Promise<Uint8Array<ArrayBuffer>> {
  const wanted = fontsOf(pages)
  const files = await Promise.all([...wanted.values()].map((font) => fontFile(font)))
  // After the fonts: a browser remembers for good that an import failed, so it begins once the server has answered.
  const { default: PdfDocument } = await import('pdfkit')
  const doc = new PdfDocument({ ...OPTIONS, info: infoOf(info) })
  writeMetadataAsXml(doc)
  const chunks: Uint8Array[] = []
  const done = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('end', () => resolve(joined(chunks)))
    doc.on('error', reject)
  })
  const names = new Set<string>()
  for (const [index, name] of [...wanted.keys()].entries()) {
    const file = files[index]
    if (!file) continue
    doc.registerFont(name, file)
    names.add(name)
  }
  const canvas = pdfCanvas(doc, names)
  addTo(doc)
  for (const page of pages) {
    doc.addPage({ size: [page.width, page.height], margin: 0 })
    addToPage(doc, page)
    for (const { marks, view } of page.layers) paintPdf(canvas, marks, view, FONTS)
  }
  doc.end()
  return done
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}

const OPTIONS = {
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
