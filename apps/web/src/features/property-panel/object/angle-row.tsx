import { normalizeAngle } from '@ramp/domain'
import { DecimalField } from '@ramp/shell'
import { FieldRow } from '../../../ui/fields/field-row.tsx'

type AngleRowProps = {
  readonly id: string
  readonly label: string
  /** Said of the field where its label alone is not enough. */
  readonly spoken?: string
  readonly value: number
  /** What is turned stands at multiples of these degrees; the arrow keys go by them. */
  readonly step: number
  /** All the way round, either way, unless less is possible. */
  readonly range?: { readonly min: number; readonly max: number }
  readonly onCommit: (degrees: number) => void
}

const ROUND = { min: -360, max: 360 } as const

/** An angle in degrees. One that is not allowed stays in the field, which says what is. */
export const AngleRow = ({
  label,
  spoken = label,
  step,
  range = ROUND,
  onCommit,
  ...field
}: AngleRowProps) => (
  <FieldRow label={label} htmlFor={field.id}>
    <DecimalField
      {...field}
      label={spoken}
      isLabelHidden
      width={112}
      range={{ ...range, step }}
      unit="°"
      onCommit={(degrees) => {
        const next = normalizeAngle(degrees)
        if (next !== field.value) onCommit(next)
      }}
    />
  </FieldRow>
)
