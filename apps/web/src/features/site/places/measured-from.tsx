import { DRAWING, type MeasuringPoint, measuringPoints } from '@ramp/domain'
import { useState } from 'react'
import { capital } from '../../../lib/names/capital.ts'
import { useLayout } from '../../../project/use-layout.ts'
import { ChoiceRow } from '../../../ui/fields/choice-row.tsx'
import { measuringHint } from '../words/measure-words.ts'

type MeasuredFrom = {
  readonly from: MeasuringPoint
  readonly points: readonly MeasuringPoint[]
  readonly choose: (key: string) => void
}

/** Where positions are measured from: the door, once it has a place, until another point is chosen. */
export function useMeasuredFrom(): MeasuredFrom {
  const { site } = useLayout()
  const [key, choose] = useState<string | null>(null)
  const points = measuringPoints(site)
  return { from: points.find((one) => one.key === key) ?? points[0] ?? DRAWING, points, choose }
}

const nameOf = ({ kind, name }: MeasuringPoint): string =>
  kind === 'drawing' ? 'Edges of the drawing' : capital(name)

/** Left and behind are negative: said once, where the point is chosen. */
export const MeasuredFromRow = ({ id, of }: { readonly id: string; readonly of: MeasuredFrom }) => (
  <ChoiceRow
    id={id}
    label="Measured from"
    width={170}
    choices={of.points.map((point) => ({ value: point.key, label: nameOf(point) }))}
    value={of.from.key}
    onChoose={of.choose}
    hint={measuringHint(of.from)}
  />
)
