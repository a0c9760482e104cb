import { add, distance, type Point, subtract } from '../../../base/geometry/point.ts'
import { groupBy } from '../../../base/group-by.ts'
import { normalizeAngle } from '../../../base/units.ts'
import type { Part, PartId } from '../../../model/layout/part.ts'
import type { Analysis } from '../../../rules/analysis/analysis.ts'
import type { PlacedPart } from '../../../rules/placement/placed-part.ts'
import type { BeforeAfter } from '../terms/difference.ts'
import { isMotion } from './motion-words.ts'

type Sides = BeforeAfter<Analysis>
type Pair = BeforeAfter<Part>

/** Which part of one drawing is which of the other, and how far the system as a whole was moved. */
export type PartPairs = {
  readonly pairs: readonly Pair[]
  readonly shift: Point
  /** Whether the two were drawn separately, so that no part has the id it has in the other. */
  readonly isDrawnApart: boolean
}

/** Parts of both drawings under one id; those of drawings that share none by kind, size and place. */
export function partPairs(sides: Sides): PartPairs {
  const ids = new Set(sides.before.layout.parts.map(({ id }) => id))
  const isDrawnApart = !sides.after.layout.parts.some(({ id }) => ids.has(id))
  if (isDrawnApart) return { ...pairsByPlace(sides), isDrawnApart }
  const pairs = pairsById(sides)
  return { pairs, shift: commonShift(pairs, sides.after), isDrawnApart }
}

/** What each part that has a twin in the other drawing is called there. */
export const twinIds = ({ pairs }: Pick<PartPairs, 'pairs'>): ReadonlyMap<PartId, PartId> =>
  new Map(pairs.map(({ before, after }) => [after.id, before.id]))

/** Of another kind it is another part. */
function pairsById({ before, after }: Sides): readonly Pair[] {
  const others = new Map(after.layout.parts.map((part) => [part.id, part]))
  return before.layout.parts.flatMap((part) => {
    const other = others.get(part.id)
    return other?.kind === part.kind ? [{ before: part, after: other }] : []
  })
}

/**
 * How far the system as a whole was moved on its canvas, as when the canvas grew over its edge: where it is on the drawing is of
 * no account. The entrance is what stays, then what most parts have in common; nothing where any part is where it was.
 */
function commonShift(shared: readonly Pair[], after: Analysis): Point {
  const moves = shared.map(moveOf)
  const alike = (move: Point) => moves.filter((one) => !isMotion(subtract(one, move))).length
  if (moves.some((move) => !isMotion(move))) return NOWHERE
  const entered = after.layout.openings.find(({ use }) => use === 'entrance')?.part
  const atEntrance = moves[shared.findIndex((pair) => pair.after.id === entered)]
  if (atEntrance && alike(atEntrance) > 1) return atEntrance
  const [most] = moves.toSorted((a, b) => alike(b) - alike(a))
  return most && alike(most) > 1 ? most : NOWHERE
}

const NOWHERE: Point = { x: 0, y: 0 }
const moveOf = ({ before, after }: Pair): Point => subtract(after.at, before.at)

/** Parts that are no farther apart are in one place. */
const SAME_PLACE = 1
/** A part of the same item that is farther away is another one: about the length of a platform. */
const NEAR = 60
/** A part of another size takes the place of one that is no farther away. */
const IN_ITS_PLACE = 30

/** Each rule pairs what the one before left: the same item in the same place, the same item close by, another size in its place. */
const RULES: readonly {
  readonly most: number
  readonly isTwin: (was: PlacedPart, is: PlacedPart) => boolean
}[] = [
  { most: SAME_PLACE, isTwin: (was, is) => isSameItem(was, is) && isTurnedAlike(was.part, is.part) },
  { most: NEAR, isTwin: isSameItem },
  { most: SAME_PLACE, isTwin: isSameSize },
  { most: IN_ITS_PLACE, isTwin: (was, is) => was.item.itemType === is.item.itemType },
]

function pairsByPlace(sides: Sides): Pick<PartPairs, 'pairs' | 'shift'> {
  const shift = likelyShift(sides)
  let [was, is] = [sides.before.placement.parts, sides.after.placement.parts]
  const pairs: Pair[] = []
  for (const { most, isTwin } of RULES) {
    const found = nearestPairs(was, is, { shift, most, isTwin })
    pairs.push(...found)
    const paired = new Set(found.flatMap(({ before, after }) => [before.id, after.id]))
    was = was.filter(({ part }) => !paired.has(part.id))
    is = is.filter(({ part }) => !paired.has(part.id))
  }
  return { pairs, shift }
}

type Near = { readonly shift: Point } & (typeof RULES)[number]

/** Pairs that are no farther apart than a rule allows, the nearest first; each part is in one pair. */
function nearestPairs(
  was: readonly PlacedPart[],
  is: readonly PlacedPart[],
  { shift, most, isTwin }: Near,
): readonly Pair[] {
  const candidates = was.flatMap((before) =>
    is.flatMap((after) => {
      if (before.part.kind !== after.part.kind || !isTwin(before, after)) return []
      const apart = distance(add(before.part.at, shift), after.part.at)
      return apart <= most ? [{ before: before.part, after: after.part, apart }] : []
    }),
  )
  const taken = new Set<PartId>()
  return candidates
    .toSorted((a, b) => a.apart - b.apart)
    .flatMap(({ before, after }) => {
      if (taken.has(before.id) || taken.has(after.id)) return []
      taken.add(before.id).add(after.id)
      return [{ before, after }]
    })
}

function isSameItem(was: PlacedPart, is: PlacedPart): boolean {
  return was.item.shortName === is.item.shortName
}

function isSameSize(was: PlacedPart, is: PlacedPart): boolean {
  return was.item.itemType === is.item.itemType && was.width === is.width && was.length === is.length
}

const isTurnedAlike = (was: Part, is: Part): boolean => normalizeAngle(is.rotation - was.rotation) === 0

/** How two drawings lie over each other: where most parts of one item meet; of two places alike the one where the entrances do. */
function likelyShift({ before, after }: Sides): Point {
  const moves = before.placement.parts.flatMap((was) =>
    after.placement.parts.flatMap((is) =>
      isSameItem(was, is) && isTurnedAlike(was.part, is.part)
        ? [{ by: moveOf({ before: was.part, after: is.part }), of: was.part.id }]
        : [],
    ),
  )
  const atEntrance = entranceMove({ before, after })
  const votesOf = (group: readonly { readonly by: Point; readonly of: PartId }[]): number => {
    const [first] = group
    const isEntrance = atEntrance && first && !isMotion(subtract(first.by, atEntrance))
    return new Set(group.map(({ of }) => of)).size + (isEntrance ? 0.5 : 0)
  }
  const [most] = [...groupBy(moves, ({ by }) => `${by.x.toFixed(1)} ${by.y.toFixed(1)}`).values()].toSorted(
    (a, b) => votesOf(b) - votesOf(a),
  )
  const [first] = most ?? []
  if (!most || !first || (most.length < 2 && atEntrance)) return atEntrance ?? first?.by ?? NOWHERE
  return first.by
}

/** From where one drawing is entered to where the other one is. */
function entranceMove({ before, after }: Sides): Point | null {
  const [was, is] = [before, after].map(({ layout }) => {
    const entered = layout.openings.find(({ use }) => use === 'entrance')?.part
    return layout.parts.find(({ id }) => id === entered)?.at
  })
  return was && is ? subtract(is, was) : null
}
