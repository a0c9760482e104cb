import { APP_VERSION, VERSION_BRAND } from '@ramp/formats'
import { type LayoutInput, layoutLetterFaults, layoutPaper } from '@ramp/papers'
import { paperPdf } from './paper-pdf.ts'

/** What the PDF shows, and for whom it was made. */
export type PdfInput = Omit<LayoutInput, 'version'>

/** The layout of a project as one PDF. */
export const layoutPdf = (input: PdfInput): Promise<Blob> =>
  paperPdf(layoutPaper({ ...input, version: `${APP_VERSION} ${VERSION_BRAND}` }), input.user.name, input.date)

/** Letters that it prints as boxes, a sentence for each field that has some. */
export const boxesOfLayoutPdf = ({ analysis }: PdfInput): readonly string[] =>
  layoutLetterFaults(analysis.layout)
