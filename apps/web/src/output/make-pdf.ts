import { importOnceAnswered } from '../lazy/import-once-answered.ts'
import type { PdfInput } from './layout-pdf.ts'
import { OutputError } from './output-error.ts'

/** What makes the PDF: its pages, and what paints them. */
export const fetchPdfMaker = importOnceAnswered(() => import('./layout-pdf.ts'))

/** What the layout PDF will print as boxes; nothing where what makes it cannot be fetched, which making it says. */
export const boxesOfPdf = (input: PdfInput): Promise<readonly string[]> =>
  fetchPdfMaker().then(
    ({ boxesOfLayoutPdf }) => boxesOfLayoutPdf(input),
    () => [],
  )

/** The layout PDF. Rejects with an OutputError whose message can be shown. */
export async function makePdf(input: PdfInput): Promise<Blob> {
  try {
    const { layoutPdf } = await fetchPdfMaker()
    return await layoutPdf(input)
  } catch (cause) {
    throw new OutputError('layout', cause)
  }
}
