import { choiceById } from '../../base/choice-by-id.ts'
import { distinct } from '../../base/distinct.ts'
import { type Inches, isAtMost, isLess, roundTo } from '../../base/units.ts'
import { type Catalogue, itemForAny, smallestFitting } from '../../model/catalogue/catalogue.ts'
import type { Item } from '../../model/catalogue/item.ts'
import type { Ground } from '../../model/ground/ground.ts'
import type { KnownBy } from '../../model/ground/spot.ts'
import type { Issue } from '../../model/layout/issue.ts'
import type { Layout, LegChoice } from '../../model/layout/layout.ts'
import type { PartId } from '../../model/layout/part.ts'
import { groundOf } from '../../model/layout/site-ground.ts'
import { productRules } from '../../model/products/product-rules.ts'
import type { Connections } from '../connections/joint.ts'
import { placedOf } from '../placement/placed-of.ts'
import type { Placement } from '../placement/placed-part.ts'
import type { PartHeight } from '../runs/run-figures.ts'
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
  const ground = groundOf(layout.site)
  const terrain = ground && { ground, reserves: layout.site.reservesForLegs === true }
  const { noLegsUpTo } = productRules(layout.project.product)
  const legs: Leg[] = []
  for (const position of legPositions(placement, connections, heights, ground)) {
    const { item } = placedOf(placement, position.part)
    const lowest = (item.isLowProfile ? ON_THE_GROUND : noLegsUpTo) ?? Number.NEGATIVE_INFINITY
    const isFlat = position.under === 'platform' && isAtMost(position.height, lowest)
    if (!isFlat) legs.push(legAt(position, chosen(position.id), stock, terrain))
  }
  return legs
}

/** What is wrong with legs, and which of them the ground may make longer. */
export const legIssues = (legs: readonly Leg[]): readonly Issue[] => [...tooHigh(legs), ...nearNextSize(legs)]

/** One issue for the legs near the next size, with the one that is nearest; a leg in reserve is near none. */
function nearNextSize(legs: readonly Leg[]): readonly Issue[] {
  const near = legs.flatMap(({ part, isActive, ground }) =>
    isActive && ground && ground.spare !== null && isLess(ground.spare, DOUBT[ground.how])
      ? [{ part, how: ground.how, spare: ground.spare }]
      : [],
  )
  const [nearest] = near.toSorted((a, b) => a.spare - b.spare)
  if (!nearest) return []
  const values = { count: near.length, left: roundTo(nearest.spare, 2), how: nearest.how }
  const parts = distinct(near.map(({ part }) => part))
  return [{ code: 'leg.near-next-size', severity: 'warning', area: 'leg', parts, values }]
}

/** One issue for all parts that stand higher than any leg in stock. */
function tooHigh(legs: readonly Leg[]): readonly Issue[] {
  const parts = legs.flatMap(({ part, isActive, shortName, height }) =>
    isActive && shortName === null && height > 0 ? [part] : [],
  )
  if (parts.length === 0) return []
  return [{ code: 'leg.none-long-enough', severity: 'error', area: 'leg', parts: distinct(parts) }]
}

/** The ground, and whether legs near the next size are ordered of that size. */
type Terrain = { readonly ground: Ground; readonly reserves: boolean }

/** So much the ground may lie lower than it was taken for, by how it is known (site 4). */
const DOUBT: Readonly<Record<KnownBy, Inches>> = { measured: 0.5, estimated: 1.5, assumed: 3 }

function legAt(
  position: LegPosition,
  choice: LegChoice | undefined,
  stock: Stock,
  terrain: Terrain | null,
): Leg {
  const isEditable = position.under === 'platform'
  const by = isEditable ? choice : undefined
  const height = by?.updatedLength ?? position.height
  const how = terrain?.ground.readingAt(position.at).how ?? null
  // What was chosen by hand was measured by hand.
  const isDerived = (by?.updatedLength ?? by?.isLowPro ?? null) === null
  const reserve = how !== null && isDerived && terrain?.reserves ? DOUBT[how] : 0
  const isLowPro = by?.isLowPro ?? isLess(height + reserve, LOW_PROFILE_BELOW)
  // A length typed as 0 says that nothing stands here (spec 3 §4.5). The longest leg has none in reserve.
  const itemFor = (length: Inches) => legItem(position, length, isLowPro, stock)
  const item = by?.updatedLength === 0 ? null : (itemFor(height + reserve) ?? itemFor(height))
  return {
    id: position.id,
    part: position.part,
    x: position.at.x,
    y: position.at.y,
    originalLength: position.height,
    height,
    isActive: by?.isActive ?? true,
    isLowPro,
    isEditable,
    shortName: item?.shortName ?? null,
    ...(how !== null && {
      ground: { how, spare: item && isDerived ? heightServed(item, isLowPro) - height : null },
    }),
  }
}

/** The height from which a leg or foot no longer serves. */
const heightServed = ({ limit }: Item, isLowPro: boolean): Inches =>
  isLowPro ? LOW_PROFILE_BELOW : (limit ?? 0)

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
