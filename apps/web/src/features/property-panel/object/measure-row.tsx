import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { FieldRow } from '../../../ui/fields/field-row.tsx'

export type MeasureRowProps = {
  readonly id: string
  readonly label: string
  /** Said of the field where its label alone is not enough. */
  readonly spoken?: string
  readonly value: number
  /** Once for each change: on Enter, when the field is left, or with an arrow key. */
  readonly onCommit: (value: number) => void
  readonly hint?: string
}

type Writing = {
  readonly show: (value: number) => string
  /** null: what was typed is no measure. */
  readonly read: (text: string) => number | null
  /** What an arrow key adds, and what it adds with Shift. */
  readonly step: number
  readonly bigStep: number
  /** Why a measure that was typed is not allowed; null where it is. */
  readonly refuse?: (value: number) => string | null
}

/**
 * A measure that is typed in peace, in any form that `read` knows. What is none changes nothing, and what is not allowed neither,
 * but says so.
 */
export function MeasureRow(props: MeasureRowProps & Writing) {
  const { id, label, spoken = label, value, onCommit, hint, show, read, step, bigStep, refuse } = props
  const [draft, setDraft] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const typed = draft === null ? value : read(draft)
  const commit = () => {
    setDraft(null)
    if (draft === null || typed === null || typed === value) return
    const because = refuse?.(typed) ?? null
    setRefused(because)
    if (because === null) onCommit(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (event.key === 'Enter') commit()
    else if (event.key === 'Escape') setDraft(null)
    else if (direction !== 0) {
      event.preventDefault()
      setDraft(null)
      setRefused(null)
      onCommit((typed ?? value) + direction * (event.shiftKey ? bigStep : step))
    }
  }
  return (
    <FieldRow label={label} htmlFor={id} hint={refused ? <span role="alert">{refused}</span> : hint}>
      <TextInput
        id={id}
        aria-label={spoken}
        w={112}
        value={draft ?? show(value)}
        error={typed === null || refused !== null}
        onChange={(event) => {
          setDraft(event.currentTarget.value)
          setRefused(null)
        }}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
    </FieldRow>
  )
}
