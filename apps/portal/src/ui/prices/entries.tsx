import { NativeSelect, TextInput } from '@mantine/core'
import { DecimalField, MoneyField, PercentField, WholeNumberField } from '@ramp/shell'
import { useProblem } from './draft/problems-context.ts'
import classes from './prices.module.css'

type EntryProps<Value> = {
  /** Where it is in the terms, such as `method.percent`: what is wrong there is said at this field. */
  readonly path: string
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** What an empty field means. */
  readonly placeholder?: string
  readonly hint?: string | null
  readonly isLabelHidden?: boolean
}

const NOT_ENTERED = 'Not entered'
/** The contract of price terms has the same limits. */
const MOST_CENTS = 100_000_000
const MOST_PERCENT = 1000

/** An amount of money, in cents; null is not entered. */
export const MoneyEntry = ({
  path,
  onChange,
  placeholder = NOT_ENTERED,
  ...field
}: EntryProps<number | null>) => (
  <MoneyField
    {...field}
    range={{ min: 0, max: MOST_CENTS }}
    placeholder={placeholder}
    error={useProblem(path)}
    onCommit={onChange}
    onClear={() => onChange(null)}
  />
)

/** What is charged for each of something; an empty field charges nothing for it. */
export const ChargeEntry = ({
  value,
  onChange,
  placeholder = 'Not charged',
  ...field
}: EntryProps<number | null>) => (
  <MoneyEntry
    {...field}
    value={value === 0 ? null : value}
    placeholder={placeholder}
    onChange={(cents) => onChange(cents ?? 0)}
  />
)

type PercentEntryProps = EntryProps<number | null> & {
  readonly min?: number
  readonly max?: number
  readonly isBelowMax?: boolean
}

export const PercentEntry = ({
  path,
  onChange,
  placeholder = NOT_ENTERED,
  min = 0,
  max = MOST_PERCENT,
  isBelowMax = false,
  ...field
}: PercentEntryProps) => (
  <PercentField
    {...field}
    range={{ min, max, isBelowMax }}
    placeholder={placeholder}
    error={useProblem(path)}
    onCommit={onChange}
    onClear={() => onChange(null)}
  />
)

type CountEntryProps = EntryProps<number | null> & {
  readonly min?: number
  readonly max: number
  readonly unit?: string
}

/** A whole number: months, minutes, pounds. */
export const CountEntry = ({
  path,
  onChange,
  placeholder = NOT_ENTERED,
  min = 0,
  max,
  ...field
}: CountEntryProps) => (
  <WholeNumberField
    {...field}
    range={{ min, max }}
    placeholder={placeholder}
    error={useProblem(path)}
    onCommit={onChange}
    onClear={() => onChange(null)}
  />
)

type StepsEntryProps = EntryProps<number | null> & {
  readonly max: number
  readonly step?: number
  readonly unit?: string
}

/** A number with decimals: hours in quarters, miles, a width in inches. */
export const StepsEntry = ({
  path,
  onChange,
  placeholder = NOT_ENTERED,
  max,
  step,
  ...field
}: StepsEntryProps) => (
  <DecimalField
    {...field}
    range={{ min: 0, max, ...(step !== undefined && { step }) }}
    placeholder={placeholder}
    error={useProblem(path)}
    onCommit={onChange}
    onClear={() => onChange(null)}
  />
)

const DESCRIBED = { description: classes.description ?? '' }

type WordsEntryProps = EntryProps<string> & { readonly maxLength: number; readonly isDay?: boolean }

export const WordsEntry = ({
  path,
  label,
  value,
  onChange,
  placeholder = '',
  hint = null,
  isLabelHidden = false,
  isDay = false,
  maxLength,
}: WordsEntryProps) => (
  <TextInput
    classNames={DESCRIBED}
    {...(isLabelHidden ? { 'aria-label': label } : { label })}
    {...(isDay && { type: 'date' })}
    value={value}
    placeholder={placeholder}
    description={hint}
    inputWrapperOrder={['label', 'input', 'error', 'description']}
    maxLength={maxLength}
    error={useProblem(path)}
    errorProps={{ role: 'alert' }}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)

export type Choice<Value extends string> = readonly [value: Value, name: string]

type ChoiceEntryProps<Value extends string> = EntryProps<Value> & {
  readonly choices: readonly Choice<Value>[]
}

export function ChoiceEntry<Value extends string>({
  path,
  label,
  value,
  onChange,
  hint = null,
  isLabelHidden = false,
  choices,
}: ChoiceEntryProps<Value>) {
  const problem = useProblem(path)
  return (
    <NativeSelect
      className={classes.choice ?? ''}
      classNames={DESCRIBED}
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      data={choices.map(([one, name]) => ({ value: one, label: name }))}
      value={value}
      description={hint}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      error={problem}
      errorProps={{ role: 'alert' }}
      onChange={({ currentTarget }) => {
        const chosen = choices.find(([one]) => one === currentTarget.value)
        if (chosen) onChange(chosen[0])
      }}
    />
  )
}
