import {
  type Box,
  boxAround,
  boxesTouch,
  type GridIndex,
  gridIndexOf,
  type Inches,
  isSystemPart,
  type JointEnd,
  type Layout,
  type PartId,
  type PlacedPart,
  type Placement,
  partsOverlap,
} from '@ramp/domain'
import { drawingBox } from './drawing-box.ts'

/** The parts that stand still while others move, found by place. */
export type Standing = {
  readonly near: (box: Box, reach: Inches) => readonly PlacedPart[]
  /** Boxes of the parts and drawings within reach, for standing in a row with them. */
  readonly boxesNear: (box: Box, reach: Inches) => readonly Box[]
  /** Whether a side is the door: nothing is joined there; an exit moves along with what is joined at it. */
  readonly isEntrance: (end: JointEnd) => boolean
  /** Pairs that lay on one another before: a bad drawing can still be moved apart. */
  readonly overlappedBefore: (a: PartId, b: PartId) => boolean
}

const indexes = new WeakMap<Placement, GridIndex<PlacedPart>>()

/** The index of a placement, built once. */
export function indexOf(placement: Placement): GridIndex<PlacedPart> {
  const known = indexes.get(placement) ?? gridIndexOf(placement.parts, ({ box }) => box)
  indexes.set(placement, known)
  return known
}

export function standingWithout(
  ids: readonly PartId[],
  placement: Placement,
  { openings, drawings }: Pick<Layout, 'openings' | 'drawings'>,
): Standing {
  const moving = new Set(ids)
  const index = indexOf(placement)
  const near: Standing['near'] = (box, reach) =>
    index.near(grown(box, reach)).filter((one) => !moving.has(one.part.id) && boxesTouch(one.box, box, reach))
  return {
    near,
    boxesNear: (box, reach) => [
      ...near(box, reach).map((one) => one.box),
      ...drawings
        .filter(({ id }) => !moving.has(id))
        .map(drawingBox)
        .filter((one) => boxesTouch(one, box, reach)),
    ],
    isEntrance: ({ part, side }) =>
      openings.some((one) => one.use === 'entrance' && one.part === part && one.side === side),
    overlappedBefore: (a, b) =>
      placement.overlaps.some(([one, other]) => (one === a && other === b) || (one === b && other === a)),
  }
}

const grown = ({ min, max }: Box, by: Inches): Box => ({
  min: { x: min.x - by, y: min.y - by },
  max: { x: max.x + by, y: max.y + by },
})

/** Whether moved parts may be let go where they are: system parts never lie on one another (spec 1 §5). */
export const isValidPlace = (moved: readonly PlacedPart[], standing: Standing): boolean =>
  moved.every(
    (one) =>
      !isSystemPart(one.part) ||
      standing
        .near(one.box, 0)
        .every(
          (other) =>
            !isSystemPart(other.part) ||
            !partsOverlap(one, other) ||
            standing.overlappedBefore(one.part.id, other.part.id),
        ),
  )

/** The box around parts, or around anything else that has a box. */
export const boxOf = (boxed: readonly { readonly box: Box }[]): Box =>
  boxAround(boxed.flatMap(({ box }) => [box.min, box.max]))
