import { POINTS_PER_INCH, type Sheet } from '@ramp/drafting'

const INCHES_PER_FOOT = 12
const SIXTEENTHS = 16

/** Entries of a page that pdfkit writes as they are; its types know of none. */
type Dictionary = { readonly data: Record<string, unknown> }
const pageOf = (doc: PDFKit.PDFDocument) => doc.page.dictionary as unknown as Dictionary
const rootOf = (doc: PDFKit.PDFDocument) => (doc as unknown as { readonly _root: Dictionary })._root

/** pdfkit writes a primitive text as a name, and a text object as a text. */
const words = (text: string) => new String(text)

/** Asks the reader to print at its own size: a drawing to scale that was shrunk to fit is wrong. */
export function printUnscaled(doc: PDFKit.PDFDocument) {
  const preferences = rootOf(doc).data.ViewerPreferences as Dictionary
  Object.assign(preferences.data, { PrintScaling: 'None' })
}

type Information = Readonly<Record<string, unknown>>
/** What pdfkit writes of a document about itself, as far as its types do not say it. */
type AboutItself = { info: Information; _addInfo: () => void }

/** pdfkit puts title, author and program into the metadata as they are, where XML has letters of its own for `&` and `<`. */
export function writeMetadataAsXml(doc: PDFKit.PDFDocument) {
  const about = doc as unknown as AboutItself
  const write = about._addInfo.bind(doc)
  about._addInfo = () => {
    const { info } = about
    about.info = Object.fromEntries(
      Object.entries(info).map(([name, value]) => [name, typeof value === 'string' ? xmlText(value) : value]),
    )
    write()
    about.info = info
  }
}

/** Letters that no XML may hold, not even in other words (XML 1.0, 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const NOT_IN_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

const xmlText = (text: string): string =>
  text.replaceAll(NOT_IN_XML, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A bookmark to the page that was added last. */
export function addBookmark(doc: PDFKit.PDFDocument, name: string) {
  doc.outline.addItem(name)
}

/** Tells the reader's measuring tool the scale of each view (PDF 1.7, 8.8: rectilinear measures). */
export function addViewports(doc: PDFKit.PDFDocument, { viewports, height }: Sheet) {
  if (viewports.length === 0) return
  pageOf(doc).data.VP = viewports.map(({ name, frame, ratio }) => ({
    Type: 'Viewport',
    BBox: [frame.left, height - frame.top - frame.height, frame.left + frame.width, height - frame.top],
    Name: words(name),
    Measure: {
      Type: 'Measure',
      Subtype: 'RL',
      R: words(`1 in = ${ratio / INCHES_PER_FOOT} ft`),
      X: [
        {
          Type: 'NumberFormat',
          U: words('ft'),
          C: ratio / POINTS_PER_INCH / INCHES_PER_FOOT,
          F: 'D',
          D: 100,
        },
      ],
      D: [
        { Type: 'NumberFormat', U: words('ft'), C: 1, F: 'D', D: 1 },
        { Type: 'NumberFormat', U: words('in'), C: INCHES_PER_FOOT, F: 'F', D: SIXTEENTHS },
      ],
      A: [{ Type: 'NumberFormat', U: words('sq ft'), C: 1, F: 'D', D: 100 }],
    },
  }))
}
