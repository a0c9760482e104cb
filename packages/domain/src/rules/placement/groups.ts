import type { PlacedPart } from './placed-part.ts'

/** Parts that belong together by what joins them two by two. */
type Groups = {
  readonly join: (a: PlacedPart, b: PlacedPart) => void
  /** One part that stands for all of a part's group. */
  readonly leaderOf: (part: PlacedPart) => PlacedPart
}

/** Every part in a group of its own, until it is joined with another. */
export function newGroups(): Groups {
  const leaders = new Map<PlacedPart, PlacedPart>()
  const leaderOf = (part: PlacedPart): PlacedPart => {
    let at = part
    for (let up = leaders.get(at); up; up = leaders.get(at)) at = up
    if (at !== part) leaders.set(part, at)
    return at
  }
  return {
    leaderOf,
    join: (a, b) => {
      const [first, second] = [leaderOf(a), leaderOf(b)]
      if (first !== second) leaders.set(second, first)
    },
  }
}
