import { makePdf, type PdfInput } from './make-pdf.ts'
import { quotePdfFileName } from './quote-pdf-file-name.ts'

/** Time for the browser to begin saving before the address of the file ends. */
const RELEASE_AFTER_MS = 10_000

/** Makes the layout PDF and hands it to the browser to save. Rejects with an OutputError whose message can be shown. */
export async function downloadPdf(input: PdfInput): Promise<void> {
  const address = URL.createObjectURL(await makePdf(input))
  const link = document.createElement('a')
  link.href = address
  link.download = quotePdfFileName(input.analysis)
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS)
}
