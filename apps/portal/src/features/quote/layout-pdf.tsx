import { Button } from '@mantine/core'
import { getQuotePdf } from '@ramp/contracts'
import { Notice, problemText, useApi } from '@ramp/shell'
import { IconDownload, IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'

/** Long enough for a new tab to have read it. */
const releaseAfterMs = 60_000

/** The drawing of the quote, to look at or to keep under the name that the designer gives it (spec 1 §9). */
export function LayoutPdf({ id, fileName }: { readonly id: string; readonly fileName: string }) {
  const api = useApi()
  const [error, setError] = useState<string | null>(null)

  async function withFile(use: (url: string) => void, giveUp: () => void = () => {}) {
    setError(null)
    try {
      const url = URL.createObjectURL(await api.download(getQuotePdf, { id }))
      use(url)
      window.setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs)
    } catch (problem) {
      giveUp()
      setError(problemText(problem))
    }
  }

  function open() {
    // Opened at once, because a browser blocks a tab that opens long after the click.
    const tab = window.open('', '_blank')
    withFile(
      (url) => tab?.location.replace(url),
      () => tab?.close(),
    )
  }

  const download = () =>
    withFile((url) => {
      const link = document.createElement('a')
      link.href = url
      link.download = fileName
      link.click()
    })

  return (
    <>
      {error && <Notice tone="bad">{error}</Notice>}
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={16} stroke={1.5} aria-hidden />}
        onClick={open}
      >
        Open PDF
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
        onClick={download}
      >
        Download PDF
      </Button>
    </>
  )
}
