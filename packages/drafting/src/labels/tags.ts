import type { Point } from '@ramp/domain'
import type { Marks } from '../marks/mark.ts'
import { INK, SIZE } from '../palettes/paper.ts'
import { penOf } from '../palettes/pens.ts'
import type { Frame } from '../sheets/paper.ts'
import { boxed, type Letters, letters, line, rounded } from '../typeset/marks.ts'
import { widthOf } from '../typeset/row.ts'
import type { Leader, Room } from './room.ts'

const HEIGHT = 13
const PAD = 4.5
const PEN = { width: penOf('tag') }
const WAYS = 16
const FURTHEST = 6

export type Tag = {
  readonly words: string
  readonly at: Point
  /** The way it would rather stand to: away from the deck. */
  readonly toward?: Point | undefined
  readonly color?: string
  /** How many rings of places around it are tried. */
  readonly rings?: number
}

/** Where tags stand around what they name: near before far, the way they would rather stand before others. */
function* placesAround(
  { words, at, toward, rings = FURTHEST }: Tag,
  near: number,
): Generator<{ frame: Frame; middle: Point; leader: Leader }> {
  const width = widthOf(words, { size: SIZE.small, weight: 'bold' }) + 2 * PAD
  const first = toward ? Math.atan2(toward.y, toward.x) : -Math.PI / 2
  for (let ring = 0; ring < rings; ring += 1) {
    const distance = near + ring * (HEIGHT * 0.8)
    for (let way = 0; way < WAYS; way += 1) {
      const turn = (way % 2 === 0 ? 1 : -1) * Math.ceil(way / 2)
      const angle = first + (turn * 2 * Math.PI) / WAYS
      const x = at.x + Math.cos(angle) * (distance + width / 2)
      const y = at.y + Math.sin(angle) * (distance + HEIGHT / 2)
      const frame = { left: x - width / 2, top: y - HEIGHT / 2, width, height: HEIGHT }
      const middle = { x, y }
      yield { frame, middle, leader: [at, edgeToward(frame, middle, at)] }
    }
  }
}

/** A name in a rounded box beside its place, with a line to it. What finds no free place is not lettered twice: null. */
export function tagMarks(tag: Tag, room: Room, near = 5): Marks | null {
  const found = room.find(placesAround(tag, near))
  if (!found) return null
  const { frame, middle, leader } = found
  const color = tag.color ?? INK.ink
  return [
    line(leader, { ...PEN, color }),
    rounded(frame, HEIGHT / 2, { ...PEN, color }, INK.paper),
    letters(tag.words, middle.x, middle.y + SIZE.small * 0.36, {
      size: SIZE.small,
      weight: 'bold',
      align: 'middle',
      color,
    }),
  ]
}

/** Where the line from the middle of a frame to a place leaves the frame. */
function edgeToward({ width, height }: Frame, middle: Point, to: Point): Point {
  const [dx, dy] = [to.x - middle.x, to.y - middle.y]
  const share = Math.min(
    1,
    Math.abs(dx) < 1e-6 ? Number.POSITIVE_INFINITY : width / 2 / Math.abs(dx),
    Math.abs(dy) < 1e-6 ? Number.POSITIVE_INFINITY : height / 2 / Math.abs(dy),
  )
  return { x: middle.x + dx * share, y: middle.y + dy * share }
}

/** Words about a place that push nothing away: the first free place among the given ones; `on` is what they lie on. */
export function wordsMarks(
  lines: readonly (Letters & { readonly words: string })[],
  places: Iterable<Point>,
  { room, on }: { readonly room: Room; readonly on?: string },
): Marks | null {
  const sizes = lines.map(({ size = SIZE.small }) => size)
  const width = Math.max(
    ...lines.map((one, index) => widthOf(one.words, { ...one, size: sizes[index] ?? SIZE.small })),
  )
  const height = sizes.reduce((sum, size) => sum + size * 1.22, 0)
  const found = room.find(
    [...places].map(({ x, y }) => ({
      frame: { left: x - width / 2, top: y - height / 2, width, height },
      x,
    })),
  )
  if (!found) return null
  let y = found.frame.top
  const lettered = lines.map(({ words, ...look }, index) => {
    const size = sizes[index] ?? SIZE.small
    y += size * 1.22
    return letters(words, found.x, y - size * 0.3, { ...look, size, align: 'middle' })
  })
  return on === undefined ? lettered : [boxed(found.frame, null, on), ...lettered]
}
