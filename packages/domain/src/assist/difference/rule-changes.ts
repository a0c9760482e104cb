import type { Line } from '../../rules/parts-list/line.ts'
import type { BeforeAfter } from './terms/difference.ts'
import type { DifferenceSide } from './terms/difference-side.ts'

type KeyOf = (line: Line) => string

/** How many pieces an item would have by the rules of today, and had when it was issued. */
export type Recounted = { readonly issued: number; readonly today: number }

/**
 * What the rules of today change, by the key of a line: items of which the same drawing has another count on one side than it was
 * issued with. Where both sides are off by as much, the rules are not why they differ.
 */
export function ruleChanges(
  sides: BeforeAfter<DifferenceSide>,
  keys: BeforeAfter<KeyOf>,
): ReadonlyMap<string, Recounted> {
  const [before, after] = [recounted(sides.before, keys.before), recounted(sides.after, keys.after)]
  const changes = new Map<string, Recounted>()
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(key) ?? NONE, after.get(key) ?? NONE]
    if (offBy(was) === offBy(is)) continue
    changes.set(key, offBy(was) === 0 ? is : was)
  }
  return changes
}

const NONE: Recounted = { issued: 0, today: 0 }

const offBy = ({ issued, today }: Recounted): number => today - issued

function recounted({ lines, analysis }: DifferenceSide, keyOf: KeyOf): ReadonlyMap<string, Recounted> {
  const counts = new Map<string, Recounted>()
  const add = (line: Line, by: Partial<Recounted>) => {
    const { issued, today } = counts.get(keyOf(line)) ?? NONE
    counts.set(keyOf(line), { issued: issued + (by.issued ?? 0), today: today + (by.today ?? 0) })
  }
  for (const line of lines) add(line, { issued: line.quantity })
  for (const line of analysis.partsList.lines) add(line, { today: line.quantity })
  return counts
}
