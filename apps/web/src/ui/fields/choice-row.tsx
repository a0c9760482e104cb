import { memo, type ReactNode } from 'react'
import { useLatest } from '../../lib/use-latest.ts'
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
  const choose = useLatest((next: string | null) => {
    const chosen = choices.find((one) => one.value === next)
    if (chosen && next !== value) onChoose(chosen.value)
  })
  return (
    <FieldRow label={label} htmlFor={id} hint={hint}>
      <List id={id} choices={choices} value={value} width={width} isDisabled={isDisabled} onChoose={choose} />
    </FieldRow>
  )
}

type ListProps = {
  readonly id: string
  readonly choices: readonly Choice<string>[]
  readonly value: string | null
  readonly width: number | undefined
  readonly isDisabled: boolean
  readonly onChoose: (value: string | null) => void
}

/** A list is a dozen components: it renders when what it shows changes, and not with every move of the part beside it. */
const List = memo(
  ({ id, choices, value, width, isDisabled, onChoose }: ListProps) => (
    <Select
      id={id}
      {...(width !== undefined && { w: width })}
      data={[...choices]}
      value={value}
      disabled={isDisabled}
      onChange={onChoose}
    />
  ),
  (before, now) =>
    before.id === now.id &&
    before.value === now.value &&
    before.width === now.width &&
    before.isDisabled === now.isDisabled &&
    before.onChoose === now.onChoose &&
    hasSameChoices(before.choices, now.choices),
)

const hasSameChoices = (before: readonly Choice<string>[], now: readonly Choice<string>[]): boolean =>
  before.length === now.length &&
  before.every(
    ({ value, label, disabled }, index) =>
      value === now[index]?.value && label === now[index].label && disabled === now[index].disabled,
  )
