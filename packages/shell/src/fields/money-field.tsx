import { moneyText } from '../texts/figure-text.ts'
import { NumericField, type NumericFieldLook } from './numeric-field.tsx'
import { parseMoney } from './parse-money.ts'
import { clampToRange, isWithin, type Range, rangeSentence } from './range.ts'

type MoneyFieldProps = NumericFieldLook & {
  /** In cents. */
  readonly value: number | null
  /** In cents. */
  readonly range: Range
  readonly onCommit: (cents: number) => void
  readonly onClear?: (() => void) | undefined
}

/** An arrow key is a dollar. */
const DOLLAR = 100

/** An amount of money: typed in dollars, stored in whole cents. */
export const MoneyField = ({ range, onCommit, ...field }: MoneyFieldProps) => (
  <NumericField
    {...field}
    kind="money"
    read={(text) => {
      const value = parseMoney(text)
      return value !== null && isWithin(value, range)
        ? { kind: 'number', value }
        : { kind: 'refused', because: rangeSentence(range, moneyText, 'an amount from ') }
    }}
    show={moneyText}
    nudge={(from, direction) => clampToRange(from + direction * DOLLAR, range, DOLLAR)}
    hasKeypad={false}
    onCommit={(cents) => {
      onCommit(cents)
      return null
    }}
  />
)
