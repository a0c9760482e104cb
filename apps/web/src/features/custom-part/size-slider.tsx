import { Slider } from '@mantine/core'
import type { SliderLimits } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { useId } from 'react'
import { LengthField } from '../../ui/fields/lengths/length-field.tsx'
import classes from './custom-part.module.css'

type SizeSliderProps = {
  readonly name: string
  readonly limits: SliderLimits
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A usable size in inches, by hand or by number; both keep to the limits and steps of spec 2 §5. */
export function SizeSlider({ name, limits, value, onChange }: SizeSliderProps) {
  const id = useId()
  return (
    <div className={classes.slider}>
      <div className={classes.row}>
        <label htmlFor={id}>{name}</label>
        <LengthField
          id={id}
          label={name}
          isLabelHidden
          width={96}
          range={limits}
          value={value}
          onCommit={onChange}
        />
      </div>
      <Slider
        thumbLabel={`${name} in inches`}
        {...limits}
        value={value}
        label={(length) => lengthText(length, 'part-size')}
        onChange={onChange}
      />
    </div>
  )
}
