import type { Inches } from '../../../base/units.ts'
import { OPPOSITE, type PartId, type Side } from '../../../model/layout/part.ts'
import type { Connections, Joint, JointEnd, OpeningJoint, SideUse } from '../../connections/joint.ts'
import { linksAmong } from '../../connections/joint-links.ts'
import { isTurn } from '../../handrails/rail-platforms.ts'
import { isDeck } from '../../placement/decks.ts'
import type { PlacedPart, Placement } from '../../placement/placed-part.ts'
import { isRamp } from './ramp-chains.ts'

/** Where a ramp ends: on a drawn landing, or on what is not drawn (the structure, the ground). */
export type RampEndLanding = {
  readonly ramp: PlacedPart
  readonly landing: { readonly placed: PlacedPart; readonly side: Side } | null
  /** The entrance or exit it ends at; null on a landing. */
  readonly opening: OpeningJoint | null
}

/** Both ends of every chain of ramps, as far as they are joined to something. */
export function rampEnds(
  { byId }: Placement,
  { joints, openings }: Pick<Connections, 'joints' | 'openings'>,
): RampEndLanding[] {
  const onDecks = joints.flatMap(({ a, b }) =>
    [[a, b] as const, [b, a] as const].flatMap(([at, deck]): RampEndLanding[] => {
      const ramp = byId.get(at.part)
      const placed = byId.get(deck.part)
      return ramp && placed && isRamp(ramp) && isDeck(placed)
        ? [{ ramp, landing: { placed, side: deck.side }, opening: null }]
        : []
    }),
  )
  const outside = openings.flatMap((opening): RampEndLanding[] => {
    const ramp = byId.get(opening.end.part)
    return ramp && isRamp(ramp) ? [{ ramp, landing: null, opening }] : []
  })
  return [...onDecks, ...outside]
}

/** Level room across a side of a deck: its own, and that of a deck joined behind it. */
export const depthAt = ({ part, side }: JointEnd, placement: Placement, joints: readonly Joint[]): Inches => {
  const placed = placement.byId.get(part)
  if (!placed) return 0
  return dimension(placed, side) + depthBehind({ part, side: OPPOSITE[side] }, placement, joints)
}

/** The shorter way across a deck, decks joined to it counted in. */
export const shorterSide = ({ part }: PlacedPart, placement: Placement, joints: readonly Joint[]): Inches =>
  Math.min(
    ...(['TOP', 'LEFT'] as const).map(
      (side) =>
        depthAt({ part: part.id, side }, placement, joints) +
        depthBehind({ part: part.id, side }, placement, joints),
    ),
  )

/** Platforms the way turns on: joined or open on sides that do not lie opposite, or left by the side it came in. */
export function turningDecks(
  { parts }: Placement,
  { uses }: Pick<Connections, 'uses'>,
): readonly PlacedPart[] {
  return parts.filter((placed) => {
    if (!isDeck(placed)) return false
    const ofDeck = uses.get(placed.part.id) ?? []
    return isTurn([...new Set(ofDeck.map(({ side }) => side))]) || turnsBack(placed.part.id, ofDeck)
  })
}

/** Whether a ramp comes down to a side of a deck and another goes on down from the same side. */
const turnsBack = (deck: PartId, uses: readonly SideUse[]): boolean =>
  uses.some(
    ({ side, joint }) =>
      joint?.b.part === deck && uses.some((one) => one.side === side && one.joint?.a.part === deck),
  )

/** Usable way across a part when it is crossed at a side. */
const dimension = ({ usableWidth, usableLength }: PlacedPart, side: Side): Inches =>
  side === 'TOP' || side === 'BOTTOM' ? usableLength : usableWidth

/** How far the decks go that are joined to a side. */
function depthBehind({ part, side }: JointEnd, { byId }: Placement, joints: readonly Joint[]): Inches {
  const depths = linksAmong(joints, part).flatMap(({ mine, other }) => {
    const placed = byId.get(other.part)
    return mine.side === side && placed && isDeck(placed) ? [dimension(placed, other.side)] : []
  })
  return Math.max(0, ...depths)
}
