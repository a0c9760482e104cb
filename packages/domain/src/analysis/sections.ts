import { meetingOf } from '../connections/meeting.ts'
import { forEachNeighbours } from '../geometry/grid-index.ts'
import { groupBy } from '../group-by.ts'
import { REACH } from '../placement/clusters.ts'
import { type Groups, newGroups } from '../placement/groups.ts'
import { NEIGHBOUR_REACH } from '../placement/place-parts.ts'
import type { PlacedPart } from '../placement/placed-part.ts'

/**
 * Parts of an island that are looked at together: what is found for them follows from them and from the ramps beyond
 * their seams, so that an edit of a large system asks for the section it touches only.
 */
export type Section = {
  readonly parts: readonly PlacedPart[]
  /** The same parts and the ramps beyond the seams, in drawing order. */
  readonly around: readonly PlacedPart[]
}

/** How a system is cut: from so many parts on, at one of so many joints of two ramps. */
export type Cutting = { readonly from: number; readonly oneIn: number }

/** Systems as people draw them stay whole. */
const CUTTING: Cutting = { from: 50, oneIn: 8 }

/**
 * Cuts a large system where ramps are joined end to end: such a joint has to do with its two ramps alone. Everything
 * else that may have to do with one another stays together.
 */
export function sectionsOf(parts: readonly PlacedPart[], cutting = CUTTING): readonly Section[] {
  if (parts.length < cutting.from) return [{ parts, around: parts }]
  const seams: Seam[] = []
  const groups = newGroups()
  forEachNeighbours(parts, NEIGHBOUR_REACH, (a, b) => {
    if (isSeam(a, b, cutting)) seams.push([a, b])
    else groups.join(a, b)
  })
  // What a ramp does not touch has nothing to do with it.
  const others = parts.filter(({ part }) => part.kind !== 'ramp')
  forEachNeighbours(others, REACH, groups.join)
  const around = partsAround(parts, groups, seams)
  return [...groupBy(parts, groups.leaderOf)].map(([leader, own]) => ({
    parts: own,
    around: around.get(leader) ?? own,
  }))
}

type Seam = readonly [PlacedPart, PlacedPart]

/** The parts of each group and those beyond its seams, in drawing order, by the group's leader. */
function partsAround(parts: readonly PlacedPart[], { leaderOf }: Groups, seams: readonly Seam[]) {
  const beyond = groupBy(
    seams.flatMap(([a, b]) => [
      { part: a, of: leaderOf(b) },
      { part: b, of: leaderOf(a) },
    ]),
    ({ part }) => part,
  )
  const around = new Map<PlacedPart, PlacedPart[]>()
  const note = (leader: PlacedPart, part: PlacedPart) => {
    const held = around.get(leader)
    if (!held) around.set(leader, [part])
    else if (held.at(-1) !== part) held.push(part)
  }
  for (const part of parts) {
    note(leaderOf(part), part)
    for (const { of } of beyond.get(part) ?? []) note(of, part)
  }
  return around
}

/** Which joints are cut follows from the id of the upper ramp alone: an edit elsewhere leaves them as they are. */
function isSeam(a: PlacedPart, b: PlacedPart, { oneIn }: Cutting): boolean {
  if (!isRamp(a) || !isRamp(b)) return false
  const [mayCutBelowA, mayCutBelowB] = [isOneIn(oneIn, a), isOneIn(oneIn, b)]
  if (!mayCutBelowA && !mayCutBelowB) return false
  const upper = upperOf(a, b)
  return (upper === a && mayCutBelowA) || (upper === b && mayCutBelowB)
}

const isOneIn = (oneIn: number, { part }: PlacedPart): boolean => scattered(part.id) % oneIn === 0

/** Of two ramps joined end to end the one that comes down to the other. */
function upperOf(a: PlacedPart, b: PlacedPart): PlacedPart | null {
  if (meetingOf(a.sides.BOTTOM, b.sides.TOP)) return a
  return meetingOf(b.sides.BOTTOM, a.sides.TOP) ? b : null
}

const isRamp = ({ part, isSystem }: PlacedPart): boolean => isSystem && part.kind === 'ramp'

/** A number that differs from id to id. */
function scattered(id: string): number {
  let number = 7
  for (let at = 0; at < id.length; at++) number = (number * 31 + id.charCodeAt(at)) % 65_521
  return number
}
