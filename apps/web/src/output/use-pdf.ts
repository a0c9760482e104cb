import { type Analysis, analyse } from '@ramp/domain'
import { useUser } from '../lib/auth/use-user.ts'
import { useAnalysis } from '../project/use-analysis.ts'
import { useEditor } from '../project/use-editor.ts'
import { toast } from '../ui/messages/toast.ts'
import { downloadPdf } from './download-pdf.ts'
import type { PdfInput } from './layout-pdf.ts'
import { boxesOfPdf, makePdf } from './make-pdf.ts'

const NOBODY = { name: '' } as const

/** Makes the layout PDF of the opened project as it stands. */
export function usePdf(): () => Promise<Blob> {
  const analysis = useAnalysis()
  const inputOf = usePdfInput()
  return () => makePdf(inputOf(analysis))
}

/** Downloads the layout PDF of the opened project as it stands when it is asked for; letters that print as boxes are named first. */
export function useDownloadPdf(): () => Promise<void> {
  const editor = useEditor()
  const inputOf = usePdfInput()
  return async () => {
    const given = inputOf(analyse(editor.decided, editor.catalogue))
    const boxes = await boxesOfPdf(given)
    if (boxes.length > 0) toast.warning('Characters that print as boxes', boxes.join(' '))
    await downloadPdf(given)
  }
}

function usePdfInput(): (analysis: Analysis) => PdfInput {
  const user = useUser() ?? NOBODY
  return (analysis) => ({ analysis, user, date: new Date() })
}
