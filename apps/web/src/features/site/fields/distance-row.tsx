import type { ComponentProps } from 'react'
import { useProject } from '../../../project/use-project.ts'
import { LengthField } from '../../../ui/fields/lengths/length-field.tsx'
import { LengthRow } from '../../../ui/fields/lengths/length-row.tsx'

/** A distance on the site, shown in the units of the project; heights and readings are in inches in either. */
export function DistanceRow(row: ComponentProps<typeof LengthRow>) {
  return <LengthRow width={96} units={useProject().units} {...row} />
}

export function DistanceField(field: ComponentProps<typeof LengthField>) {
  return <LengthField units={useProject().units} {...field} />
}
