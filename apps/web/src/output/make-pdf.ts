import { APP_VERSION, VERSION_BRAND } from '@ramp/contracts'
import { type PagesInput, pagesOf } from '@ramp/drawing'
import { interFile } from './inter-files.ts'
import { OutputError } from './output-error.ts'
import { pdfOfPages } from './pdf-of-pages.ts'

/** What the PDF shows, and for whom it was made. */
export type PdfInput = Omit<PagesInput, 'version'>

/** The layout PDF. Rejects with an OutputError whose message can be shown. */
export async function makePdf(input: PdfInput): Promise<Blob> {
  try {
    const pages = pagesOf({ ...input, version: `${APP_VERSION} ${VERSION_BRAND}` })
    const { name } = input.analysis.layout.project
    return await pdfOfPages(pages, interFile, {
      title: name === '' ? 'Ramp layout' : name,
      author: input.user.name,
      date: input.date,
    })
  } catch (cause) {
    throw new OutputError('layout', cause)
  }
}
