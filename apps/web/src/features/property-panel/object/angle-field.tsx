import { TextInput } from '@mantine/core'
import { normalizeAngle } from '@ramp/domain'
import { type KeyboardEvent, useState } from 'react'

type AngleFieldProps = {
  readonly id: string
  readonly label: string
  readonly value: number
  /** What is typed is brought to the nearest of these; the arrow keys go by them. */
  readonly step: number
  readonly onCommit: (degrees: number) => void
}

/** An angle that is typed in peace: one edit on Enter, when the field is left, or with an arrow key. */
export function AngleField({ id, label, value, step, onCommit }: AngleFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const typed = draft === null ? value : readAngle(draft)
  const take = (degrees: number) => {
    const next = normalizeAngle(Math.round(degrees / step) * step)
    setDraft(null)
    if (next !== value) onCommit(next)
  }
  const commit = () => {
    if (draft !== null && typed !== null) take(typed)
    else setDraft(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit()
    if (event.key === 'Escape') setDraft(null)
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (direction === 0) return
    event.preventDefault()
    take((typed ?? value) + direction * Math.max(step, ARROW_STEP))
  }
  return (
    <TextInput
      id={id}
      aria-label={label}
      w={112}
      value={draft ?? `${Math.round(value * 10) / 10}°`}
      error={typed === null}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  )
}

const ARROW_STEP = 1

function readAngle(text: string): number | null {
  const number = Number(text.replace(/°|deg(?:rees)?/i, '').trim())
  return text.trim() !== '' && Number.isFinite(number) ? number : null
}
