import { distance } from '../../base/geometry/point.ts'
import { type Inches, isAtMost, isLess } from '../../base/units.ts'
import { type Catalogue, itemsOfRole } from '../../model/catalogue/catalogue.ts'
import type { Item, ItemRole } from '../../model/catalogue/item.ts'
import type { Project } from '../../model/layout/layout.ts'
import type { PartId } from '../../model/layout/part.ts'
import type { SiteDoor } from '../../model/layout/site.ts'
import { productRules } from '../../model/products/product-rules.ts'
import type { PlacedPart } from '../placement/placed-part.ts'
import { beyondOf, type PlacedDoor } from './beyond-openings.ts'
import type { SitedSystem } from './sited-system.ts'

/** The highest step a wheel takes without a part (ADA 404.2.5, IBC 1010.1.6). */
const NO_STEP: Inches = 0.5
/** At a home a step down that was read at the door is its own threshold up to this (IRC R311.3.1). */
const OWN_THRESHOLD: Inches = 1.5
/** The highest that any threshold ramp takes up (domain 1.9: TAER36). */
export const HIGHEST_STEP: Inches = 5.875
/** A threshold that is drawn this close to the middle of a door belongs to it. */
const AT_DOOR: Inches = 60

/** The step from a porch that the system starts at, up to the sill of its door. */
export type PorchStep = {
  readonly door: PlacedDoor
  readonly step: Inches
  /** It needs no part. */
  readonly isFlush: boolean
  /** What leads to the porch. */
  readonly parts: readonly PartId[]
}

type PorchSystem = Pick<SitedSystem, 'layout' | 'placement' | 'connections'>

/** One for each door on a porch whose height the site holds. */
export function porchSteps({ layout, placement, connections }: PorchSystem): readonly PorchStep[] {
  const steps = new Map<string, PorchStep>()
  for (const opening of connections.openings) {
    const placed = placement.byId.get(opening.end.part)
    const beyond = placed && beyondOf(opening, placed.sides[opening.end.side], layout.site)
    if (beyond?.kind !== 'porch' || !beyond.porch || !beyond.door) continue
    const { door, porch } = beyond
    const parts = [...(steps.get(door.id)?.parts ?? []), opening.end.part]
    const step = stepUp(door, porch)
    steps.set(door.id, { door, step, isFlush: isFlush(step, door, layout.project), parts })
  }
  return [...steps.values()]
}

/** From a porch up to the sill of a door on it. */
export const stepUp = ({ sill }: Pick<SiteDoor, 'sill'>, { height }: { readonly height: Inches }): Inches =>
  Math.max(0, sill - height)

/** Whether a step up to a door needs no part: 1/2 in, and at a home the step down that was entered for the door. */
export function isFlush(
  step: Inches,
  { stepDown }: Pick<SiteDoor, 'stepDown'>,
  { product }: Pick<Project, 'product'>,
): boolean {
  const isHome = productRules(product).industry === 'residential'
  return isAtMost(step, isHome ? Math.max(NO_STEP, Math.min(stepDown, OWN_THRESHOLD)) : NO_STEP)
}

/** Ramps before mats, which are of rubber. */
const ROLES: readonly ItemRole[] = ['threshold-ramp', 'threshold-mat']

/** The part a line sells for a step at a door: the lowest that takes it and is as wide as the door; null where it sells none. */
export function thresholdFor(
  step: Inches,
  { width = 36 }: Pick<SiteDoor, 'width'>,
  catalogue: Catalogue,
): Item | null {
  if (!isAtMost(step, HIGHEST_STEP)) return null
  for (const role of ROLES) {
    const [item] = itemsOfRole(catalogue, role)
      .filter((one) => takesStep(one, step) && !isLess(one.usableWidth ?? 0, width))
      .toSorted((a, b) => (a.limit ?? 0) - (b.limit ?? 0) || (a.price ?? 0) - (b.price ?? 0))
    if (item) return item
  }
  return null
}

/** Whether a threshold takes up a step of a height. */
export const takesStep = ({ minHeightInclusive, limit }: Item, step: Inches): boolean =>
  limit !== null && isAtMost(minHeightInclusive ?? 0, step) && isAtMost(step, limit)

const DRAWN: readonly ItemRole[] = [...ROLES, 'universal-transition']

/** Whether a person brought a threshold already: drawn at the door, or ordered beside the system. */
export const hasThreshold = (
  { door }: PorchStep,
  { layout, placement }: PorchSystem,
  catalogue: Catalogue,
): boolean =>
  placement.parts.some((one) => DRAWN.includes(one.item.role) && isAtDoor(one, door)) ||
  layout.additionalProducts.some(({ shortName, qty }) => {
    const item = catalogue.byShortName.get(shortName)
    return qty > 0 && item !== undefined && DRAWN.includes(item.role)
  })

const isAtDoor = ({ part }: PlacedPart, { at }: PlacedDoor): boolean => distance(part.at, at) <= AT_DOOR
