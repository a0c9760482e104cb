import { type Catalogue, itemForAny, smallestFitting } from '../catalogue/catalogue.ts'
import type { Item } from '../catalogue/item.ts'
import type { Connections } from '../connections/joint.ts'
import { distinct } from '../distinct.ts'
import { choiceById } from '../layout/choice-by-id.ts'
import type { Issue } from '../layout/issue.ts'
import type { Layout, LegChoice } from '../layout/layout.ts'
import type { PartId } from '../layout/part.ts'
import { placedOf } from '../placement/placed-of.ts'
import type { Placement } from '../placement/placed-part.ts'
import { productRules } from '../products/product-rules.ts'
import type { PartHeight } from '../runs/run-figures.ts'
import { type Inches, isAtMost, isLess } from '../units.ts'
import type { Leg } from './leg.ts'
import type { LegPosition } from './leg-position.ts'
import { legPositions } from './leg-positions.ts'

/** Below this surface height a low-profile foot stands instead of a leg (domain 7.10, legs, 2). */
export const LOW_PROFILE_BELOW: Inches = 6.5
/** A low-profile platform this low lies on the ground without feet (domain 7.2). */
const ON_THE_GROUND: Inches = 1.5

/** Every leg of a layout with its stock item (spec 3 §4.5, domain 7.10). */
export function standLegs(
  layout: Layout,
  placement: Placement,
  connections: Connections,
  heights: ReadonlyMap<PartId, PartHeight>,
  catalogue: Catalogue,
): readonly Leg[] {
  if (!layout.autoGenLegs) return []
  const chosen = choiceById(layout.legChoices)
  const stock = stockOf(catalogue)
  const { noLegsUpTo } = productRules(layout.project.product)
  const legs: Leg[] = []
  for (const position of legPositions(placement, connections, heights)) {
    const { item } = placedOf(placement, position.part)
    const lowest = (item.isLowProfile ? ON_THE_GROUND : noLegsUpTo) ?? Number.NEGATIVE_INFINITY
    const isFlat = position.under === 'platform' && isAtMost(position.height, lowest)
    if (!isFlat) legs.push(legAt(position, chosen(position.id), stock))
  }
  return legs
}

/** One issue for all parts that stand higher than any leg in stock. */
export function legIssues(legs: readonly Leg[]): readonly Issue[] {
  const parts = legs.flatMap(({ part, isActive, shortName, height }) =>
    isActive && shortName === null && height > 0 ? [part] : [],
  )
  if (parts.length === 0) return []
  return [{ code: 'leg.none-long-enough', severity: 'error', area: 'leg', parts: distinct(parts) }]
}

function legAt(position: LegPosition, choice: LegChoice | undefined, stock: Stock): Leg {
  const isEditable = position.under === 'platform'
  const height = (isEditable ? choice?.updatedLength : null) ?? position.height
  const isTypedAway = isEditable && choice?.updatedLength === 0
  const isLowPro = (isEditable ? choice?.isLowPro : null) ?? isLess(height, LOW_PROFILE_BELOW)
  return {
    id: position.id,
    part: position.part,
    x: position.at.x,
    y: position.at.y,
    originalLength: position.height,
    height,
    isActive: isEditable ? (choice?.isActive ?? true) : true,
    isLowPro,
    isEditable,
    // A length typed as 0 says that nothing stands here (spec 3 §4.5).
    shortName: isTypedAway ? null : (legItem(position, height, isLowPro, stock)?.shortName ?? null),
  }
}

type Stock = {
  readonly leg: (height: Inches) => Item | null
  readonly platformFoot: Item | null
  readonly rampFoot: Item | null
}

const stockOf = (catalogue: Catalogue): Stock => ({
  leg: (height) => smallestFitting(catalogue, 'leg', height, { strict: true }),
  platformFoot: itemForAny(catalogue, ['foot-low-profile-platform', 'foot-low-profile']),
  rampFoot: itemForAny(catalogue, ['foot-low-profile-ramp', 'foot-low-profile']),
})

/** The smallest stock leg strictly longer than the height, or the low-profile foot (domain 7.10, legs, 2 to 4). */
function legItem(
  { under }: LegPosition,
  height: Inches,
  isLowPro: boolean,
  { leg, platformFoot, rampFoot }: Stock,
): Item | null {
  if (!isLowPro) return leg(height)
  return under === 'platform' ? platformFoot : rampFoot
}
