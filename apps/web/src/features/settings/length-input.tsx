import { NumberInput } from '@mantine/core'
import { INCHES_PER_FOOT, type Inches, type LengthUnit } from '@ramp/domain'
import { useState } from 'react'
import classes from './length-input.module.css'

/** The arrows move by half an inch (spec 2 §9). */
const ARROW_STEP = 0.5

type LengthInputProps = {
  readonly label: string
  readonly unit: LengthUnit
  readonly value: Inches
  readonly onChange: (value: Inches) => void
  /** What keeps the value from being taken, for assistive technology. */
  readonly describedBy?: string | undefined
}

/** A length in inches, or in feet plus inches, as the project's units say. What is not a number changes nothing. */
export function LengthInput({ label, unit, value, onChange, describedBy }: LengthInputProps) {
  if (unit === 'in') {
    return (
      <NumberField
        label={`${label} in inches`}
        suffix="″"
        step={ARROW_STEP}
        value={value}
        describedBy={describedBy}
        onChange={onChange}
      />
    )
  }
  const feet = Math.floor(value / INCHES_PER_FOOT)
  const inches = value - feet * INCHES_PER_FOOT
  return (
    <div className={classes.pair}>
      <NumberField
        label={`${label}, feet`}
        suffix="′"
        step={1}
        value={feet}
        describedBy={describedBy}
        onChange={(next) => onChange(next * INCHES_PER_FOOT + inches)}
      />
      <NumberField
        label={`${label}, inches`}
        suffix="″"
        step={ARROW_STEP}
        value={inches}
        describedBy={describedBy}
        onChange={(next) => onChange(feet * INCHES_PER_FOOT + next)}
      />
    </div>
  )
}

type NumberFieldProps = {
  readonly label: string
  readonly suffix: string
  readonly step: number
  readonly value: number
  readonly describedBy: string | undefined
  readonly onChange: (value: number) => void
}

/** Shows what is typed until the field is left: 14 inches become 1 foot and 2 inches then, not under the hand. */
function NumberField({ label, suffix, step, value, describedBy, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<number | string | null>(null)
  const leave = () => {
    if (typeof typed === 'number' && Number.isFinite(typed) && typed !== value) onChange(typed)
    setTyped(null)
  }
  return (
    <NumberInput
      aria-label={label}
      aria-describedby={describedBy}
      w={suffix === '′' ? 76 : 88}
      suffix={suffix}
      step={step}
      min={0}
      decimalScale={4}
      value={typed ?? value}
      onChange={setTyped}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave()
      }}
    />
  )
}
