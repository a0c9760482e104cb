import { NumericField, type NumericFieldLook } from './numeric-field.tsx'
import { parsePercent } from './parse-percent.ts'
import { clampToRange, isWithin, type Range, rangeSentence } from './range.ts'

type PercentFieldProps = NumericFieldLook & {
  readonly value: number | null
  readonly range: Range
  readonly onCommit: (percent: number) => void
  readonly onClear?: (() => void) | undefined
}

const exact = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 })
const percentText = (percent: number) => `${exact.format(percent)}%`

/** A percent with at most three decimals. */
export const PercentField = ({ range, onCommit, ...field }: PercentFieldProps) => (
  <NumericField
    {...field}
    kind="decimal"
    read={(text) => {
      const value = parsePercent(text)
      return value !== null && isWithin(value, range)
        ? { kind: 'number', value }
        : {
            kind: 'refused',
            because: `${rangeSentence(range, percentText).slice(0, -1)}, with at most three decimals.`,
          }
    }}
    show={percentText}
    nudge={(from, direction) => clampToRange(from + direction, range, 1)}
    hasKeypad={false}
    onCommit={(percent) => {
      onCommit(percent)
      return null
    }}
  />
)
