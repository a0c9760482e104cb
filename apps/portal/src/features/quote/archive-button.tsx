import { Button } from '@mantine/core'
import { archiveQuote, type QuoteDetail, restoreQuote } from '@ramp/contracts'
import { problemText, useApi } from '@ramp/shell'
import { IconArchive, IconArchiveOff } from '@tabler/icons-react'
import { useState } from 'react'

type ArchiveButtonProps = {
  readonly quote: Pick<QuoteDetail, 'id' | 'archivedAt'>
  readonly onChange: () => Promise<unknown>
  readonly onError: (reason: string | null) => void
}

/** Takes a quote off the list, or lists it again. */
export function ArchiveButton({ quote: { id, archivedAt }, onChange, onError }: ArchiveButtonProps) {
  const api = useApi()
  const [isBusy, setBusy] = useState(false)
  const isArchived = archivedAt !== null
  const Icon = isArchived ? IconArchiveOff : IconArchive
  async function change() {
    setBusy(true)
    onError(null)
    try {
      await api.call(isArchived ? restoreQuote : archiveQuote, { id })
      await onChange()
    } catch (problem) {
      onError(problemText(problem))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
      onClick={change}
    >
      {isArchived ? 'Restore' : 'Archive'}
    </Button>
  )
}
