import { normalizeAngle } from '../../base/units.ts'
import { OPPOSITE, type PartId, type Side } from '../../model/layout/part.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import type { Joint, JointEnd } from '../../rules/connections/joint.ts'
import { meetingOf } from '../../rules/connections/meeting.ts'
import type { PlacedPart, PlacedSide } from '../../rules/placement/placed-part.ts'

export type Joined = Pick<Analysis, 'layout' | 'placement' | 'connections' | 'catalogue'>

/** Two sides that lie against each other: a joint, or a drawn transition at the end it belongs to. */
export type Contact = { readonly upper: JointEnd; readonly lower: JointEnd }

/**
 * Everything that lies flush against something else. A landing pad behind a plate is joined to the ramp before it, but what
 * it lies against is the plate.
 */
export function contactsOf({ connections, placement }: Joined): readonly Contact[] {
  const plates = [...connections.transitions].flatMap(([id, end]) => {
    const plate = placement.byId.get(id)
    const against = end && placement.byId.get(end.part)
    return plate && end && against ? plateAt(plate, end, against.sides[end.side]) : []
  })
  const sideOf = ({ part, side }: JointEnd) => placement.byId.get(part)?.sides[side]
  const joints = connections.joints.flatMap((joint) => {
    const [a, b] = [sideOf(joint.a), sideOf(joint.b)]
    if (!a || !b) return []
    return meetingOf(a, b) ? { upper: joint.a, lower: joint.b } : behindPlate(joint, plates)
  })
  return [...joints, ...plates.map(({ contact }) => contact)]
}

type Plate = { readonly contact: Contact; readonly against: JointEnd; readonly far: JointEnd }

const COMES_BEFORE: ReadonlySet<string> = new Set(['transition-upper', 'bridge-plate'])

function plateAt({ part, item, sides }: PlacedPart, against: JointEnd, { facing }: PlacedSide): Plate | [] {
  const near = (['TOP', 'BOTTOM'] as const).find(
    (side) => normalizeAngle(sides[side].facing - facing) === 180,
  )
  if (!near) return []
  const mine = { part: part.id, side: near }
  const isUpper = COMES_BEFORE.has(item.role)
  return {
    contact: isUpper ? { upper: mine, lower: against } : { upper: against, lower: mine },
    against,
    far: { part: part.id, side: oppositeOf(near) },
  }
}

function behindPlate({ a, b }: Joint, plates: readonly Plate[]): Contact | [] {
  const plate = plates.find(({ against }) => against.part === a.part && against.side === a.side)
  return plate ? { upper: plate.far, lower: b } : []
}

export const oppositeOf = (side: Side): Side => OPPOSITE[side]

/** A contact seen from one of its two parts. */
export type Hold = {
  readonly mine: JointEnd
  readonly other: JointEnd
  /** The other part is the upper one. */
  readonly isFromAbove: boolean
}

export const holdsOf = (id: PartId, contacts: readonly Contact[]): readonly Hold[] =>
  contacts.flatMap(({ upper, lower }) => {
    if (upper.part === id) return { mine: upper, other: lower, isFromAbove: false }
    return lower.part === id ? { mine: lower, other: upper, isFromAbove: true } : []
  })

/** A part and everything that hangs together with it when one contact, or all of one part, is taken away. */
export function hangingOn(
  start: PartId,
  contacts: readonly Contact[],
  isCut: (contact: Contact) => boolean,
): ReadonlySet<PartId> {
  const kept = contacts.filter((contact) => !isCut(contact))
  const reached = new Set([start])
  for (const id of reached) for (const { other } of holdsOf(id, kept)) reached.add(other.part)
  return reached
}
