import { brandNow } from '@ramp/domain'
import {
  type Mark,
  type Paper,
  type Picture,
  POINTS,
  paintPdf,
  printedFamily,
  type Sheet,
  stretchesOf,
  textsWithoutStructure,
  type View,
} from '@ramp/drafting'
import { addBookmark, addViewports, printUnscaled, writeMetadataAsXml } from './entries.ts'
import { packObjects } from './packed-objects.ts'
import { FONTS, type FontName, filesFor, fontName, pdfCanvas, type Weight } from './pdf-canvas.ts'
import { taggedPages } from './tagged-pages.ts'

const WEIGHTS: readonly Weight[] = ['regular', 'bold']

/** Gives a font file as the writer of the PDF reads it; where there is none of a name, boxes stand for its letters. */
export type FontFile = (name: FontName) => Promise<ArrayBuffer | null>

/** The same date gives the same bytes: the id of the file follows from it. */
export type PdfInfo = { readonly author: string; readonly date: Date }

/**
 * A paper as one PDF of vectors and letters: each sheet has a bookmark, views that are true to scale can be measured,
 * and a paper that has any prints at its own size. pdfkit is fetched at the first call. Rejects where a font file is not
 * there.
 */
export async function pdfOf(
  { title, sheets }: Paper,
  fontFile: FontFile,
  info: PdfInfo,
): Promise<Uint8Array<ArrayBuffer>> {
  const wanted = fontsOf(sheets)
  const files = await Promise.all([...wanted.values()].map((font) => fontFile(font)))
  // After the fonts: a browser remembers for good that an import failed, so it begins once the server has answered.
  const { default: PdfDocument } = await import('pdfkit')
  const isTagged = isReadable(sheets)
  const doc = new PdfDocument({ ...OPTIONS, ...(isTagged && TAGGED), info: infoOf(title, info) })
  writeMetadataAsXml(doc)
  if (isTagged) packObjects(doc)
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
  if (sheets.some(({ viewports }) => viewports.length > 0)) printUnscaled(doc)
  const tagged = isTagged ? taggedPages(doc, (marks) => paintPdf(canvas, marks, POINTS, FONTS)) : null
  for (const sheet of sheets) {
    doc.addPage({ size: [sheet.width, sheet.height], margin: 0 })
    addBookmark(doc, sheet.name)
    addViewports(doc, sheet)
    const addPictures = () => {
      for (const picture of sheet.pictures) addPicture(doc, picture)
    }
    if (tagged) {
      if (sheet.pictures.length > 0) tagged.artifact(addPictures)
      for (const { marks } of sheet.layers) tagged.page(marks)
    } else {
      addPictures()
      for (const { marks, view } of sheet.layers) paintPdf(canvas, marks, view, FONTS)
    }
  }
  tagged?.end()
  doc.end()
  return done
}

/** Whether every text says what it is to a reader: only then does a file claim to be read aloud (PDF/UA). */
const isReadable = (sheets: readonly Sheet[]): boolean =>
  sheets.every(({ layers }) =>
    layers.every(({ marks, view }) => isWhole(view) && textsWithoutStructure(marks).length === 0),
  )

const isWhole = ({ scale, left, top }: View): boolean => scale === 1 && left === 0 && top === 0

/** The types of pdfkit do not know this subset, which it writes. */
const TAGGED = { tagged: true, subset: 'PDF/UA' as 'PDF/A-1' } satisfies PDFKit.PDFDocumentOptions

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

const infoOf = (title: string, { author, date }: PdfInfo): PDFKit.DocumentInfo => ({
  Title: title,
  Author: author,
  Creator: brandNow().name,
  CreationDate: date,
})

/** A picture fills its frame; what does not fit is cut on both sides. */
function addPicture(doc: PDFKit.PDFDocument, { frame, bytes }: Picture): void {
  const { left, top, width, height } = frame
  doc.save().rect(left, top, width, height).clip()
  doc.image(bytes, left, top, { cover: [width, height], align: 'center', valign: 'center' })
  doc.restore()
}

/** The files that the texts of the sheets need, by name; plain Latin letters are always there. */
function fontsOf(sheets: readonly Sheet[]): ReadonlyMap<string, FontName> {
  const fonts = WEIGHTS.flatMap((weight) => filesFor('latin', null, weight))
  const visit = (mark: Mark) => {
    if (mark.kind === 'text') {
      const family = printedFamily(mark.font)
      for (const { script } of stretchesOf(mark.text)) fonts.push(...filesFor(script, family, mark.weight))
    } else if (mark.kind !== 'path') mark.children.forEach(visit)
  }
  for (const { layers } of sheets) for (const { marks } of layers) marks.forEach(visit)
  return new Map(fonts.map((font) => [fontName(font), font]))
}
