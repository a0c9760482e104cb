import { SegmentedControl } from '@mantine/core'
import { choicesOf } from './choices-of.ts'
import { FieldRow } from './field-row.tsx'

type SegmentsRowProps<Value extends string> = {
  readonly label: string
  readonly values: readonly Value[]
  /** null: nothing is chosen yet. */
  readonly value: Value | null
  readonly onChoose: (value: Value) => void
}

/** One setting with a few values that stand beside each other. */
export const SegmentsRow = <Value extends string>({
  label,
  values,
  value,
  onChoose,
}: SegmentsRowProps<Value>) => (
  <FieldRow label={label}>
    <SegmentedControl
      aria-label={label}
      size="sm"
      data={[...choicesOf<string>(values)]}
      value={value ?? ''}
      onChange={(next) => {
        const chosen = values.find((one) => one === next)
        if (chosen) onChoose(chosen)
      }}
    />
  </FieldRow>
)
