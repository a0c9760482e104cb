import { APP_VERSION, VERSION_BRAND } from '@ramp/contracts'
import { type PagesInput, pagesOf } from '@ramp/drawing'
import { fontFile } from './font-files.ts'
import { pdfOfPages } from './pdf-of-pages.ts'

/** What the PDF shows, and for whom it was made. */
export type PdfInput = Omit<PagesInput, 'version'>

/** The pages of a layout as one PDF. */
export function layoutPdf(input: PdfInput): Promise<Blob> {
  const pages = pagesOf({ ...input, version: `${APP_VERSION} ${VERSION_BRAND}` })
  const { name } = input.analysis.layout.project
  return pdfOfPages(pages, fontFile, {
    title: name === '' ? 'Ramp layout' : name,
    author: input.user.name,
    date: input.date,
  })
}
