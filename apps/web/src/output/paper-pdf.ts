import type { Paper } from '@ramp/drafting'
import { pdfOf } from '@ramp/papers'
import { fontFile } from './font-files.ts'

/** A paper as PDF, by the code that makes it on the server. */
export async function paperPdf(paper: Paper, author: string, date: Date): Promise<Blob> {
  return new Blob([await pdfOf(paper, fontFile, { author, date })], { type: 'application/pdf' })
}
