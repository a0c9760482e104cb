import {
  INK,
  type PdfFonts,
  type PdfLike,
  type PrintedFamily,
  type Script,
  stretchesOf,
} from '@ramp/drafting'

/** A weight of a typeface: regular, and the bold of the screen. */
export type Weight = keyof PdfFonts

export const FONTS: PdfFonts = { regular: 'regular', bold: 'bold' }

/** A font file: the drawing's own letters come in a file for each script, chosen typefaces in Latin ones. */
export type FontName = {
  readonly family: 'Inter' | PrintedFamily
  readonly script: Script
  readonly weight: Weight
}

/** The name under which a document knows a font file. */
export const fontName = ({ family, script, weight }: FontName): string => `${family} ${script} ${weight}`

/** Where signs come from that the drawing's own letters lack. */
const SIGNS_FAMILY = 'DejaVu Sans'

/** The files that may have the letters of a stretch, the wanted one first; none has those of a box. */
export function filesFor(
  script: Script | 'signs' | 'box',
  family: PrintedFamily | null,
  weight: Weight,
): readonly FontName[] {
  if (script === 'box') return []
  const own: FontName =
    script === 'signs'
      ? { family: SIGNS_FAMILY, script: 'latin', weight }
      : { family: 'Inter', script, weight }
  const isLatin = script === 'latin' || script === 'latin-ext'
  return family && isLatin ? [{ family, script, weight }, own] : [own]
}

/** Figures of one width, so that columns of them stand straight; words keep their own hyphens and stops. */
const FIGURES = /^[\s.,$%°'"/:+−-]*\d[\d\s.,$%°'"/:+−-]*$/

/**
 * Letters as the page was measured for, without the contextual forms that Inter has and that take most of the time.
 * The font reader takes a table of features; its types know a list only.
 */
const featuresOf = (text: string): PDFKit.Mixins.OpenTypeFeatures[] =>
  ({ calt: false, ccmp: false, kern: true, tnum: FIGURES.test(text) }) as unknown as []

/** A stretch of a line out of one file; without a file, boxes stand for its letters. */
type Piece = { readonly font: string | null; readonly text: string }

/** Width of a box, as the page was measured, and its place in it, in ems. */
const BOX = { advance: 0.9, left: 0.12, width: 0.66, height: 0.72, line: 0.06 } as const

/** How the next line is lettered. */
type Lettering = {
  readonly weight: Weight
  readonly family: PrintedFamily | null
  readonly size: number
  readonly color: string
}

/**
 * A pdfkit document as the painter of marks sees it: a line may be written in several scripts, each from the font
 * file that has its letters. `names` are the files the document knows.
 */
export function pdfCanvas(doc: PDFKit.PDFDocument, names: ReadonlySet<string>): PdfLike {
  let lettering: Lettering = { weight: 'regular', family: null, size: 0, color: INK.ink }
  const letters = lettersOf(doc, names)
  return {
    save: () => doc.save(),
    restore: () => doc.restore(),
    transform: (...matrix) => doc.transform(...matrix),
    path: (d) => doc.path(d),
    fillAndStroke: (fill, stroke) => doc.fillAndStroke(fill, stroke),
    fill: (color) => doc.fill(color),
    stroke: (color) => doc.stroke(color),
    lineWidth: (width) => doc.lineWidth(width),
    lineCap: (cap) => doc.lineCap(cap),
    // pdfkit takes a pattern; its types know a single length only.
    dash: (lengths) => doc.dash(lengths as unknown as number, {}),
    undash: () => doc.undash(),
    opacity: (opacity) => doc.opacity(opacity),
    fillColor: (color) => {
      lettering = { ...lettering, color }
      doc.fillColor(color)
    },
    font: (name, size, family) => {
      lettering = { ...lettering, size, family, weight: name === FONTS.bold ? 'bold' : 'regular' }
      doc.fontSize(size)
    },
    widthOfString: (text) => letters.width(text, lettering),
    text: (text, x, y) => letters.write(text, { x, y }, lettering),
  }
}

/** Measures and writes lines piece by piece, each out of the file that has its letters. */
function lettersOf(doc: PDFKit.PDFDocument, names: ReadonlySet<string>) {
  const hasGlyph = glyphsOf(doc)
  const piecesOf = (line: string, { family, weight }: Lettering): readonly Piece[] => {
    const pieces: Piece[] = []
    for (const { script, text } of stretchesOf(line)) {
      const fonts = filesFor(script, family, weight)
        .map(fontName)
        .filter((name) => names.has(name))
      for (const letter of text) {
        const font = fonts.find((name) => hasGlyph(name, letter)) ?? null
        const last = pieces.at(-1)
        if (last?.font === font) pieces[pieces.length - 1] = { font, text: last.text + letter }
        else pieces.push({ font, text: letter })
      }
    }
    return pieces
  }
  const widthOf = ({ font, text }: Piece, size: number): number =>
    font === null
      ? [...text].length * BOX.advance * size
      : doc.font(font).widthOfString(text, { features: featuresOf(text) })
  return {
    width: (text: string, lettering: Lettering) =>
      piecesOf(text, lettering).reduce((sum, piece) => sum + widthOf(piece, lettering.size), 0),
    write: (line: string, { x, y }: { readonly x: number; readonly y: number }, lettering: Lettering) => {
      let left = x
      for (const piece of piecesOf(line, lettering)) {
        const { font, text } = piece
        const options = { lineBreak: false, baseline: 'alphabetic', features: featuresOf(text) } as const
        if (font === null) drawBoxes(doc, [...text].length, { left, y, ...lettering })
        else doc.font(font).text(text, left, y, options)
        left += widthOf(piece, lettering.size)
      }
    },
  }
}

type BoxPlace = Lettering & { readonly left: number; readonly y: number }

function drawBoxes(doc: PDFKit.PDFDocument, count: number, { left, y, size, color }: BoxPlace) {
  doc.lineWidth(BOX.line * size).undash()
  for (let index = 0; index < count; index += 1) {
    const x = left + (index * BOX.advance + BOX.left) * size
    doc.rect(x, y - BOX.height * size, BOX.width * size, BOX.height * size).stroke(color)
  }
}

/** Asks a font file whether it has a letter, once for each; pdfkit keeps the file where its types do not say. */
function glyphsOf(doc: PDFKit.PDFDocument): (name: string, letter: string) => boolean {
  type Opened = { readonly _font: { readonly font: { hasGlyphForCodePoint: (code: number) => boolean } } }
  const known = new Map<string, boolean>()
  return (name, letter) => {
    const key = `${name} ${letter}`
    const before = known.get(key)
    if (before !== undefined) return before
    const { font } = (doc.font(name) as unknown as Opened)._font
    const has = font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
    known.set(key, has)
    return has
  }
}
