import type { ReactNode } from 'react'
import type { Choice } from './choices-of.ts'
import { FieldRow } from './field-row.tsx'
import { Select } from './select.tsx'

type ChoiceRowProps<Value extends string> = {
  readonly id: string
  readonly label: string
  readonly choices: readonly Choice<Value>[]
  readonly value: string | null
  readonly onChoose: (value: Value) => void
  /** In pixels. */
  readonly width?: number
  readonly isDisabled?: boolean
  readonly hint?: ReactNode
}

/** One setting that is chosen from a list. What is chosen already changes nothing. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { id, label, choices, value, onChoose, width, isDisabled = false, hint } = props
  return (
    <FieldRow label={label} htmlFor={id} hint={hint}>
      <Select
        id={id}
        {...(width !== undefined && { w: width })}
        data={[...choices]}
        value={value}
        disabled={isDisabled}
        onChange={(next) => {
          const chosen = choices.find((one) => one.value === next)
          if (chosen && next !== value) onChoose(chosen.value)
        }}
      />
    </FieldRow>
  )
}
