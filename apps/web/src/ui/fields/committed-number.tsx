import { NumberInput } from '@mantine/core'
import { useState } from 'react'
import { typedNumber } from './typed-number.ts'

type CommittedNumberProps = {
  readonly label: string
  readonly value: number
  /** Once for each change: on Enter, or when the field is left. */
  readonly onCommit: (value: number) => void
  /** What is no number leaves the value as it is; else it is 0. */
  readonly isRequired?: boolean
  readonly suffix?: string
  readonly decimals?: number
  readonly step?: number
  readonly width?: number
}

/** A number from 0 up that is typed in peace: one edit when it is done, none for every key. */
export function CommittedNumber(props: CommittedNumberProps) {
  const { label, value, onCommit, isRequired = false } = props
  const { suffix = '', decimals = 0, step = 1, width = 72 } = props
  const [draft, setDraft] = useState<number | string>(value)
  const [shown, setShown] = useState(value)
  // Someone else changed the value (undo, another field): show it.
  if (shown !== value) {
    setShown(value)
    setDraft(value)
  }
  const commit = () => {
    const typed = typedNumber(draft, isRequired ? value : 0)
    setDraft(typed)
    if (typed !== value) onCommit(typed)
  }
  return (
    <NumberInput
      aria-label={label}
      w={width}
      hideControls
      min={0}
      max={9999}
      step={step}
      suffix={suffix}
      decimalScale={decimals}
      allowNegative={false}
      value={draft}
      onChange={setDraft}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
      }}
    />
  )
}
