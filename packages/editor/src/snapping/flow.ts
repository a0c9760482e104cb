import { type Connections, isSloped, type PartId, type PartKind, type Placement } from '@ramp/domain'

/** Which way people come to a part: from above it, or only on from it downwards. */
export type Flow = 'arrives' | 'leaves' | 'unknown'

type Around = { readonly connections: Connections; readonly placement: Placement }

/**
 * How a ramp or stair goes on at a platform, or at one joined to it. Where something comes down already, it goes on
 * downwards. Where things only lead away, it comes from above, except beside things of the other kind: stairs lead down
 * next to a ramp, because no run holds both.
 */
export function flowAt(part: PartId, kind: PartKind, { connections, placement }: Around): Flow {
  const group = decksAround(part, connections, placement)
  const { openings, joints } = connections
  const isOpened = (wanted: 'entrance' | 'exit') =>
    openings.some(({ use, end }) => use === wanted && group.has(end.part))
  const comesDown = joints.some(({ a, b }) => group.has(b.part) && isSlopedPart(a.part, placement))
  if (comesDown || isOpened('entrance')) return 'arrives'
  const leading = joints
    .filter(({ a, b }) => group.has(a.part) && isSlopedPart(b.part, placement))
    .map(({ b }) => placement.byId.get(b.part)?.part.kind)
  if (isOpened('exit') || leading.includes(kind)) return 'leaves'
  return leading.length > 0 ? 'arrives' : 'unknown'
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
