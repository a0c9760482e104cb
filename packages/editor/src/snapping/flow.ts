import { type Connections, isSloped, type PartId, type Placement } from '@ramp/domain'

/** Which way people come to a part: from above it, or only on from it downwards. */
export type Flow = 'arrives' | 'leaves' | 'unknown'

/**
 * Whether something already comes down to a platform (or to a platform joined to it): then what is added goes on
 * downwards. Where things only lead away, what is added comes from above.
 */
export function flowAt(part: PartId, connections: Connections, placement: Placement): Flow {
  const group = decksAround(part, connections, placement)
  const comesDown =
    connections.openings.some(({ use, end }) => use === 'entrance' && group.has(end.part)) ||
    connections.joints.some(({ a, b }) => group.has(b.part) && isSlopedPart(a.part, placement))
  if (comesDown) return 'arrives'
  const goesOn =
    connections.openings.some(({ use, end }) => use === 'exit' && group.has(end.part)) ||
    connections.joints.some(({ a, b }) => group.has(a.part) && isSlopedPart(b.part, placement))
  return goesOn ? 'leaves' : 'unknown'
}

/** The part and everything that can be reached from it without a slope. */
function decksAround(part: PartId, { joints }: Connections, placement: Placement): ReadonlySet<PartId> {
  const group = new Set([part])
  const level = joints.filter(
    ({ a, b }) => !isSlopedPart(a.part, placement) && !isSlopedPart(b.part, placement),
  )
  for (const reached of group) {
    for (const { a, b } of level) {
      if (a.part === reached) group.add(b.part)
      if (b.part === reached) group.add(a.part)
    }
  }
  return group
}

const isSlopedPart = (id: PartId, { byId }: Placement): boolean => {
  const part = byId.get(id)?.part
  return part !== undefined && isSloped(part)
}
