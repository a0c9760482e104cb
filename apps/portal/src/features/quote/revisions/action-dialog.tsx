import { Button, TextInput } from '@mantine/core'
import { changeRevision, type QuoteOptions, type QuoteRevision, type RevisionAction } from '@ramp/contracts'
import { Notice, Question, useApi } from '@ramp/shell'
import { useState } from 'react'
import { useChange } from '../../../lib/use-change.ts'
import { ACTION_TEXT, CONSEQUENCE } from './revision-words.ts'

export type SimpleAction = Exclude<RevisionAction, 'issue' | 'order'>

type ActionDialogProps = {
  readonly id: string
  readonly revision: QuoteRevision
  readonly action: SimpleAction
  readonly onClose: () => void
  readonly onDone: (options: QuoteOptions) => Promise<void>
}

/** Withdraws, declines, approves, cancels or extends, with a reason that is written down. */
export function ActionDialog({ id, revision, action, onClose, onDone }: ActionDialogProps) {
  const api = useApi()
  const { isBusy, refusal, run } = useChange()
  const [reason, setReason] = useState('')
  const [validUntil, setValidUntil] = useState('')
  const { versionNumber, name } = revision
  const change = async () => {
    const isDone = await run(async () =>
      onDone(
        await api.call(changeRevision, {
          id,
          versionNumber,
          action,
          ...(reason.trim() !== '' && { reason }),
          ...(action === 'extend' && { validUntil }),
        }),
      ),
    )
    if (isDone) onClose()
  }
  return (
    <Question
      title={`${ACTION_TEXT[action]}: ${name}`}
      onClose={onClose}
      answers={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            Not now
          </Button>
          <Button loading={isBusy} onClick={change}>
            {ACTION_TEXT[action]}
          </Button>
        </>
      }
    >
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <p>{CONSEQUENCE[action]}</p>
      {action === 'extend' && (
        <TextInput
          type="date"
          label="Valid until"
          value={validUntil}
          onChange={({ currentTarget }) => setValidUntil(currentTarget.value)}
        />
      )}
      <TextInput
        label="Reason (optional)"
        maxLength={300}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </Question>
  )
}
