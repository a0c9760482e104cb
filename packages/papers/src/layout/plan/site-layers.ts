import { type Box as Extent, isSurveyed, type Point, type Site, spotsOfGround } from '@ramp/domain'
import {
  boxed,
  type Frame,
  frameAround,
  group,
  INK,
  type Marks,
  type PinnedMark,
  POINTS,
  roomIn,
  type SheetLayer,
  textsOf,
  toScreen,
  type View,
} from '@ramp/drafting'
import { drawFalls, drawPlace, drawSpots } from '@ramp/drawing'
import { PLAN, SHEET } from '../sheet/sheet.ts'
import { turnedMarks, turnedPoint } from './turned-plan.ts'

type Seen = {
  readonly view: View
  readonly isTurned: boolean
  /** What is lettered on the sheet already, in points: nothing of the site is written over it. */
  readonly taken: readonly Extent[]
}

/**
 * What the system stands on, as far as the frame of the plan shows it: the system alone says how large it is drawn, for a
 * lot may be a hundred times as large. A height that would lie on other words moves around its spot; what finds no place is left out.
 */
export function siteLayers(site: Site, { view, isTurned, taken }: Seen): readonly SheetLayer[] {
  if (!isSurveyed(site)) return []
  const turned = <At extends Point>(at: At): At => (isTurned ? { ...at, ...turnedPoint(at) } : at)
  const marks = [...drawPlace(site), ...drawSpots(site)]
  const lines = marks.filter(({ kind }) => kind !== 'pinned')
  const pinned = marks.flatMap((mark) => (mark.kind === 'pinned' ? [{ ...mark, at: turned(mark.at) }] : []))
  // Arrows say which way the ground falls: they are drawn on the turned ground, not turned with it.
  const falls = drawFalls(spotsOfGround(site).map(turned))
  const shown = readable([...pinned, ...falls], view, taken)
  return [
    { view, marks: [...(isTurned ? turnedMarks(lines) : lines), ...shown] },
    { view: POINTS, marks: AROUND_PLAN },
  ]
}

/** Marks in the order of their weight, each only where its words lie within the frame and on no others. */
function readable(marks: Marks, view: View, before: readonly Extent[]): Marks {
  const room = roomIn(INSIDE_PLAN, 0)
  for (const extent of before) room.take(frameAround([extent.min, extent.max]))
  return marks.flatMap((mark) => {
    const own = textsOf([mark], view).flatMap(({ extent: { min, max } }) => [min, max])
    if (own.length === 0) return [mark]
    const { left, top, width, height } = frameAround(own)
    const plate = { left: left - PLATE, top, width: width + 2 * PLATE, height }
    const moves = mark.kind === 'pinned' ? movesOf(plate, toScreen(view, mark.at)) : [NOWHERE]
    const found = room.find(
      moves.map((move) => ({
        move,
        frame: { ...plate, left: plate.left + move.x, top: plate.top + move.y },
      })),
    )
    if (!found) return []
    return mark.kind === 'pinned' && found.move !== NOWHERE ? [movedBy(mark, found.move)] : [mark]
  })
}

const NOWHERE: Point = { x: 0, y: 0 }

/** The place that words have, then at the other side of their spot, above it and below it, in points. */
function movesOf({ left, top, width, height }: Frame, at: { left: number; top: number }): readonly Point[] {
  const [x, y] = [at.left - left - width / 2, at.top - top - height / 2]
  const [across, down] = [width / 2 + BESIDE, height / 2 + BESIDE]
  return [
    NOWHERE,
    ...[1, -1].map((side) => ({ x: x + side * across, y })),
    ...[-1, 1].flatMap((side) =>
      [0, 1, -1].map((aside) => ({ x: x + (aside * width) / 2, y: y + side * down })),
    ),
  ]
}

/** From a spot to the plate of its height. */
const BESIDE = 7

const movedBy = (mark: PinnedMark, { x, y }: Point): PinnedMark => ({
  ...mark,
  children: [group(mark.children, { matrix: [1, 0, 0, 1, x, y] })],
})

/** The plate of a height is wider than its words by so much at both ends. */
const PLATE = 5

/** Letters keep this far from the frame. */
const INSIDE = 6

const INSIDE_PLAN: Frame = {
  left: PLAN.left + INSIDE,
  top: PLAN.top + INSIDE,
  width: PLAN.width - 2 * INSIDE,
  height: PLAN.height - 2 * INSIDE,
}

/** Paper over what reaches beyond the frame. */
const AROUND_PLAN: Marks = around(PLAN).map((box) => boxed(box, null, INK.paper))

function around({ left, top, width, height }: Frame): readonly Frame[] {
  const [right, bottom] = [left + width, top + height]
  return [
    { left: 0, top: 0, width: SHEET.width, height: top },
    { left: 0, top: bottom, width: SHEET.width, height: SHEET.height - bottom },
    { left: 0, top, width: left, height },
    { left: right, top, width: SHEET.width - right, height },
  ]
}
