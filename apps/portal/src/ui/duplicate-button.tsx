import { Button, UnstyledButton } from '@mantine/core'
import type { QuoteSummary } from '@ramp/contracts'
import { IconCopy } from '@tabler/icons-react'
import { useDuplicate } from '../lib/use-duplicate.ts'
import classes from './duplicate-button.module.css'

type DuplicateButtonProps = {
  readonly quote: Pick<QuoteSummary, 'id' | 'name'>
  /** Only the sign, where every row has one. */
  readonly isSmall?: boolean
  readonly onError: (reason: string | null) => void
}

/** Begins another quote with the drawing of this one, and opens it: an accepted quote is changed in its copy. */
export function DuplicateButton({ quote, isSmall = false, onError }: DuplicateButtonProps) {
  const { duplicate, isBusy } = useDuplicate(quote.id, onError)
  const sign = <IconCopy size={16} stroke={1.5} aria-hidden />
  if (!isSmall)
    return (
      <Button variant="default" leftSection={sign} loading={isBusy} onClick={duplicate}>
        Duplicate
      </Button>
    )
  return (
    <UnstyledButton
      className={classes.small}
      aria-label={`Duplicate ${quote.name}`}
      title="Duplicate"
      disabled={isBusy}
      onClick={duplicate}
    >
      {sign}
    </UnstyledButton>
  )
}
