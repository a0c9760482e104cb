import { FieldRow } from '../field-row.tsx'
import { LengthField, type LengthFieldProps } from './length-field.tsx'

type LengthRowProps = LengthFieldProps & {
  readonly id: string
  /** Said of the field where its label alone is not enough. */
  readonly spoken?: string
  readonly about?: string
}

/** A setting that is a length: its name at the left, the field at the right. */
export const LengthRow = ({ id, label, spoken = label, about, width = 120, ...field }: LengthRowProps) => (
  <FieldRow label={label} htmlFor={id} hint={about}>
    <LengthField {...field} id={id} label={spoken} isLabelHidden width={width} />
  </FieldRow>
)
