import { type Inches, isAtMost } from '../../base/units.ts'
import type { Edit } from '../../edits/edit.ts'
import { replaceItem, setHandrailSides } from '../../edits/part-edits.ts'
import { transformItem } from '../../model/catalogue/custom/transform-item.ts'
import type { Item } from '../../model/catalogue/item.ts'
import type { PartId } from '../../model/layout/part.ts'
import { askedCodes } from '../../model/products/building-codes.ts'
import type { Handrails } from '../../model/products/product-line.ts'
import { productRules } from '../../model/products/product-rules.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import type { PlacedPart } from '../../rules/placement/placed-part.ts'
import { dropOf } from '../../rules/site-measures/drops.ts'

/** Another railing for parts whose height asks for it, or asks for it no more. */
export type RailingChange = {
  readonly parts: readonly PartId[]
  /** How far one may fall from the highest of them, inches. */
  readonly drop: Inches
  readonly to: Handrails
  readonly edit: Edit
}

/** Above this a guard is required (IRC R312.1.1, IBC 1015.2). */
const UNGUARDED: Inches = 30
const GUARDS: readonly Handrails[] = ['GUARDS', 'VERT_PICKET']
const PLAIN: readonly (Handrails | null)[] = ['NO_RAILS', 'TWO_LINE']

/** Guards for parts with plain rails that a code requires guards on at their height; null where there are none. */
export function missingGuards(analysis: Analysis): RailingChange | null {
  const { product } = analysis.layout.project
  const codes = askedCodes(analysis.layout.project)
  const to = productRules(product).handrails.find((one) => GUARDS.includes(one))
  if (!to || !(codes.includes('IRC') || codes.includes('IBC'))) return null
  return changeTo(
    to,
    analysis,
    ({ item }, drop) => !isAtMost(drop, UNGUARDED) && PLAIN.includes(item.handrails),
  )
}

/**
 * The railing of the project for parts with guards that are not high enough to require any, as after a lower rise; null where
 * there are none, or where the project has guards anyway.
 */
export function needlessGuards(analysis: Analysis): RailingChange | null {
  const { handrails: to } = analysis.layout.project
  if (GUARDS.includes(to)) return null
  return changeTo(
    to,
    analysis,
    ({ item }, drop) =>
      isAtMost(drop, UNGUARDED) && item.handrails !== null && GUARDS.includes(item.handrails),
  )
}

function changeTo(
  to: Handrails,
  analysis: Analysis,
  isMeant: (placed: PlacedPart, drop: Inches) => boolean,
): RailingChange | null {
  const found = analysis.placement.parts.flatMap((placed) => {
    const drop = placed.isSystem ? dropOf(placed, analysis) : null
    const item = drop !== null && isMeant(placed, drop) ? withRailing(placed.item, to, analysis) : null
    return drop !== null && item ? [{ id: placed.part.id, drop, item }] : []
  })
  if (found.length === 0) return null
  return {
    parts: found.map(({ id }) => id),
    drop: Math.max(...found.map(({ drop }) => drop)),
    to,
    edit: (layout) => found.reduce((sofar, { id, item }) => railedAlike(id, item)(sofar), layout),
  }
}

/** The same part with another railing; null where it is not sold so, or would be of another size. */
function withRailing(item: Item, handrails: Handrails, { catalogue }: Analysis): Item | null {
  const found = transformItem(catalogue, item, { handrails })
  const isAsBig = found?.width === item.width && found.length === item.length
  return isAsBig ? found : null
}

/** Another item on the same sides: only what stands there is another railing. */
const railedAlike =
  (id: PartId, item: Item): Edit =>
  (layout) => {
    const part = layout.parts.find((one) => one.id === id)
    const changed = replaceItem(id, item)(layout)
    return part && 'handrailSides' in part ? setHandrailSides([id], part.handrailSides)(changed) : changed
  }
