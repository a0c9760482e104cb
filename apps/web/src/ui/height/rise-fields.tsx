import { type Inches, type MeasuredRise, riseOf } from '@ramp/domain'
import { useState } from 'react'
import { Disclosure } from '../panel/disclosure.tsx'
import { HeightField } from './height-field.tsx'
import classes from './rise-fields.module.css'

type RiseFieldsProps = {
  readonly label: string
  readonly value: Inches | null
  readonly onChange: (rise: Inches | null) => void
  /** What was typed holds. */
  readonly onEnter?: () => void
  readonly isFocused?: boolean
}

const NOTHING: MeasuredRise = { threshold: null, porch: null, falls: null, rises: null }

const FIELDS = [
  ['threshold', 'Threshold, only when flush'],
  ['porch', 'Porch or steps'],
  ['falls', 'Ground falls by'],
  ['rises', 'Ground rises by'],
] as const

/** The height of a door above the ground where the system ends: typed, or worked out from what was measured. */
export function RiseFields({ label, value, onChange, onEnter, isFocused = true }: RiseFieldsProps) {
  const [measured, setMeasured] = useState(NOTHING)
  const taken = onEnter && { onEnter }
  const measure = (name: keyof MeasuredRise, height: Inches | null) => {
    const now = { ...measured, [name]: height }
    setMeasured(now)
    onChange(riseOf(now))
  }
  return (
    <div className={classes.fields}>
      <HeightField {...taken} label={label} value={value} onChange={onChange} isFocused={isFocused} />
      <Disclosure title="Add it up">
        <div className={classes.measured}>
          {FIELDS.map(([name, what]) => (
            <HeightField
              key={name}
              label={what}
              value={measured[name]}
              onChange={(height) => measure(name, height)}
              {...taken}
              isBrief
            />
          ))}
        </div>
      </Disclosure>
    </div>
  )
}
