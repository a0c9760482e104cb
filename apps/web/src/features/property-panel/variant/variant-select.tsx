import { ChoiceRow } from '../../../ui/fields/choice-row.tsx'
import type { VariantChoice } from './variant-choices.ts'

type VariantSelectProps<Value extends string> = {
  readonly id: string
  readonly label: string
  readonly choices: readonly VariantChoice<Value>[]
  readonly value: string | null
  readonly isDisabled: boolean
  readonly onChoose: (value: Value) => void
}

/** One property of the item. What cannot be had stays in the list, and the reason stands below. */
export function VariantSelect<Value extends string>(props: VariantSelectProps<Value>) {
  const { id, label, choices, value, isDisabled, onChoose } = props
  const reasons = choices.flatMap(({ because }) => because ?? [])
  return (
    <ChoiceRow
      id={id}
      label={label}
      hint={reasons.length > 0 ? reasons.join(' ') : null}
      choices={choices.map((one) => ({
        value: one.value,
        label: one.label,
        disabled: one.because !== null && one.value !== value,
      }))}
      value={value}
      isDisabled={isDisabled || value === null || choices.length < 2}
      onChoose={onChoose}
    />
  )
}
