import { memoize } from '../../base/memoize.ts'
import type { PartId } from '../../model/layout/part.ts'
import type { Joint, JointEnd } from './joint.ts'

/** A joint seen from one of its two parts. */
export type Link = { readonly mine: JointEnd; readonly other: JointEnd }

/** Every joint of a part, seen from it. */
export const linksAmong = (joints: readonly Joint[], id: PartId): readonly Link[] =>
  linksByPart(joints, null).get(id) ?? []

const linksByPart = memoize((joints: readonly Joint[], _: null): ReadonlyMap<PartId, readonly Link[]> => {
  const links = new Map<PartId, Link[]>()
  const note = (mine: JointEnd, other: JointEnd) => {
    const held = links.get(mine.part)
    if (held) held.push({ mine, other })
    else links.set(mine.part, [{ mine, other }])
  }
  for (const { a, b } of joints) {
    note(a, b)
    note(b, a)
  }
  return links
})
