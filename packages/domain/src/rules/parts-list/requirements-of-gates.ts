import { distance } from '../../base/geometry/point.ts'
import { type Inches, isAtMost } from '../../base/units.ts'
import { type Catalogue, itemFor } from '../../model/catalogue/catalogue.ts'
import { type PartId, SIDES } from '../../model/layout/part.ts'
import type { PlatformRails } from '../handrails/rails.ts'
import { gatesOf, sidesUnderGate } from '../placement/gate-sides.ts'
import type { PlacedPart, PlacedSide, Placement } from '../placement/placed-part.ts'
import { type Missing, type PartRequirement, requirePart } from './part-requirement.ts'

/** A drawn post serves a corner when it stands this close. */
const AT_CORNER: Inches = 12

/** A free-standing post for every corner beside a gate that no rail brings one to (domain 7.10, gates). */
export function requirementsOfGates(
  placement: Placement,
  platformRails: ReadonlyMap<PartId, PlatformRails>,
  catalogue: Catalogue,
): (PartRequirement | Missing)[] {
  if (!itemFor(catalogue, 'gate-post')) return []
  const gates = gatesOf(placement)
  if (gates.length === 0) return []
  const posts = placement.parts.filter(({ item }) => item.role === 'gate-post')
  return gates.flatMap((gate) => {
    // On the edge between two platforms the posts of either serve.
    const [needed] = sidesUnderGate(gate, placement)
      .map((side) => ({ side, missing: cornersWithoutPost(side, platformRails.get(side.part), posts) }))
      .sort((a, b) => a.missing - b.missing)
    if (!needed || needed.missing === 0) return []
    return [
      requirePart(itemFor(catalogue, 'gate-post'), {
        quantity: needed.missing,
        role: 'gate-post',
        rule: 'gate on a platform side without a rail next to it: gate post',
        source: 'domain 7.10 gates',
        parts: [gate.part.id, needed.side.part],
      }),
    ]
  })
}

/** A rail on the side itself or round the corner ends in a post there. */
function cornersWithoutPost(
  { side, left, right }: PlacedSide,
  rails: PlatformRails | undefined,
  posts: readonly PlacedPart[],
): number {
  const index = SIDES.indexOf(side)
  const corners = [
    { at: left, round: SIDES[(index + 3) % 4] },
    { at: right, round: SIDES[(index + 1) % 4] },
  ]
  const railed = new Set<string | undefined>(rails?.sides)
  return corners.filter(
    ({ at, round }) =>
      !railed.has(side) &&
      !railed.has(round) &&
      !posts.some(({ part }) => isAtMost(distance(part.at, at), AT_CORNER)),
  ).length
}
