import { useUser } from '../lib/auth/use-user.ts'
import { useAnalysis } from '../project/use-analysis.ts'
import { downloadPdf } from './download-pdf.ts'
import type { PdfInput } from './layout-pdf.ts'
import { makePdf } from './make-pdf.ts'

const NOBODY = { name: '' } as const

/** Makes the layout PDF of the opened project as it stands. */
export function usePdf(): () => Promise<Blob> {
  const input = usePdfInput()
  return () => makePdf(input())
}

/** Downloads the layout PDF of the opened project as it stands. */
export function useDownloadPdf(): () => Promise<void> {
  const input = usePdfInput()
  return () => downloadPdf(input())
}

function usePdfInput(): () => PdfInput {
  const analysis = useAnalysis()
  const user = useUser() ?? NOBODY
  return () => ({ analysis, user, date: new Date() })
}
