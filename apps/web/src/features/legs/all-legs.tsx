import type { Analysis } from '@ramp/domain'
import { ItemLines } from '../../ui/steps/item-lines.tsx'
import { legLines } from './leg-rows.ts'

/** The legs of the parts list; one item is a pair (spec 3 §2.12). */
export const AllLegs = ({ analysis }: { readonly analysis: Analysis }) => (
  <ItemLines
    label="All Legs"
    quantity="Qty (Pairs)"
    lines={legLines(analysis)}
    empty="No legs: no part is high enough, or all are switched off."
  />
)
