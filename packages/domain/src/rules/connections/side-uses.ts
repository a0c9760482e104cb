import type { PartId, Side } from '../../model/layout/part.ts'
import type { PlacedPart } from '../placement/placed-part.ts'
import type { ConnectionPoint, Joint, OpeningJoint, SideUse, SideUses } from './joint.ts'
import { joinableSides } from './validity.ts'

/** Joints as uses of the sides they lie on. */
export function usesOfJoints(joints: readonly Joint[]): Map<PartId, SideUse[]> {
  const uses = new Map<PartId, SideUse[]>()
  for (const joint of joints)
    for (const { part, side } of [joint.a, joint.b])
      note(uses, part, { side, kind: joint.kind, state: 'joined', joint })
  return uses
}

/** Adds the entrances and exits. */
export function withOpenings(uses: Map<PartId, SideUse[]>, openings: readonly OpeningJoint[]): SideUses {
  for (const { kind, use, end } of openings)
    note(uses, end.part, { side: end.side, kind, state: use, joint: null })
  return uses
}

function note(uses: Map<PartId, SideUse[]>, part: PartId, use: SideUse) {
  const held = uses.get(part)
  uses.set(part, held ? [...held, use] : [use])
}

/** What a side carries; undefined when it is free. A part has few uses, so looking through them is quickest. */
export const useOf = (uses: SideUses, part: PartId, side: Side): SideUse | undefined =>
  uses.get(part)?.find((use) => use.side === side)

/** Sides of a part that carry something; a side with two ramps comes twice. */
export const usedSides = (uses: SideUses, part: PartId): readonly Side[] =>
  uses.get(part)?.map(({ side }) => side) ?? []

/** The joints that share one side of a part: two where two ramps lie side by side on a long platform side. */
export const jointsAt = (uses: SideUses, part: PartId, side: Side): readonly Joint[] =>
  uses.get(part)?.flatMap((use) => (use.side === side && use.joint ? [use.joint] : [])) ?? []

/** Whether two parts are joined, whichever of them lies higher. */
export const areJoinedBy = (uses: SideUses, a: PartId, b: PartId): boolean =>
  uses.get(a)?.some(({ joint }) => joint !== null && (joint.a.part === b || joint.b.part === b)) ?? false

/** Every joinable side as a point a person can click. */
export const connectionPoints = (parts: readonly PlacedPart[], uses: SideUses): readonly ConnectionPoint[] =>
  parts.flatMap((placed) =>
    joinableSides(placed).map((side) => ({
      end: { part: placed.part.id, side },
      at: placed.sides[side].middle,
      state: useOf(uses, placed.part.id, side)?.state ?? 'empty',
    })),
  )
