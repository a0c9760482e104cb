import type { Point } from '@ramp/domain'
import {
  baseline,
  type Frame,
  group,
  INK,
  letters,
  type Marks,
  placedMatrix,
  type Room,
  SIZE,
  tagMarks,
  widthOf,
} from '@ramp/drafting'

/** A wall so long on paper, in points, has its name. */
const NAMED = 24
/** Between a wall and its name. */
const AIR = 2
const HEIGHT = SIZE.small * 1.22
/** The name moves along its wall by so much until it is free. */
const STEP = 3
/** So much of a name may stand beyond the end of its wall. */
const BEYOND = 0.7

type Place = { readonly frame: Frame; readonly isTurned: boolean }

/**
 * The name of a wall beside it, on the side and at the place along it that is free: along the page, else along a wall that
 * goes up it; with a line to it where nothing beside it is free.
 */
export function wallNameMarks(words: string, wall: Frame, room: Room): Marks {
  if (Math.max(wall.width, wall.height) < NAMED) return []
  const width = widthOf(words, { size: SIZE.small })
  const found = room.find([...lyingPlaces(wall, width), ...turnedPlaces(wall, width)])
  if (found) return [nameAt(words, found)]
  const at = { x: wall.left + wall.width / 2, y: wall.top + wall.height / 2 }
  return tagMarks({ words, at }, room) ?? []
}

/** Above and below a wall, its ends before its middle, then at its left and right. */
function lyingPlaces({ left, top, width: length, height }: Frame, width: number): readonly Place[] {
  const place = (x: number, y: number): Place => ({
    frame: { left: x, top: y, width, height: HEIGHT },
    isTurned: false,
  })
  const along = [
    left,
    left + length - width,
    ...steps(left - BEYOND * width, left + length - (1 - BEYOND) * width),
  ]
  const beside = steps(top, top + height - HEIGHT)
  return [
    ...along.map((x) => place(x, top - AIR - HEIGHT)),
    ...along.map((x) => place(x, top + height + AIR)),
    ...beside.flatMap((y) => [place(left - AIR - width, y), place(left + length + AIR, y)]),
  ]
}

/** At the left and right of a wall, along it. */
const turnedPlaces = ({ left, top, width: thickness, height }: Frame, width: number): readonly Place[] =>
  steps(top, top + height - width).flatMap((y) =>
    [left - AIR - HEIGHT, left + thickness + AIR].map((x) => ({
      frame: { left: x, top: y, width: HEIGHT, height: width },
      isTurned: true,
    })),
  )

/** From the middle of a stretch to its ends; nothing where it ends before it begins. */
const steps = (from: number, to: number): readonly number[] =>
  to < from
    ? []
    : Array.from({ length: Math.floor((to - from) / 2 / STEP) + 1 }, (_, step) => step * STEP).flatMap(
        (away) => [(from + to) / 2 - away, (from + to) / 2 + away],
      )

function nameAt(words: string, { frame: { left, top, width, height }, isTurned }: Place) {
  const middle: Point = { x: left + width / 2, y: top + height / 2 }
  const look = { size: SIZE.small, align: 'middle', color: INK.muted } as const
  const below = baseline(SIZE.small) - HEIGHT / 2
  return isTurned
    ? group([letters(words, 0, below, look)], { matrix: placedMatrix({ at: middle, rotation: -90 }) })
    : letters(words, middle.x, middle.y + below, look)
}
