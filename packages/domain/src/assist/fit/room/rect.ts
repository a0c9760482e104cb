import type { Point } from '../../../base/geometry/point.ts'
import type { Degrees, Inches } from '../../../base/units.ts'

/** An upright rectangle. */
export type Rect = {
  readonly left: Inches
  readonly top: Inches
  readonly right: Inches
  readonly bottom: Inches
}

/** Which way the way leads: 0 away from the door, then by quarter turns to the right of who walks it. */
export type Heading = 0 | 1 | 2 | 3

const AHEAD: readonly [Point, Point, Point, Point] = [
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
]

export const turned = (heading: Heading, quarters: number): Heading => {
  const around = (((heading + quarters) % 4) + 4) % 4
  return around === 0 || around === 1 || around === 2 ? around : 3
}

/** How a ramp is turned that goes down this way. */
export const rotationOf = (heading: Heading): Degrees => heading * 90

/** So far ahead, and so far to the right of who walks. */
export const step = (from: Point, heading: Heading, forward: Inches, rightward: Inches = 0): Point => {
  const out = AHEAD[heading]
  const side = AHEAD[turned(heading, 1)]
  return {
    x: from.x + out.x * forward + side.x * rightward,
    y: from.y + out.y * forward + side.y * rightward,
  }
}

/** What lies ahead of the middle of an edge: so deep, and so wide. */
export function rectAhead(from: Point, heading: Heading, depth: Inches, width: Inches): Rect {
  return rectOf(step(from, heading, 0, -width / 2), step(from, heading, depth, width / 2))
}

export const rectOf = (a: Point, b: Point): Rect => ({
  left: Math.min(a.x, b.x),
  top: Math.min(a.y, b.y),
  right: Math.max(a.x, b.x),
  bottom: Math.max(a.y, b.y),
})

export const centreOf = ({ left, right, top, bottom }: Rect): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

export const cornersOf = ({ left, right, top, bottom }: Rect): readonly Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

export const grown = (rect: Rect, by: Inches): Rect => ({
  left: rect.left - by,
  top: rect.top - by,
  right: rect.right + by,
  bottom: rect.bottom + by,
})

/** So far along the wall. */
export const movedAlong = (rect: Rect, by: Inches): Rect => ({
  ...rect,
  left: rect.left + by,
  right: rect.right + by,
})

/** How far two rectangles lie apart along x, and along y; negative where they reach over one another. */
const gapAcross = (a: Rect, b: Rect): Inches => Math.max(a.left, b.left) - Math.min(a.right, b.right)
const gapDown = (a: Rect, b: Rect): Inches => Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom)

/** How far two rectangles lie apart; 0 where they meet. */
export function rectGap(a: Rect, b: Rect): Inches {
  const [x, y] = [gapAcross(a, b), gapDown(a, b)]
  if (x <= 0) return Math.max(0, y)
  return y <= 0 ? x : Math.hypot(x, y)
}

export const overlaps = (a: Rect, b: Rect): boolean => gapAcross(a, b) < -DUST && gapDown(a, b) < -DUST

/** Whether they lie side by side closer than this, more than with a corner. */
export function faces(a: Rect, b: Rect, closer: Inches): boolean {
  const [x, y] = [gapAcross(a, b), gapDown(a, b)]
  return (x < -DUST && y < closer - DUST) || (y < -DUST && x < closer - DUST)
}

const DUST = 1e-6

/** A rectangle laid from another place on. */
export const movedRect = ({ left, right, top, bottom }: Rect, { x, y }: Point): Rect => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
})
