import { type Point, rotate } from '@ramp/domain'
import {
  type Frame,
  INK,
  inchLine,
  lineMeets,
  type PathMark,
  path,
  penOf,
  type Segment,
} from '@ramp/drafting'
import type { TightBox } from './tight-box.ts'

/** What a cloud keeps off, and what it stays in, in points. */
export type Around = { readonly words: readonly Frame[]; readonly bounds: Frame }

/** From what changed to the line around it, at the least; further out where words stand there. */
const NEAREST = 6
const FURTHEST = 30
const OUTWARD = 3
/** From the end of an arc to the next, about. */
const ARC = 9
/** An arc's radius is its chord by this: flat enough to read as a cloud. */
const ROUND = 0.58
/** How far an arc stands out of its chord, as a part of the chord. */
const RISE = 0.29
/** Between the line and words. */
const AIR = 1

/** A cloud of arcs around a box with its corners in order; it is left open where words stand in its way. */
export function cloudAround(
  { box: { min, max }, turn }: TightBox,
  around: Around,
): { readonly marks: readonly PathMark[]; readonly corners: readonly Point[] } {
  const sides = SIDES.map((side) => {
    const away = distances.find((one) => isFree(segmentOf(side, one), around)) ?? NEAREST
    return { side, away }
  })
  const out = (side: Side) => sides.find((one) => one.side === side)?.away ?? NEAREST
  const [left, right] = [min.x - out('left'), max.x + out('right')]
  const [top, bottom] = [min.y - out('top'), max.y + out('bottom')]
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ].map((corner) => rotate(corner, turn))
  return { marks: arcsThrough(corners, around), corners }

  function segmentOf(side: Side, away: number): Segment {
    const ends = {
      left: [min.x - away, min.y, min.x - away, max.y],
      right: [max.x + away, min.y, max.x + away, max.y],
      top: [min.x, min.y - away, max.x, min.y - away],
      bottom: [min.x, max.y + away, max.x, max.y + away],
    } as const satisfies Record<Side, readonly [number, number, number, number]>
    const [x, y, toX, toY] = ends[side]
    return [rotate({ x, y }, turn), rotate({ x: toX, y: toY }, turn)]
  }
}

const SIDES = ['left', 'right', 'top', 'bottom'] as const
type Side = (typeof SIDES)[number]

const distances = Array.from(
  { length: Math.floor((FURTHEST - NEAREST) / OUTWARD) + 1 },
  (_, index) => NEAREST + index * OUTWARD,
)

/** Whether a line with the arcs on it touches no words and stays in its bounds. */
const isFree = (line: Segment, { words, bounds }: Around): boolean =>
  line.every((point) => isIn(point, bounds)) &&
  !words.some((frame) => lineMeets(line, frame, ARC * RISE + AIR))

const isIn = ({ x, y }: Point, { left, top, width, height }: Frame): boolean =>
  x > left && x < left + width && y > top && y < top + height

function arcsThrough(corners: readonly Point[], around: Around): readonly PathMark[] {
  const arcs = corners.flatMap((from, index) => arcsOf([from, corners[(index + 1) % corners.length] ?? from]))
  let data = ''
  let pen: Point | null = null
  for (const [from, to] of arcs) {
    if (!isClear([from, to], around)) continue
    if (pen === null || pen.x !== from.x || pen.y !== from.y) data += `M${from.x} ${from.y}`
    const radius = Math.hypot(to.x - from.x, to.y - from.y) * ROUND
    data += `A${radius} ${radius} 0 0 1 ${to.x} ${to.y}`
    pen = to
  }
  return data === '' ? [] : [path(data, { stroke: inchLine(INK.ink, penOf('revisionCloud')) })]
}

function arcsOf([from, to]: Segment): readonly Segment[] {
  const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / ARC))
  const at = (index: number): Point => ({
    x: from.x + ((to.x - from.x) * index) / count,
    y: from.y + ((to.y - from.y) * index) / count,
  })
  return Array.from({ length: count }, (_, index): Segment => [at(index), at(index + 1)])
}

/** Whether an arc crosses no words: its chord and the way over its highest place. */
function isClear([from, to]: Segment, { words, bounds }: Around): boolean {
  const top = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * RISE,
    y: (from.y + to.y) / 2 - (to.x - from.x) * RISE,
  }
  const lines: readonly Segment[] = [
    [from, to],
    [from, top],
    [top, to],
  ]
  return (
    [from, top, to].every((point) => isIn(point, bounds)) &&
    !words.some((frame) => lines.some((one) => lineMeets(one, frame, AIR)))
  )
}
