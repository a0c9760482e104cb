import { Button } from '@mantine/core'
import { getQuotesCsv, type QuotesFilter } from '@ramp/contracts'
import { Notice, useApi } from '@ramp/shell'
import { IconTableExport } from '@tabler/icons-react'
import { useState } from 'react'
import { useFile } from '../../../lib/use-file.ts'

/** The list as it is filtered, as a file for spreadsheets. */
export function CsvButton({ filter }: { readonly filter: QuotesFilter }) {
  const api = useApi()
  const { error, download } = useFile()
  const [isBusy, setBusy] = useState(false)
  async function load() {
    setBusy(true)
    await download(() => api.download(getQuotesCsv, filter), 'quotes.csv')
    setBusy(false)
  }
  return (
    <>
      {error && <Notice tone="bad">{error}</Notice>}
      <Button
        variant="default"
        size="xs"
        aria-label="Download the list as CSV"
        title="Download the list as CSV"
        loading={isBusy}
        leftSection={<IconTableExport size={14} stroke={1.5} aria-hidden />}
        onClick={load}
      >
        CSV
      </Button>
    </>
  )
}
