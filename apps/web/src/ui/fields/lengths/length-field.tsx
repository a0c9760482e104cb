import type { Inches, LengthUnit } from '@ramp/domain'
import { formatTypedLength } from '@ramp/drafting'
import { clampToRange, NumericField, type NumericFieldLook, type Range } from '@ramp/shell'
import { readLength } from './read-length.ts'

/** The arrows move by half an inch (spec 2 §9), with Shift by a foot. */
const ARROW_STEP: Inches = 0.5
const FAR_STEP: Inches = 12

export type LengthFieldProps = NumericFieldLook & {
  readonly value: Inches | null
  readonly range: Range
  readonly units?: LengthUnit
  /** What the specification says of a length out of range; the range follows it. */
  readonly outOfRange?: (inches: Inches) => string | null
  readonly onClear?: () => void
  /** Stored while it is typed already. */
  readonly isLive?: boolean
} & (
    | { readonly onCommit: (value: Inches) => void; readonly onTry?: never }
    // Stores a length, or says in a sentence why it cannot be stored here.
    | { readonly onTry: (value: Inches) => string | null; readonly onCommit?: never }
  )

/** A length in any form a person writes: `25 1/2`, `24½`, `2'-1"`. */
export function LengthField({
  range,
  units = 'in',
  outOfRange,
  onCommit,
  onTry,
  ...field
}: LengthFieldProps) {
  const step = range.step ?? ARROW_STEP
  return (
    <NumericField
      {...field}
      kind="length"
      show={(inches) => formatTypedLength(inches, units)}
      read={(text) => readLength(text, { range, units, outOfRange })}
      nudge={(from, direction, isFar) =>
        clampToRange(from + direction * (isFar ? Math.max(FAR_STEP, step) : step), range, step)
      }
      hasKeypad={false}
      onCommit={(inches) => {
        if (onTry) return onTry(inches)
        onCommit(inches)
        return null
      }}
    />
  )
}
