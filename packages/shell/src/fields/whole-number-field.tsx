import { numberText } from '../texts/figure-text.ts'
import { NumericField, type NumericFieldLook } from './numeric-field.tsx'
import { parseDecimal, parseWholeNumber } from './parse-number.ts'
import { clampToRange, isWithin, type Range, rangeSentence } from './range.ts'
import type { Reading } from './use-typed-number.ts'

type PlainNumberProps = NumericFieldLook & {
  readonly value: number | null
  readonly range: Range
  /** Behind the number: ` lb`, `°` */
  readonly unit?: string
  /** What may stand before it where it is pasted: `Quote` */
  readonly prefix?: string
  readonly onClear?: () => void
  readonly isLive?: boolean
} & (
    | { readonly onCommit: (value: number) => void; readonly onTry?: never }
    // Stores a number, or says in a sentence why it cannot be stored here.
    | { readonly onTry: (value: number) => string | null; readonly onCommit?: never }
  )

/** A whole number: a quantity, days, pounds. */
export const WholeNumberField = (props: PlainNumberProps) => (
  <PlainNumberField {...props} kind="whole-number" what="a whole number from " parse={parseWholeNumber} />
)

/** A number with decimals and without a measure of its own: degrees, the size of letters. */
export const DecimalField = (props: PlainNumberProps) => (
  <PlainNumberField {...props} kind="decimal" what="a number from " parse={parseDecimal} />
)

type KindProps = {
  readonly kind: 'whole-number' | 'decimal'
  readonly what: string
  readonly parse: (text: string, unit?: string) => number | null
}

function PlainNumberField({
  kind,
  what,
  parse,
  range,
  unit = '',
  prefix = '',
  onCommit,
  onTry,
  ...field
}: PlainNumberProps & KindProps) {
  const step = range.step !== undefined && range.step > 1 ? range.step : 1
  const read = (text: string): Reading => {
    const value = parse(withoutPrefix(text.trim(), prefix), unit)
    return value !== null && isWithin(value, range)
      ? { kind: 'number', value }
      : { kind: 'refused', because: rangeSentence(range, (end) => `${numberText(end)}${unit}`, what) }
  }
  return (
    <NumericField
      {...field}
      kind={kind}
      read={read}
      show={(value) => `${Math.round(value * 10_000) / 10_000}${unit}`}
      nudge={(from, direction) => onStep(clampToRange(from + direction * step, range, step), range)}
      hasKeypad={kind === 'whole-number' && range.min >= 0}
      onCommit={(value) => {
        if (onTry) return onTry(value)
        onCommit(value)
        return null
      }}
    />
  )
}

/** An arrow key brings what stands between two steps onto one. */
const onStep = (value: number, { step }: Range): number =>
  step === undefined ? value : Math.round(value / step) * step

const withoutPrefix = (text: string, prefix: string): string =>
  prefix !== '' && text.toLowerCase().startsWith(prefix.toLowerCase()) ? text.slice(prefix.length) : text
