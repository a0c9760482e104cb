import type { Inches } from '@ramp/domain'
import { formatTypedLength, lengthText } from '@ramp/drafting'
import { clampToRange, NumericField } from '@ramp/shell'
import { HEIGHTS } from '../fields/lengths/length-limits.ts'
import { HOW_TO_TYPE, readHeight } from './read-height.ts'

/** The arrows move by half an inch (spec 2 §9). */
const ARROW_STEP: Inches = 0.5

type HeightFieldProps = {
  readonly label: string
  /** null: nothing has been said yet. */
  readonly value: Inches | null
  readonly onChange: (value: Inches | null) => void
  readonly isDisabled?: boolean
  /** The height was asked for and is still missing. */
  readonly isMissing?: boolean
  /** It is what a person is here for: it has the focus when it appears, with its text selected. */
  readonly isFocused?: boolean
  /** It is taken while it is typed; else on Enter or when the field is left, which is for a field that goes away with its answer. */
  readonly isLive?: boolean
  /** It says less, because it stands among others. */
  readonly isBrief?: boolean
  /** Enter was pressed on a height that can be read, and it was taken. */
  readonly onEnter?: () => void
}

/** A height above the ground; below it the same height in the other way of writing. */
export function HeightField({
  value,
  onChange,
  isMissing = false,
  isBrief = false,
  isLive = true,
  ...field
}: HeightFieldProps) {
  return (
    <NumericField
      {...field}
      kind="length"
      isLive={isLive}
      value={value}
      show={(inches) => formatTypedLength(inches)}
      read={readHeight}
      nudge={(from, direction) => clampToRange(from + direction * ARROW_STEP, HEIGHTS, ARROW_STEP)}
      hasKeypad={false}
      placeholder={lengthText(0, 'height')}
      error={isMissing && value === null ? HOW_TO_TYPE : null}
      hint={isBrief ? null : value === null ? HOW_TO_TYPE : value < 12 ? null : bothWays(value)}
      onCommit={(inches) => {
        onChange(inches)
        return null
      }}
      onClear={() => onChange(null)}
    />
  )
}

const bothWays = (value: Inches): string => `${formatTypedLength(value)} is ${formatTypedLength(value, 'ft')}`
