import type { Inches } from '../../../base/units.ts'
import type { JointEnd, OpeningJoint } from '../../connections/joint.ts'
import { isDeck } from '../../placement/decks.ts'
import type { PlacedPart } from '../../placement/placed-part.ts'
import { type Beyond, beyondOf } from '../../site-measures/beyond-openings.ts'
import { knowsDoors, latchRooms } from '../../site-measures/latch-room.ts'
import { porchBeforeDoor, porchBehindEdge } from '../../site-measures/porch-room.ts'
import { depthAt, shorterSide } from './landings.ts'
import type { MeasuredSystem, Reading } from './measured-system.ts'

/** An entrance that may have a door: everything that does not lead to a structure. */
type DoorEnd = {
  readonly placed: PlacedPart
  readonly end: JointEnd
  readonly beyond: Exclude<Beyond, { kind: 'structure' }>
}

const UNKNOWN = 'A door here needs a landing.'
const PORCH_UNKNOWN = 'Measure the porch in front of the door.'
const OF_STAIR = 'A door at the top of a stair needs a landing.'
const ON_SLOPE = 'The door opens onto a slope.'

/** Level room in front of every door: a platform, a porch that was measured, or none where the door opens onto a slope. */
export const doorLandingDepths = (system: MeasuredSystem): readonly Reading[] =>
  doorEnds(system).map((door): Reading => {
    const { placed, beyond, end } = door
    const parts = [placed.part.id]
    if (isDeck(placed)) return { value: depthAt(end, system.placement, system.connections.joints), parts }
    if (beyond.kind === 'porch') return { value: porchDepth(door), parts, look: PORCH_UNKNOWN }
    if (placed.part.kind === 'stair') return { value: null, parts, look: OF_STAIR }
    return beyond.kind === 'door' ? { value: 0, parts, why: ON_SLOPE } : { value: null, parts, look: UNKNOWN }
  })

/** The shorter side of every platform at a door. */
export const doorLandingSizes = (system: MeasuredSystem): readonly Reading[] =>
  doorDecks(system).map(({ placed }) => ({
    value: shorterSide(placed, system.placement, system.connections.joints),
    parts: [placed.part.id],
  }))

/** Level room beside the latch, where it is known how every door opens. */
export const doorLatchRooms = (system: MeasuredSystem): readonly Reading[] =>
  knowsDoors(system)
    ? latchRooms(system)
    : doorDecks(system).map(({ placed }) => ({ value: null, parts: [placed.part.id], look: LATCH }))

const LATCH =
  'Measure it on the platform where the door is pulled open; a pushed one with a closer needs 12".'

/** From the door to the edge of the porch; where the door has no place, from the edge back; null where it is not drawn. */
function porchDepth({ placed, end, beyond }: DoorEnd): Inches | null {
  if (beyond.kind !== 'porch' || !beyond.porch) return null
  return beyond.door
    ? porchBeforeDoor(beyond.porch, beyond.door)
    : porchBehindEdge(beyond.porch, placed.sides[end.side], placed.usableWidth)
}

const doorDecks = (system: MeasuredSystem): readonly DoorEnd[] =>
  doorEnds(system).filter(({ placed }) => isDeck(placed))

function doorEnds({ placement, connections, layout }: MeasuredSystem): readonly DoorEnd[] {
  return connections.openings.flatMap((opening: OpeningJoint): readonly DoorEnd[] => {
    const placed = placement.byId.get(opening.end.part)
    if (!placed || opening.use !== 'entrance') return []
    const beyond = beyondOf(opening, placed.sides[opening.end.side], layout.site)
    return beyond.kind === 'structure' ? [] : [{ placed, end: opening.end, beyond }]
  })
}
