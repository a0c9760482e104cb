import { normalizeAngle } from '@ramp/domain'
import { MeasureField, type MeasureFieldProps } from './measure-field.tsx'

type AngleFieldProps = MeasureFieldProps & {
  /** What is typed is brought to the nearest of these; the arrow keys go by them. */
  readonly step: number
}

/** An angle in degrees. */
export function AngleField({ value, step, onCommit, ...field }: AngleFieldProps) {
  const arrow = Math.max(step, 1)
  return (
    <MeasureField
      {...field}
      value={value}
      onCommit={(degrees) => {
        const next = normalizeAngle(Math.round(degrees / step) * step)
        if (next !== value) onCommit(next)
      }}
      show={(degrees) => `${Math.round(degrees * 10) / 10}°`}
      read={readAngle}
      step={arrow}
      bigStep={arrow}
    />
  )
}

function readAngle(text: string): number | null {
  const number = Number(text.replace(/°|deg(?:rees)?/i, '').trim())
  return text.trim() !== '' && Number.isFinite(number) ? number : null
}
