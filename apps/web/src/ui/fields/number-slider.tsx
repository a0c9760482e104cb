import { Slider } from '@mantine/core'
import { useState } from 'react'
import classes from './number-slider.module.css'

export type NumberSliderProps = {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: number
  readonly onChange: (value: number) => void
}

/** Follows the hand and makes one edit when it is let go. */
export function NumberSlider({ label, min, max, step, value, onChange }: NumberSliderProps) {
  const [moving, setMoving] = useState<number | null>(null)
  const shown = moving ?? value
  return (
    <div className={classes.slider}>
      <span>{label}</span>
      <b className="figure">{Math.round(shown * 100) / 100}</b>
      <Slider
        thumbLabel={label}
        min={min}
        max={max}
        step={step}
        value={shown}
        label={null}
        onChange={setMoving}
        onChangeEnd={(next) => {
          setMoving(null)
          if (next !== value) onChange(next)
        }}
      />
    </div>
  )
}
