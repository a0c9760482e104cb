import type { Point } from '@ramp/domain'
import type { Frame } from '../sheets/paper.ts'
import { framesMeet, lineMeets, type Segment } from './frames.ts'

/** A straight line on a sheet, in points: from what is named to the words that name it. */
export type Leader = Segment

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
  /** The same for words that may lie over nothing at all. */
  readonly findClear: <One extends RoomPlace>(places: Iterable<One>) => One | null
}

/** A sheet without an edge, such as a screen that can be moved or a drawing file. */
export const ANYWHERE: Frame = { left: -1e9, top: -1e9, width: 2e9, height: 2e9 }

/** Between words and anything else, in points. */
const AIR = 1

/**
 * The room of a sheet.
 * @param within nothing may stand beyond it
 * @param air between words and anything else, in the unit of the sheet
 */
export function roomIn(within: Frame, air = AIR): Room {
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
    ![...things, ...words].some((one) => framesMeet(one, frame, air)) &&
    !leaders.some((one) => lineMeets(one, frame)) &&
    (!leader || isClear(leader))
  const isClear = (leader: Leader) =>
    !words.some((one) => lineMeets(leader, one)) &&
    !things.some((one) => !holds(one, leader[0]) && lineMeets(leader, one))
  const isOverSoft = ({ frame }: RoomPlace) => soft.some((one) => framesMeet(one, frame, air))
  function firstOf<One extends RoomPlace>(places: Iterable<One>): One | null {
    let over: One | null = null
    for (const place of places) {
      if (over && isOverSoft(place)) continue
      if (!isFree(place)) continue
      if (!isOverSoft(place)) return place
      over ??= place
    }
    return over
  }
  function taken<One extends RoomPlace>(found: One | null): One | null {
    if (found) words.push(found.frame)
    if (found?.leader) leaders.push(found.leader)
    return found
  }
  return {
    take: (frame) => things.push(frame),
    takeSoftly: (frame) => soft.push(frame),
    find: (places) => taken(firstOf(places)),
    findClear: (places) => {
      for (const place of places) if (!isOverSoft(place) && isFree(place)) return taken(place)
      return null
    },
  }
}

const holds = ({ left, top, width, height }: Frame, { x, y }: Point): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height
