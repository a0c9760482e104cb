import { type Inches, roundTo } from '../../../base/units.ts'
import { type Catalogue, itemsOfRole } from '../../../model/catalogue/catalogue.ts'
import type { Item } from '../../../model/catalogue/item.ts'
import type { Layout } from '../../../model/layout/layout.ts'
import { newPart } from '../../../model/layout/new-part.ts'
import type { SiteDoor } from '../../../model/layout/site.ts'
import { analyse } from '../../../rules/analysis/analyse.ts'
import type { Analysis } from '../../../rules/analysis/analysis.ts'
import { quoteErrors } from '../../../rules/cross-check/count-issues.ts'
import { opensOut, widthOfDoor } from '../../../rules/site-measures/door-front.ts'
import { takesStep, thresholdFor } from '../../../rules/site-measures/porch-steps.ts'
import type { FitRequest } from '../request/fit-request.ts'
import type { Frame } from '../request/frame.ts'
import { rectAhead } from '../room/rect.ts'
import { blocksLanding } from '../room/room.ts'
import type { SearchSite } from '../routes/search-site.ts'

/** A threshold ramp, a mat or a portable ramp that takes up the step to a door, with nothing else. */
export type ThresholdAtDoor = {
  readonly item: Item
  readonly analysis: Analysis
  /** From the ground before it up to the sill. */
  readonly rise: Inches
}

/** A step that needs no part (ADA 404.2.5). */
const NO_STEP: Inches = 0.5
/** What a public building asks of anything that slopes: ADA 405.2, IBC 1012.2. */
const PUBLIC_RUN = 12
/** So far below a door that does not sweep over it the ground is the landing outside the door (IRC R311.3.1). */
const LANDING_BELOW: Inches = 7.75

type Laying = {
  readonly request: FitRequest
  readonly door: SiteDoor
  readonly search: SearchSite
  readonly frame: Frame
  /** The site, the project and nothing drawn. */
  readonly base: Layout
}

/**
 * The threshold that serves a door whose sill is a few inches over the ground; null where none does, where the door sweeps over
 * it, and where something has to stay or a stair is wished for. Under ADA and IBC it is as flat as a ramp has to be.
 */
export function thresholdAtDoor({ request, door, search, frame, base }: Laying): ThresholdAtDoor | null {
  const { catalogue } = search.stock
  if (search.site.porch || opensOut(door) || request.keep.length > 0 || request.wishes.stairs) return null
  const riseOver = (length: Inches) => door.sill - (search.ground?.heightAt({ x: 0, y: length }) ?? 0)
  if (riseOver(0) <= NO_STEP) return null
  const isPublic = request.codes.includes('ADA') || request.codes.includes('IBC')
  const item = isPublic
    ? flatThreshold(riseOver, door, catalogue)
    : (thresholdFor(riseOver(0), door, catalogue) ?? portableFor(riseOver, door, search))
  if (!item?.length || !item.width) return null
  const rise = roundTo(riseOver(item.length), 4)
  const reach = rectAhead({ x: 0, y: 0 }, 0, item.length + search.limits.foot, item.width)
  if (!(isPortable(item) || takesStep(item, rise)) || blocksLanding(search.room, reach)) return null
  const place = frame.partToSite({ at: { x: 0, y: item.length / 2 }, rotation: 0 })
  const part = newPart(item, 't1', place.at, place.rotation)
  if (!part) return null
  const analysis = analyse({ ...base, parts: [part], runs: [], openings: [] }, catalogue)
  return quoteErrors(analysis).length > 0 ? null : { item, analysis, rise }
}

const isPortable = ({ role }: Item): boolean => role === 'portable-gateway'

/**
 * A one-piece portable ramp for a step that is too high for a threshold: as wide as the door, as flat as the way has to be, with
 * rails where the rise asks for them. Folding ramps are narrower than a door, and are not left in place.
 */
function portableFor(
  riseOver: (length: Inches) => Inches,
  door: SiteDoor,
  { stock: { catalogue }, limits }: SearchSite,
): Item | null {
  if (riseOver(0) > LANDING_BELOW) return null
  const serves = ({ length, usableWidth, handrails, price }: Item): boolean => {
    const rise = riseOver(length ?? 0)
    const hasRails = handrails !== null && handrails !== 'NO_RAILS'
    return (
      price !== null &&
      (usableWidth ?? 0) >= widthOfDoor(door) &&
      (length ?? 0) >= limits.runNumber * rise - 1e-6 &&
      (hasRails || limits.withoutRails === null || rise <= limits.withoutRails)
    )
  }
  return (
    itemsOfRole(catalogue, 'portable-gateway')
      .filter(serves)
      .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))[0] ?? null
  )
}

/** The cheapest as flat as a ramp, and as wide as the door. */
const flatThreshold = (
  riseOver: (length: Inches) => Inches,
  door: SiteDoor,
  catalogue: Catalogue,
): Item | null =>
  (['threshold-ramp', 'threshold-mat'] as const)
    .flatMap((role) => itemsOfRole(catalogue, role))
    .filter((item) => {
      const length = item.length ?? 0
      return (
        item.price !== null &&
        (item.usableWidth ?? 0) >= widthOfDoor(door) &&
        takesStep(item, riseOver(length)) &&
        length >= PUBLIC_RUN * riseOver(length)
      )
    })
    .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))[0] ?? null
