import { NumberInput } from '@mantine/core'
import { INCHES_PER_FOOT, type Inches, type LengthUnit } from '@ramp/domain'
import classes from './length-input.module.css'

/** The arrows move by half an inch (spec 2 §9). */
const ARROW_STEP = 0.5

type LengthInputProps = {
  readonly label: string
  readonly unit: LengthUnit
  readonly value: Inches
  readonly onChange: (value: Inches) => void
}

/** A length in inches, or in feet plus inches, as the project's units say. What is not a number changes nothing. */
export function LengthInput({ label, unit, value, onChange }: LengthInputProps) {
  if (unit === 'in') {
    return (
      <NumberField
        label={`${label} in inches`}
        suffix="″"
        step={ARROW_STEP}
        value={value}
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
        onChange={(next) => onChange(next * INCHES_PER_FOOT + inches)}
      />
      <NumberField
        label={`${label}, inches`}
        suffix="″"
        step={ARROW_STEP}
        value={inches}
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
  readonly onChange: (value: number) => void
}

const NumberField = ({ label, suffix, step, value, onChange }: NumberFieldProps) => (
  <NumberInput
    aria-label={label}
    w={suffix === '′' ? 76 : 88}
    suffix={suffix}
    step={step}
    min={0}
    decimalScale={4}
    value={value}
    onChange={(next) => {
      if (typeof next === 'number' && Number.isFinite(next)) onChange(next)
    }}
  />
)
