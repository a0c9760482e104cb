import { type Inches, isAtMost } from '../../../base/units.ts'
import { SIDES } from '../../../model/layout/part.ts'
import type { Handrails } from '../../../model/products/product-line.ts'
import { usedSides } from '../../connections/side-uses.ts'
import { takesRails } from '../../handrails/rail-platforms.ts'
import type { PlacedPart } from '../../placement/placed-part.ts'
import { dropOf, dropsOf, isGradeRead, openDrop } from '../../site-measures/drops.ts'
import type { MeasuredSystem, Reading } from './measured-system.ts'

/** Up to this height no code asks for a guard. */
const LOW_ENOUGH: Inches = 30

/**
 * How far one may fall from surfaces that no guard keeps; 0 for one that has guards all around. What the layout does not tell of a
 * high surface is for a person: whether bars may be a guard, and what stands beside an open side.
 */
export function unguardedHeights(system: MeasuredSystem): readonly Reading[] {
  return system.placement.parts.flatMap((placed): readonly Reading[] => {
    const parts = [placed.part.id]
    const drop = dropOf(placed, system)
    if (drop === null) return []
    const look = isHigh(drop) ? doubtAbout(placed, system) : null
    if (look !== null) return [{ value: null, parts, look }]
    const value = isGuardKind(placed) ? (openDrop(placed, system) ?? 0) : drop
    const isOpen = !isGuardKind(placed) || hasOpenSide(placed, system)
    const isUnread = isOpen && !isHigh(value) && !isGradeRead(placed, system)
    return [{ value, parts }, ...(isUnread ? [{ value: null, parts, look: UNREAD }] : [])]
  })
}

/** The ground may fall beside the edge: what is low over it there may be high within reach. */
const UNREAD = 'The grade within 36" of the edges was not read.'

/** Upper end of every platform and ramp whose rails are no pickets or guards; 0 for one that has some (domain 4.5, C3). */
export function heightsWithoutPickets(system: MeasuredSystem): readonly Reading[] {
  return system.placement.parts.flatMap((placed): readonly Reading[] => {
    const { part, item } = placed
    const drop = dropOf(placed, system)
    if (drop === null || part.kind === 'stair') return []
    const isPlain = item.handrails === null || PLAIN.includes(item.handrails)
    return [{ value: isPlain ? drop : 0, parts: [part.id] }]
  })
}

const PLAIN: readonly Handrails[] = ['NO_RAILS', 'TWO_LINE']

const isHigh = (height: Inches): boolean => !isAtMost(height, LOW_ENOUGH)

const isGuardKind = ({ item }: PlacedPart): boolean =>
  item.handrails === 'GUARDS' || item.handrails === 'VERT_PICKET'

/** Why only a person can tell whether a high surface is guarded; null where the layout tells. */
function doubtAbout(placed: PlacedPart, system: MeasuredSystem): string | null {
  const { part, item } = placed
  if (item.handrails === 'HORZ_PICKET')
    return 'Ask whether horizontal bars count as a guard, since they can be climbed.'
  if (part.kind === 'arr' && item.handrails === null) return 'Verify which rails the 45-degree piece has.'
  if (!isGuardKind(placed)) return null
  // The one item serves both kinds of rails.
  if (part.kind === 'stair' && system.layout.project.handrails !== item.handrails)
    return 'Verify that the stair has guards, not two-line rails.'
  // On a site that is surveyed, what stands beside an open side is known.
  if (dropsOf(placed, system) === null && hasOpenSide(placed, system))
    return 'A side has no guard. It needs one unless it is against the building.'
  return system.closures.some(({ platform, isActive }) => platform === part.id && !isActive)
    ? 'A closure is switched off. Verify that there is no gap at the connection.'
    : null
}

/** Whether a platform has a side that leads nowhere and carries no rail. */
function hasOpenSide(placed: PlacedPart, { platformRails, connections }: MeasuredSystem): boolean {
  const { id } = placed.part
  const rails = platformRails.get(id)
  if (!rails || !takesRails(placed)) return false
  const used = usedSides(connections.uses, id)
  return SIDES.some((side) => !rails.sides.includes(side) && !used.includes(side))
}

/** A guard is needed up there, and what is asked of it is not in the layout. */
export const ofGuards =
  (look: string) =>
  (system: MeasuredSystem): readonly Reading[] => {
    const parts = system.placement.parts
      .filter((placed) => isHigh(dropOf(placed, system) ?? 0))
      .map(({ part }) => part.id)
    return parts.length === 0 ? [] : [{ value: null, parts, look }]
  }
