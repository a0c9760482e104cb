import { add, dot, scale, subtract } from '../../base/geometry/point.ts'
import type { Item, ItemRole } from '../../model/catalogue/item.ts'
import { placedOf } from '../placement/placed-of.ts'
import type { PlacedPart, PlacedSide, Placement } from '../placement/placed-part.ts'
import type { Connections, JointEnd } from './joint.ts'
import { meetingOf } from './meeting.ts'
import { connectionTypeOf, joinableSides } from './validity.ts'

const ONTO_PADS: readonly ItemRole[] = ['transition-lower', 'transition-custom']

/** Whether a transition leads from the lower end of a ramp onto a landing pad (domain 1.7, 7.5). */
export const leadsOntoPad = ({ role }: Pick<Item, 'role'>): boolean => ONTO_PADS.includes(role)

/** A ramp end carried on to the far edge of its plate, and the pad side that lies there. */
export type CarriedEnd = {
  readonly a: PlacedPart
  readonly aSide: PlacedSide
  readonly b: PlacedPart
  readonly bSide: PlacedSide
}

/** Landing pads behind a drawn transition: the plate carries the joint, so the pad belongs to the ramp end before it. */
export function padsBehindPlates(
  placement: Placement,
  transitions: Connections['transitions'],
): readonly CarriedEnd[] {
  const pads = placement.parts.filter((one) => connectionTypeOf(one) === 'pad')
  if (pads.length === 0) return []
  return [...transitions].flatMap(([id, end]) => {
    const plate = placedOf(placement, id)
    if (!end || !leadsOntoPad(plate.item)) return []
    const ramp = placedOf(placement, end.part)
    if (!isLowerEnd(ramp, end)) return []
    const side = ramp.sides[end.side]
    const { TOP, BOTTOM } = plate.sides
    const far = TOP.facing === side.facing ? TOP : BOTTOM
    return pads.flatMap((pad) =>
      joinableSides(pad)
        .map((name) => pad.sides[name])
        .filter((padSide) => meetingOf(far, padSide) !== null)
        .map((padSide) => ({ a: ramp, aSide: endOver(far, side, padSide), b: pad, bSide: padSide })),
    )
  })
}

/** A 45-degree piece may be walked either way. */
const isLowerEnd = (ramp: PlacedPart, { side }: JointEnd): boolean => {
  const type = connectionTypeOf(ramp)
  return type === 'arr' || (type === 'ramp' && side === 'BOTTOM')
}

/** The end of the ramp at the far edge of its plate; the plate's own edge where only that one is flush with the pad. */
function endOver(far: PlacedSide, side: PlacedSide, padSide: PlacedSide): PlacedSide {
  const end = carried(side, far)
  const isFlush = (edge: PlacedSide) => (meetingOf(edge, padSide)?.position ?? null) !== null
  return !isFlush(end) && isFlush(far) ? { ...far, part: side.part, side: side.side } : end
}

function carried(side: PlacedSide, far: PlacedSide): PlacedSide {
  const shift = scale(side.normal, dot(subtract(far.middle, side.middle), side.normal))
  return {
    ...side,
    middle: add(side.middle, shift),
    left: add(side.left, shift),
    right: add(side.right, shift),
  }
}
