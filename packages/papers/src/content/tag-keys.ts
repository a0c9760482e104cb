import { boxAround, type Point } from '@ramp/domain'
import {
  circleData,
  type Frame,
  INK,
  letters,
  line,
  type Marks,
  path,
  penOf,
  type Room,
  type RoomPlace,
  SIZE,
  type Tag,
  tagMarks,
  widthOf,
} from '@ramp/drafting'
import { keyRowText } from './tags-shown.ts'

/** A number that stands on a plan for a tag without room at its place. */
export type TagKey = { readonly number: number; readonly tag: string }

/** Letters the tags of one view, and numbers those that find no free place. */
export type TagLetterer = {
  /** The tag beside its place, or beside the first of the others that has room; nothing yet where none has. */
  readonly letter: (tag: Tag, ...others: readonly Point[]) => Marks
  /** Numbers in place of all tags without room, once every tag was tried. */
  readonly numbered: () => { readonly marks: Marks; readonly keys: readonly TagKey[] }
}

/** @param first number of the first tag without room: the views of a page count on */
export function tagLetterer(room: Room, first = 1): TagLetterer {
  const without: (Tag & { readonly others: readonly Point[] })[] = []
  return {
    letter: (tag, ...others) => {
      for (const at of [tag.at, ...others]) {
        const marks = tagMarks({ ...tag, at }, room)
        if (marks) return marks
      }
      without.push({ ...tag, others })
      return []
    },
    numbered: () => {
      const drawn = without.flatMap((tag, index) => {
        const marks = numberMarks(first + index, tag, room)
        return marks ? [{ marks, key: { number: first + index, tag: tag.words } }] : []
      })
      return { marks: drawn.flatMap(({ marks }) => marks), keys: drawn.map(({ key }) => key) }
    },
  }
}

const RADIUS = 6.4
const STEP = 5
const RINGS = 24
const WAYS = 16

type NumberPlace = RoomPlace & { readonly middle: Point }

const numberFrame = ({ x, y }: Point): Frame => ({
  left: x - RADIUS,
  top: y - RADIUS,
  width: 2 * RADIUS,
  height: 2 * RADIUS,
})

/** Rings around a place. */
function* placesAround({ x, y }: Point): Generator<NumberPlace> {
  for (let ring = 1; ring < RINGS; ring += 1)
    for (let way = 0; way < WAYS; way += 1) {
      const angle = (way * 2 * Math.PI) / WAYS
      const middle = { x: x + Math.cos(angle) * ring * STEP, y: y + Math.sin(angle) * ring * STEP }
      yield { middle, frame: numberFrame(middle), leader: [{ x, y }, middle] }
    }
}

/** A white number in a filled circle: on what it stands for, else with a line to it. */
function numberMarks(
  number: number,
  { at, others, color = INK.ink }: Tag & { readonly others: readonly Point[] },
  room: Room,
): Marks | null {
  const onIt = [at, ...others].map((middle) => ({ middle, frame: numberFrame(middle), leader: undefined }))
  const around = [at, ...others].flatMap((place) => [...placesAround(place)])
  // In a crowd that no line finds a way out of, the nearest place without one.
  const near = around.map((place) => ({ ...place, leader: undefined }))
  const found = room.find<NumberPlace>(onIt) ?? room.find(around) ?? room.find<NumberPlace>(near)
  if (!found) return null
  const { middle, leader } = found
  return [
    ...(leader ? [line(leader, { width: penOf('leader'), color })] : []),
    path(circleData(middle, RADIUS), { fill: color }),
    letters(`${number}`, middle.x, middle.y + SIZE.small * 0.36, {
      size: SIZE.small,
      weight: 'bold',
      align: 'middle',
      color: INK.paper,
    }),
  ]
}

const KEY_GAP = 12
const KEY_LINE = 12

/** The key of a view in a free place of the view itself, in one line or in columns; in several places where none has room for it all. */
export function keyMarks(keys: readonly TagKey[], around: readonly Point[], room: Room): Marks {
  if (keys.length === 0) return []
  const whole = keyTogether(keys, around, room.findClear)
  if (whole) return whole
  if (keys.length === 1) return keyTogether(keys, around, room.find) ?? []
  const half = Math.ceil(keys.length / 2)
  return [...keyMarks(keys.slice(0, half), around, room), ...keyMarks(keys.slice(half), around, room)]
}

function keyTogether(keys: readonly TagKey[], around: readonly Point[], find: Room['find']): Marks | null {
  const texts = keys.map(({ number, tag }) => keyRowText(number, tag))
  const each = Math.max(...texts.map((text) => widthOf(text, { size: SIZE.small }))) + KEY_GAP
  const { min, max } = boxAround(around)
  const layouts = [texts.length, Math.ceil(texts.length / 2), Math.ceil(texts.length / 4), 1]
  const places = [...new Set(layouts)].flatMap((columns) => {
    const size = { width: columns * each - KEY_GAP, height: Math.ceil(texts.length / columns) * KEY_LINE }
    return spotsAround(min, max, size).map(({ x, y }) => ({ columns, frame: { left: x, top: y, ...size } }))
  })
  const found = find(places)
  if (!found) return null
  const { columns, frame } = found
  return texts.map((text, index) =>
    letters(
      text,
      frame.left + (index % columns) * each,
      frame.top + Math.floor(index / columns) * KEY_LINE + SIZE.small,
      { size: SIZE.small },
    ),
  )
}

const SPOTS = 48
/** How far a key may stand from what it is about, in points: beyond all tags where they are many. */
const AWAY = [20, 32, 46, 60, 74, 88, 102, 116, 130] as const

/** Upper left corners for a box below, above and beside another, from its left and its upper end on, then within it. */
function spotsAround(
  min: Point,
  max: Point,
  { width, height }: Pick<Frame, 'width' | 'height'>,
): readonly Point[] {
  const shares = Array.from({ length: SPOTS + 1 }, (_, index) => index / SPOTS)
  const [across, down] = [max.x - min.x - width, max.y - min.y - height]
  const inside = shares.flatMap((below) =>
    shares.map((share) => ({ x: min.x + share * across, y: min.y + below * down })),
  )
  const outside = AWAY.flatMap((away) => [
    ...shares.map((share) => ({ x: min.x + share * across, y: max.y + away })),
    ...shares.map((share) => ({ x: min.x + share * across, y: min.y - away - height })),
    ...shares.map((share) => ({ x: max.x + away, y: min.y + share * down })),
    ...shares.map((share) => ({ x: min.x - away - width, y: min.y + share * down })),
  ])
  return [...outside, ...inside]
}
