import { dot, scale, subtract } from '../../base/geometry/point.ts'
import { normalizeAngle } from '../../base/units.ts'
import type { Item } from '../../model/catalogue/item.ts'
import { newPart } from '../../model/layout/new-part.ts'
import { type Part, type PartId, SIDES, type Side } from '../../model/layout/part.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { attachTo } from '../../rules/placement/attach.ts'
import { placePart } from '../../rules/placement/place-parts.ts'
import type { PlacedPart, PlacedSide } from '../../rules/placement/placed-part.ts'
import { heightAt } from '../../rules/runs/measure-runs.ts'
import { type Carried, carryAlong, crowds } from './carry-along.ts'
import { type Contact, contactsOf, hangingOn, type Joined, oppositeOf } from './contacts.ts'
import { hasEnds } from './exchange.ts'
import { flushProblem, positionsFrom, waysToFollow } from './flush-positions.ts'
import { type JoinedChange, type JoinedProblem, refused } from './joined-change.ts'
import { withStairHeight } from './stair-height.ts'

export type Newcomer = { readonly item: Item; readonly id: PartId }

/** A way to lie between two parts: where the new one stands, and how what is below follows. */
type Way = { readonly part: Part; readonly carried: Carried; readonly offLine: number }

/**
 * Puts a new part between two that are joined: it lies against the upper one, and what hangs below goes on from it, in line with
 * where it was if that may be.
 */
export function insertPart(
  gap: Contact,
  { item, id }: Newcomer,
  joined: Joined & Pick<Analysis, 'runs'>,
): JoinedChange {
  const { layout, placement, catalogue, runs } = joined
  const [upper, lower] = [placement.byId.get(gap.upper.part), placement.byId.get(gap.lower.part)]
  const made = newPart(item, id, { x: 0, y: 0 }, 0)
  const height = heightAt(runs.heights.get(gap.upper.part), gap.upper.side, upper)
  const fresh = made && withStairHeight(made, item, height)
  if (!upper || !lower || !fresh) return refused({ kind: 'no-end' })
  const ids = hangingOn(lower.part.id, contactsOf(joined), (one) => isSame(one, gap))
  const isHeld =
    ids.has(upper.part.id) || layout.openings.some(({ part, use }) => use === 'entrance' && ids.has(part))
  if (isHeld) return refused({ kind: 'held' })
  const found = waysBetween({ gap, upper, lower, fresh, item, ids, joined })
  if (found.ways.length === 0) return refused(found.problem ?? { kind: 'no-end' })
  for (const { part, carried } of found.ways) {
    const parts = [...carryAlong(layout.parts, [carried], placement), part]
    if (crowds(placement, parts, catalogue)) continue
    const changed = new Map(parts.map((one) => [one.id, one]))
    return {
      kind: 'changed',
      edit: (now) => ({ ...now, parts: [...now.parts.map((one) => changed.get(one.id) ?? one), part] }),
    }
  }
  return refused({ kind: 'no-room' })
}

const isSame = (a: Contact, b: Contact): boolean =>
  a.upper.part === b.upper.part &&
  a.upper.side === b.upper.side &&
  a.lower.part === b.lower.part &&
  a.lower.side === b.lower.side

type Between = {
  readonly gap: Contact
  readonly upper: PlacedPart
  readonly lower: PlacedPart
  readonly fresh: Part
  readonly item: Item
  readonly ids: ReadonlySet<PartId>
  readonly joined: Joined
}

/** Every way the rules allow, the one that leaves what follows most in line first. */
function waysBetween(between: Between): {
  readonly ways: readonly Way[]
  readonly problem: JoinedProblem | null
} {
  const { gap, upper, lower, fresh, item, ids, joined } = between
  const to = upper.sides[gap.upper.side]
  const follower = lower.sides[gap.lower.side]
  const ways: Way[] = []
  let problem: JoinedProblem | null = null
  for (const mySide of firstSides(fresh, to))
    for (const position of positionsFrom('CENTER')) {
      const part = { ...fresh, ...attachTo({ to, item, mySide, position }) }
      const placed = placePart(part, joined.catalogue)
      if (!placed) continue
      const wrong = flushProblem({ placed: upper, side: gap.upper.side }, { placed, side: mySide }, position)
      problem ??= wrong
      if (wrong) continue
      const onward = oppositeOf(mySide)
      for (const { position: at, motion } of waysToFollow(to, placed.sides[onward], follower)) {
        const below = flushProblem({ placed, side: onward }, { placed: lower, side: gap.lower.side }, at)
        problem ??= below
        if (below === null) ways.push({ part, carried: { ids, motion }, offLine: offLine(to, motion.by) })
      }
    }
  return { ways: ways.toSorted((a, b) => a.offLine - b.offLine), problem }
}

/** The sides of a part that may lie against what is above: its upper end, or of a deck the one that leaves it upright. */
function firstSides(part: Part, { facing }: PlacedSide): readonly Side[] {
  if (part.kind === 'arr') return ['TOP', 'BOTTOM']
  if (hasEnds(part)) return ['TOP']
  return [SIDES[Math.floor(normalizeAngle(facing + 180) / 90)] ?? 'TOP']
}

/** How far what follows leaves its line, to the tenth of an inch: dust decides nothing. */
function offLine({ left, right, length }: PlacedSide, by: Parameters<typeof dot>[0]): number {
  const rightward = scale(subtract(right, left), 1 / length)
  return Math.round(Math.abs(dot(by, rightward)) * 10)
}
