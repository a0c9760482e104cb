import { APP_VERSION, VERSION_BRAND } from '@ramp/contracts'
import { type PagesInput, pagesOf, pdfOfPages } from '@ramp/papers'
import { fontFile } from './font-files.ts'

/** What the PDF shows, and for whom it was made. */
export type PdfInput = Omit<PagesInput, 'version'>

/** The pages of a layout as one PDF. */
export async function layoutPdf(input: PdfInput): Promise<Blob> {
  const pages = pagesOf({ ...input, version: `${APP_VERSION} ${VERSION_BRAND}` })
  const { name } = input.analysis.layout.project
  const bytes = await pdfOfPages(pages, fontFile, {
    title: name === '' ? 'Ramp layout' : name,
    author: input.user.name,
    date: input.date,
  })
  return new Blob([bytes], { type: 'application/pdf' })
}
