import { useUser } from '../lib/auth/use-user.ts'
import { useAnalysis } from '../project/use-analysis.ts'
import { toast } from '../ui/messages/toast.ts'
import { downloadPdf } from './download-pdf.ts'
import type { PdfInput } from './layout-pdf.ts'
import { boxesOfPdf, makePdf } from './make-pdf.ts'

const NOBODY = { name: '' } as const

/** Makes the layout PDF of the opened project as it stands. */
export function usePdf(): () => Promise<Blob> {
  const input = usePdfInput()
  return () => makePdf(input())
}

/** Downloads the layout PDF of the opened project as it stands; letters that print as boxes are named first. */
export function useDownloadPdf(): () => Promise<void> {
  const input = usePdfInput()
  return async () => {
    const given = input()
    const boxes = await boxesOfPdf(given)
    if (boxes.length > 0) toast.warning('Letters that print as boxes', boxes.join(' '))
    await downloadPdf(given)
  }
}

function usePdfInput(): () => PdfInput {
  const analysis = useAnalysis()
  const user = useUser() ?? NOBODY
  return () => ({ analysis, user, date: new Date() })
}
