import type { LengthUnit } from '@ramp/domain'
import { formatLength, parseLength } from '@ramp/drawing'
import { MeasureRow, type MeasureRowProps } from './measure-row.tsx'

type LengthRowProps = MeasureRowProps & { readonly units: LengthUnit }

/** A length in any form a person writes: `5' 3 3/8`, `63 3/8`, `5.28ft`; the arrows go by half an inch, or by a foot. */
export const LengthRow = ({ units, ...field }: LengthRowProps) => (
  <MeasureRow
    {...field}
    show={(inches) => formatLength(inches, units)}
    read={(text) => parseLength(text, units)}
    step={0.5}
    bigStep={12}
  />
)
