import { normalizeAngle } from '@ramp/domain'
import { angleRefusal } from './angle-refusal.ts'
import { MeasureRow, type MeasureRowProps } from './measure-row.tsx'

type AngleRowProps = MeasureRowProps & {
  /** What is turned stands at multiples of these degrees; the arrow keys go by them. */
  readonly step: number
}

/** An angle in degrees. One that is not allowed says so and changes nothing. */
export function AngleRow({ value, step, onCommit, ...field }: AngleRowProps) {
  const arrow = Math.max(step, 1)
  return (
    <MeasureRow
      {...field}
      value={value}
      onCommit={(degrees) => {
        // What is typed is a step already; an arrow key brings what stands between two steps onto one.
        const next = normalizeAngle(Math.round(degrees / step) * step)
        if (next !== value) onCommit(next)
      }}
      show={(degrees) => `${Math.round(degrees * 10) / 10}°`}
      read={readAngle}
      refuse={(degrees) => angleRefusal(degrees, step)}
      step={arrow}
      bigStep={arrow}
    />
  )
}

function readAngle(text: string): number | null {
  const number = Number(text.replace(/°|deg(?:rees)?/i, '').trim())
  return text.trim() !== '' && Number.isFinite(number) ? number : null
}
