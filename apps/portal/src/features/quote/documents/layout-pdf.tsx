import { Button } from '@mantine/core'
import { getQuotePdf } from '@ramp/contracts'
import { Notice, useApi } from '@ramp/shell'
import { IconDownload, IconFileTypePdf } from '@tabler/icons-react'
import { useFile } from '../../../lib/use-file.ts'

/** The drawing of the quote, to look at or to keep under the name that the designer gives it (spec 1 §9). */
export function LayoutPdf({ id, fileName }: { readonly id: string; readonly fileName: string }) {
  const api = useApi()
  const { error, open, download } = useFile()
  const load = () => api.download(getQuotePdf, { id })
  return (
    <>
      {error && <Notice tone="bad">{error}</Notice>}
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={16} stroke={1.5} aria-hidden />}
        onClick={() => open(load)}
      >
        Open PDF
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
        onClick={() => download(load, fileName)}
      >
        Download PDF
      </Button>
    </>
  )
}
