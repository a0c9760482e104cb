import { problemText } from '@ramp/shell'
import { useState } from 'react'
import { useDownloadPdf } from '../../output/use-pdf.ts'
import { toast } from '../../ui/messages/toast.ts'

/** The layout PDF on disk; the button waits while it is made. */
export function usePdfButton() {
  const download = useDownloadPdf()
  const [isMaking, setMaking] = useState(false)
  return {
    isMaking,
    download: async () => {
      setMaking(true)
      try {
        await download()
      } catch (error) {
        toast.error(problemText(error))
      } finally {
        setMaking(false)
      }
    },
  }
}
