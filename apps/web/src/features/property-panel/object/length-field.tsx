import { TextInput } from '@mantine/core'
import type { Inches, LengthUnit } from '@ramp/domain'
import { formatLength, parseLength } from '@ramp/drawing'
import { type KeyboardEvent, useState } from 'react'

/** The arrow keys move by half an inch, with Shift by a foot. */
const STEP: Inches = 0.5
const BIG_STEP: Inches = 12

type LengthFieldProps = {
  readonly id?: string
  readonly label: string
  readonly value: Inches
  readonly units: LengthUnit
  /** Once for each change: on Enter, when the field is left, or with an arrow key. */
  readonly onCommit: (value: Inches) => void
  readonly disabled?: boolean
}

/** A length typed in any form a person writes: `5' 3 3/8`, `63 3/8`, `5.28ft`. What is no length changes nothing. */
export function LengthField({ id, label, value, units, onCommit, disabled = false }: LengthFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const typed = draft === null ? value : parseLength(draft, units)
  const commit = () => {
    setDraft(null)
    if (draft !== null && typed !== null && typed !== value) onCommit(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (event.key === 'Enter') commit()
    else if (event.key === 'Escape') setDraft(null)
    else if (direction !== 0) {
      event.preventDefault()
      setDraft(null)
      onCommit((typed ?? value) + direction * (event.shiftKey ? BIG_STEP : STEP))
    }
  }
  return (
    <TextInput
      {...(id !== undefined && { id })}
      aria-label={label}
      w={112}
      value={draft ?? formatLength(value, units)}
      disabled={disabled}
      error={typed === null}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  )
}
