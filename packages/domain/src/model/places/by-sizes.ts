import { boxAround } from '../../base/geometry/outline.ts'
import { add, type Point, scale } from '../../base/geometry/point.ts'
import { withoutDoubled } from '../../base/geometry/polygon.ts'
import type { Inches } from '../../base/units.ts'
import type { DoorFacing, SiteDoor } from '../layout/site.ts'
import { directionsAt, seenFrom } from './house-walls.ts'

/** Walls of a rectangular house as the drawing has them: its front is at the bottom. */
export const HOUSE_SIDES = ['front', 'right', 'back', 'left'] as const
export type HouseSide = (typeof HOUSE_SIDES)[number]

const FACES: Readonly<Record<HouseSide, DoorFacing>> = { front: 180, right: 90, back: 0, left: 270 }

export type HouseSizes = {
  /** Along the drawing. */
  readonly width: Inches
  /** Down the drawing. */
  readonly depth: Inches
  /** The wall the door is in, and how far its center is from the left corner, as seen from outside. */
  readonly door?: { readonly side: HouseSide; readonly fromLeft: Inches } | undefined
}

type SizedHouse = {
  readonly outline: readonly Point[]
  readonly door: { readonly at: Point; readonly faces: DoorFacing } | null
}

/** A rectangular house around its door, or around its middle where no door is said. */
export function houseBySizes({ width, depth, door }: HouseSizes, around: Point): SizedHouse {
  if (!door)
    return {
      outline: boxFrom({ x: around.x - width / 2, y: around.y - depth / 2 }, width, depth),
      door: null,
    }
  const faces = FACES[door.side]
  const { right, out } = directionsAt(faces)
  const wall = door.side === 'front' || door.side === 'back' ? width : depth
  const inwards = door.side === 'front' || door.side === 'back' ? depth : width
  const left = add(around, scale(right, -door.fromLeft))
  const ends = [left, add(left, scale(right, wall))]
  const { min } = boxAround([...ends, ...ends.map((end) => add(end, scale(out, -inwards)))])
  return { outline: boxFrom(min, width, depth), door: { at: around, faces } }
}

const boxFrom = ({ x, y }: Point, width: Inches, depth: Inches): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
]

/** A rectangle along the drawing around a place. */
export const rectangleAround = (
  { x, y }: Point,
  { width, depth }: { readonly width: Inches; readonly depth: Inches },
): readonly Point[] => boxFrom({ x: x - width / 2, y: y - depth / 2 }, width, depth)

/** Why a door cannot be in its wall: the wall is shorter. null: it can. */
export function doorMissesWall({ width, depth, door }: HouseSizes): Inches | null {
  if (!door) return null
  const wall = door.side === 'front' || door.side === 'back' ? width : depth
  return door.fromLeft > wall ? wall : null
}

/** How far a house is from the four lines of its lot, as seen from the front: where its door faces. */
export type LotLines = {
  readonly front: Inches
  readonly right: Inches
  readonly rear: Inches
  readonly left: Inches
}

type Faced = { readonly house: readonly Point[]; readonly faces: DoorFacing }

/** The lot around a house that is so far from its lines. */
export function lotByLines(
  { front, right, rear, left }: LotLines,
  { house, faces }: Faced,
): readonly Point[] {
  const spans = spansSeen(house, faces)
  return cornersSeen(
    {
      left: spans.left - left,
      right: spans.right + right,
      back: spans.back - rear,
      front: spans.front + front,
    },
    faces,
  )
}

/** A lot so wide and deep; null where the house does not fit into it. */
export function lotBySizes(
  {
    width,
    depth,
    front,
    left,
  }: { readonly width: Inches; readonly depth: Inches } & Pick<LotLines, 'front' | 'left'>,
  { house, faces }: Faced,
): readonly Point[] | null {
  const spans = spansSeen(house, faces)
  const right = width - left - (spans.right - spans.left)
  const rear = depth - front - (spans.front - spans.back)
  return right < 0 || rear < 0 ? null : lotByLines({ front, right, rear, left }, { house, faces })
}

/** How far one line of a lot reaches beyond the house along it: more of the lot is not known. */
const LINE_BEYOND: Inches = 240

/** One line of a lot of which no more is known: its points, so far from the house on one side as seen from the front. */
export function lotLineFrom(
  side: keyof LotLines,
  away: Inches,
  { house, faces }: Faced,
): readonly [Point, Point] {
  const spans = spansSeen(house, faces)
  const axes = directionsAt(faces)
  const at = (x: Inches, y: Inches) => add(scale(axes.right, x), scale(axes.out, y))
  const [left, right] = [spans.left - LINE_BEYOND, spans.right + LINE_BEYOND]
  const [back, front] = [spans.back - LINE_BEYOND, spans.front + LINE_BEYOND]
  switch (side) {
    case 'front':
      return [at(left, spans.front + away), at(right, spans.front + away)]
    case 'rear':
      return [at(left, spans.back - away), at(right, spans.back - away)]
    case 'left':
      return [at(spans.left - away, back), at(spans.left - away, front)]
    case 'right':
      return [at(spans.right + away, back), at(spans.right + away, front)]
  }
}

/** How far a house is from the lines of a rectangular lot along it; null of any other lot. */
export function linesOfLot(lot: readonly Point[], { house, faces }: Faced): LotLines | null {
  const [inner, outer] = [spansSeen(house, faces), spansSeen(lot, faces)]
  const isRectangle =
    withoutDoubled(lot).length === 4 &&
    cornersSeen(outer, faces).every((corner) =>
      lot.some(({ x, y }) => Math.abs(x - corner.x) < SLANT && Math.abs(y - corner.y) < SLANT),
    )
  if (!isRectangle) return null
  return {
    front: outer.front - inner.front,
    right: outer.right - inner.right,
    rear: inner.back - outer.back,
    left: inner.left - outer.left,
  }
}

/** A sixteenth is no slant. */
const SLANT: Inches = 1 / 16

type Spans = { readonly left: Inches; readonly right: Inches; readonly back: Inches; readonly front: Inches }

const ORIGIN: Point = { x: 0, y: 0 }

function spansSeen(outline: readonly Point[], faces: DoorFacing): Spans {
  const axes = { origin: ORIGIN, ...directionsAt(faces) }
  const { min, max } = boxAround(
    outline.map((at) => {
      const { right, out } = seenFrom(axes, at)
      return { x: right, y: out }
    }),
  )
  return { left: min.x, right: max.x, back: min.y, front: max.y }
}

/** Clockwise, from the rear left as seen from the front. */
function cornersSeen({ left, right, back, front }: Spans, faces: DoorFacing): readonly Point[] {
  const axes = directionsAt(faces)
  const at = (x: Inches, y: Inches) => add(scale(axes.right, x), scale(axes.out, y))
  return [at(left, back), at(right, back), at(right, front), at(left, front)]
}

export type PorchSizes = {
  readonly width: Inches
  readonly depth: Inches
  /** How far its center is to the right of the center of the door, as seen from outside. */
  readonly shift: Inches
}

/** The outline of a porch against the wall of a door that has a place; null of any other. */
export function porchBySizes(
  { width, depth, shift }: PorchSizes,
  { at, faces = 180 }: Pick<SiteDoor, 'at' | 'faces'>,
): readonly Point[] | null {
  if (!at) return null
  const { right, out } = directionsAt(faces)
  const corner = (along: Inches, away: Inches) => add(at, add(scale(right, shift + along), scale(out, away)))
  return [corner(-width / 2, 0), corner(width / 2, 0), corner(width / 2, depth), corner(-width / 2, depth)]
}
