import { NumberInput, Slider } from '@mantine/core'
import type { SliderLimits } from '@ramp/domain'
import { formatInches } from '@ramp/drawing'
import { useId } from 'react'
import classes from './custom-part.module.css'

type SizeSliderProps = {
  readonly name: string
  readonly limits: SliderLimits
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A usable size in inches, by hand or by number; both keep to the limits of spec 2 §5. */
export function SizeSlider({ name, limits: { min, max, step }, value, onChange }: SizeSliderProps) {
  const id = useId()
  return (
    <div className={classes.slider}>
      <div className={classes.row}>
        <label htmlFor={id}>{name}</label>
        <NumberInput
          id={id}
          w={96}
          suffix="″"
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={(next) => {
            if (typeof next === 'number' && next >= min && next <= max) onChange(next)
          }}
          onBlur={() => onChange(onStep(value, { min, max, step }))}
        />
      </div>
      <Slider
        thumbLabel={`${name} in inches`}
        min={min}
        max={max}
        step={step}
        value={value}
        label={formatInches}
        onChange={onChange}
      />
    </div>
  )
}

/** The nearest size the slider has: a length typed as 40 becomes 42. */
const onStep = (value: number, { min, max, step }: SliderLimits): number =>
  Math.min(max, Math.max(min, Math.round(value / step) * step))
