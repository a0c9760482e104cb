import type { PdfFonts, PdfLike } from '@ramp/drawing'
import { type Script, stretchesOf } from './scripts.ts'

/** A weight of Inter: regular, and the semibold that the screen uses for bold. */
export type Weight = keyof PdfFonts

export const FONTS: PdfFonts = { regular: 'regular', bold: 'bold' }

/** The name under which a document knows the file of a script in a weight. */
export const fontName = (script: Script, weight: string): string => `${script} ${weight}`

/** Figures of one width, so that columns of them stand straight; words keep their own hyphens and stops. */
const FIGURES = /^[\s.,$%°′″/:+−-]*\d[\d\s.,$%°′″/:+−-]*$/

/**
 * Letters as the page was measured for, without the contextual forms that Inter has and that take most of the time.
 * The font reader takes a table of features; its types know a list only.
 */
const featuresOf = (text: string): PDFKit.Mixins.OpenTypeFeatures[] =>
  ({ calt: false, ccmp: false, kern: true, tnum: FIGURES.test(text) }) as unknown as []

/**
 * A pdfkit document as the painter of marks sees it: a line may be written in several scripts, each from the font
 * file that has its letters.
 */
export function pdfCanvas(doc: PDFKit.PDFDocument): PdfLike {
  let weight = FONTS.regular
  const widthOf = ({ script, text }: { readonly script: Script; readonly text: string }) =>
    doc.font(fontName(script, weight)).widthOfString(text, { features: featuresOf(text) })
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
    fillColor: (color) => doc.fillColor(color),
    font: (name, size) => {
      weight = name
      doc.fontSize(size)
    },
    widthOfString: (text) => stretchesOf(text).reduce((sum, stretch) => sum + widthOf(stretch), 0),
    text: (text, x, y) => {
      let left = x
      const stretches = stretchesOf(text)
      stretches.forEach((stretch, index) => {
        doc.font(fontName(stretch.script, weight))
        doc.text(stretch.text, left, y, {
          lineBreak: false,
          baseline: 'alphabetic',
          features: featuresOf(stretch.text),
        })
        if (index < stretches.length - 1) left += widthOf(stretch)
      })
    },
  }
}
