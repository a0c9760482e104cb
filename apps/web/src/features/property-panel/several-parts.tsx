import type { PlacedPart } from '@ramp/domain'
import { weightText } from '../../lib/figure-text.ts'
import { partName } from '../../lib/part-text.ts'
import { FigureList } from '../../ui/figure-list.tsx'
import classes from './property-panel.module.css'

/** Several parts: how many of each, and what they weigh together. */
export function SeveralParts({ parts }: { readonly parts: readonly PlacedPart[] }) {
  const counts = new Map<string, number>()
  for (const { item } of parts) counts.set(partName(item), (counts.get(partName(item)) ?? 0) + 1)
  const weight = parts.reduce((sum, { item }) => sum + item.weight, 0)
  return (
    <>
      <h2 className={classes.name}>{parts.length} parts</h2>
      <p className={classes.sub}>Move, turn, clone or delete them together</p>
      <FigureList figures={[...counts, ['Weight', weightText(weight)]]} />
    </>
  )
}
