import { normalizeAngle } from '@ramp/domain'
import { MeasureRow, type MeasureRowProps } from './measure-row.tsx'

type AngleRowProps = MeasureRowProps & {
  /** What is typed is brought to the nearest of these; the arrow keys go by them. */
  readonly step: number
}

/** An angle in degrees. */
export function AngleRow({ value, step, onCommit, ...field }: AngleRowProps) {
  const arrow = Math.max(step, 1)
  return (
    <MeasureRow
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
