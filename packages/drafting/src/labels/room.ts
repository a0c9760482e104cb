import type { Point } from '@ramp/domain'
import type { Frame } from '../sheets/paper.ts'

/** A straight line on a sheet, in points: from what is named to the words that name it. */
export type Leader = readonly [from: Point, to: Point]

/** Where words may stand, with the line that leads to them. */
export type RoomPlace = { readonly frame: Frame; readonly leader?: Leader | undefined }

/** Keeps what stands on a sheet apart: words find a free place, or say that there is none. */
export type Room = {
  readonly take: (frame: Frame) => void
  /** Stands there already, but words may lie over it where nothing else is free. */
  readonly takeSoftly: (frame: Frame) => void
  /**
   * The first of the places that touches nothing and whose leader crosses nothing, taken from now on; null where all are
   * taken. A leader may start at a thing that was taken, such as a leg, and never at other words.
   */
  readonly find: <One extends RoomPlace>(places: Iterable<One>) => One | null
}

const AIR = 1

const meet = (a: Frame, b: Frame): boolean =>
  a.left < b.left + b.width + AIR &&
  b.left < a.left + a.width + AIR &&
  a.top < b.top + b.height + AIR &&
  b.top < a.top + a.height + AIR

/** `within`: nothing may stand beyond it. */
export function roomIn(within: Frame): Room {
  const things: Frame[] = []
  const words: Frame[] = []
  const soft: Frame[] = []
  const leaders: Leader[] = []
  const isInside = ({ left, top, width, height }: Frame) =>
    left >= within.left &&
    top >= within.top &&
    left + width <= within.left + within.width &&
    top + height <= within.top + within.height
  const isFree = ({ frame, leader }: RoomPlace) =>
    isInside(frame) &&
    ![...things, ...words].some((one) => meet(one, frame)) &&
    !leaders.some((one) => crosses(one, frame)) &&
    (!leader || isClear(leader))
  const isClear = (leader: Leader) =>
    !words.some((one) => crosses(leader, one)) &&
    !things.some((one) => !holds(one, leader[0]) && crosses(leader, one))
  return {
    take: (frame) => things.push(frame),
    takeSoftly: (frame) => soft.push(frame),
    find: (places) => {
      const free = [...places].filter(isFree)
      const found = free.find(({ frame }) => !soft.some((one) => meet(one, frame))) ?? free[0] ?? null
      if (found) words.push(found.frame)
      if (found?.leader) leaders.push(found.leader)
      return found
    },
  }
}

const holds = ({ left, top, width, height }: Frame, { x, y }: Point): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height

/** Whether a line runs through a frame: what is left of it between the four sides. */
function crosses([from, to]: Leader, { left, top, width, height }: Frame): boolean {
  let [first, last] = [0, 1]
  const within = (start: number, step: number, low: number, high: number): boolean => {
    if (Math.abs(step) < 1e-9) return start > low && start < high
    const [near, far] = [(low - start) / step, (high - start) / step]
    first = Math.max(first, Math.min(near, far))
    last = Math.min(last, Math.max(near, far))
    return first < last
  }
  return within(from.x, to.x - from.x, left, left + width) && within(from.y, to.y - from.y, top, top + height)
}
