import type { Layout } from '../../model/layout/layout.ts'
import type { Handrails } from '../../model/products/product-line.ts'
import { productRules } from '../../model/products/product-rules.ts'
import type { Placement } from '../placement/placed-part.ts'

type Drawn = { readonly layout: Pick<Layout, 'project'>; readonly placement: Placement }

/**
 * The railings that the drawn system parts come with, in the order of the line's options: parts keep theirs when the option
 * changes, and a ramp from Fit has guards where they are required. The option of the project while no part has any.
 */
export function railingsOf({ layout: { project }, placement }: Drawn): readonly Handrails[] {
  const drawn = new Set(placement.parts.flatMap(({ isSystem, item }) => (isSystem ? [item.handrails] : [])))
  const railings = productRules(project.product).handrails.filter(
    (one) => one !== 'NO_RAILS' && drawn.has(one),
  )
  if (railings.length > 0) return railings
  return [drawn.has('NO_RAILS') ? 'NO_RAILS' : project.handrails]
}
