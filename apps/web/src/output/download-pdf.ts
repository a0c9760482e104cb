import type { PdfInput } from './layout-pdf.ts'
import { makePdf } from './make-pdf.ts'
import { quotePdfFileName } from './quote-pdf-file-name.ts'
import { saveFile } from './save-file.ts'

/** Makes the layout PDF and hands it to the browser to save. Rejects with an OutputError whose message can be shown. */
export async function downloadPdf(input: PdfInput): Promise<void> {
  saveFile(await makePdf(input), quotePdfFileName(input.analysis))
}
