import type { Issue } from '../../model/layout/issue.ts'
import { type PartId, type Platform, type PlatformExt, SIDES, type Side } from '../../model/layout/part.ts'
import type { Connections } from '../connections/joint.ts'
import { jointsAt, usedSides } from '../connections/side-uses.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import type { HandrailCategory, PlatformRails } from './rails.ts'

type Result = {
  readonly platformRails: ReadonlyMap<PartId, PlatformRails>
  readonly issues: readonly Issue[]
}

/** Which sides of every platform and extension carry a rail: the chosen ones, or every side without a connection. */
export function railPlatforms({ parts }: Placement, { uses }: Connections): Result {
  const platformRails = new Map<PartId, PlatformRails>()
  const issues: Issue[] = []
  for (const placed of parts) {
    if (placed.part.kind !== 'platform' && placed.part.kind !== 'platform-ext') continue
    const open = usedSides(uses, placed.part.id)
    const rails = railsOf(placed, placed.part, open)
    platformRails.set(rails.part, rails)
    const overlapped = rails.isChosen ? rails.sides.filter((side) => open.includes(side)) : []
    if (overlapped.length > 0)
      issues.push({
        code: 'connection.rails-overlap',
        severity: 'error',
        area: 'handrail',
        parts: [rails.part, ...overlapped.flatMap((side) => joinedAt(uses, rails.part, side))],
      })
  }
  return { platformRails, issues }
}

/** What joins a platform at a side. */
const joinedAt = (uses: Connections['uses'], part: PartId, side: Side): readonly PartId[] =>
  jointsAt(uses, part, side).map(({ a, b }) => (a.part === part ? b.part : a.part))

function railsOf(placed: PlacedPart, deck: Platform | PlatformExt, open: readonly Side[]): PlatformRails {
  const hasRails = takesRails(placed)
  const derived = hasRails ? SIDES.filter((side) => !open.includes(side)) : []
  const sides = hasRails ? (deck.handrailSides ?? derived) : []
  const category = railCategory(sides, placed)
  return {
    part: deck.id,
    sides,
    // Nobody is asked for the rails of what is only drawn (spec 3 §4.2).
    isChosen: deck.handrailSides !== null || !hasRails || !placed.isSystem,
    category,
    treadDirection: treadDirectionOf(sides, category, placed),
  }
}

/**
 * Whether a platform has rails to choose:
 *  - none on an item without rails, and none on a resting 5x5 platform; a resting 4x5 keeps its rails (spec 3 §4.5)
 *  - none on a 5x3 platform, nor on the item that stands in for one that could not be made (spec 3 §4.2 and §9)
 */
export function takesRails(placed: PlacedPart): boolean {
  const { part, item } = placed
  if (item.handrails === null || item.handrails === 'NO_RAILS' || isStandIn(placed)) return false
  return part.kind !== 'platform' || !(isRestingFiveByFive(placed) || isFiveByThree(placed))
}

/** A rest that hangs between two ramps and their rails (spec 3 §4.5). */
export const isRestingFiveByFive = ({ part, usableWidth, usableLength }: PlacedPart): boolean =>
  part.kind === 'platform' && part.isResting && usableWidth === 60 && usableLength === 60

/** Item 11559 of the specification: the catalogue holds it as the custom closure. */
const isStandIn = ({ item }: PlacedPart): boolean => item.role === 'closure-custom'

/** 5 by 3 ft, usable (spec 3 §9). */
const isFiveByThree = ({ usableWidth, usableLength }: PlacedPart): boolean =>
  Math.max(usableWidth, usableLength) === 60 && Math.min(usableWidth, usableLength) === 36

const isPair = (sides: readonly Side[], a: Side, b: Side) => sides.includes(a) && sides.includes(b)

/** A platform made for two ramps on its long side: 8 ft one way, narrower the other (spec 3 §2.8, sizes 85 and 58). */
export const isTurnbackSize = ({ usableWidth, usableLength }: PlacedPart): boolean =>
  Math.max(usableWidth, usableLength) === 96 && Math.min(usableWidth, usableLength) === 60

/** Category of a set of railed sides (spec 3 §2.8, domain 7.10 handrail configurations). */
export function railCategory(sides: readonly Side[], placed: PlacedPart): HandrailCategory {
  switch (sides.length) {
    case 0:
      return 'none'
    case 1:
      return 'single'
    case 2:
      return isPair(sides, 'LEFT', 'RIGHT') || isPair(sides, 'TOP', 'BOTTOM') ? 'straight' : 'turn'
    default:
      return isTurnbackSize(placed) ? 'turnback' : 'special'
  }
}

/** Treads run perpendicular to a straight pair of rails; otherwise along the shorter side (spec 3 §5.5, spec 2 §9). */
export function treadDirectionOf(
  sides: readonly Side[],
  category: HandrailCategory,
  placed: PlacedPart,
): PlatformRails['treadDirection'] {
  if (isStandIn(placed)) return 3
  if (category === 'straight') return isPair(sides, 'LEFT', 'RIGHT') ? 1 : 2
  return placed.usableWidth > placed.usableLength ? 2 : 1
}

/** A platform is a turn with more than two connections, or two on sides that are not opposite (spec 2 §4). */
export function isTurn(sides: readonly Side[]): boolean {
  if (sides.length > 2) return true
  return sides.length === 2 && !(isPair(sides, 'LEFT', 'RIGHT') || isPair(sides, 'TOP', 'BOTTOM'))
}
