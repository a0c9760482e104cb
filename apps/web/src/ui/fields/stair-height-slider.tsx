import { Slider } from '@mantine/core'
import type { Inches } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { useState } from 'react'
import classes from './stair-height-slider.module.css'

/** Heights are chosen to the eighth of an inch. */
const STEP = 1 / 8

type StairHeightSliderProps = {
  readonly value: Inches
  /** Inclusive. */
  readonly from: Inches
  /** Exclusive (spec 1 §2, set stair height). */
  readonly below: Inches
  readonly onChange: (height: Inches) => void
}

/** Follows the hand while it moves and tells the height once, when it is let go. */
export function StairHeightSlider({ value, from, below, onChange }: StairHeightSliderProps) {
  const [moving, setMoving] = useState<Inches | null>(null)
  const last = below - STEP
  return (
    <div className={classes.slider}>
      <Slider
        thumbLabel="Stair height in inches"
        min={from}
        max={last}
        step={STEP}
        value={moving ?? value}
        label={(length) => lengthText(length, 'height')}
        onChange={setMoving}
        onChangeEnd={(height) => {
          setMoving(null)
          if (height !== value) onChange(height)
        }}
      />
      <p className={classes.ends} aria-hidden>
        <span>{lengthText(from, 'height')}</span>
        <span>less than {lengthText(below, 'height')}</span>
      </p>
    </div>
  )
}
