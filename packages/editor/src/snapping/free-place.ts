import {
  add,
  type Box,
  type Inches,
  isSystemPart,
  type Layout,
  type PlacedPart,
  type Point,
} from '@ramp/domain'
import { boxOf, type Standing } from './standing.ts'

/** Parts put down without aiming keep this much distance from others, so that they do not join by chance. */
const CLEARANCE: Inches = 12
const STEP: Inches = 12
/** How far around a single part is looked, in steps: half the largest canvas. */
const RINGS = 75
/** How many times its own size a group goes aside. */
const FURTHEST_ASIDE = 20

/** Whether parts may be put down so far from where they are. */
type MayStand = (by: Point) => boolean

/**
 * The movement that brings parts to the nearest place free of others, on the canvas if there is one; null when there is
 * no such place near by.
 */
export function freePlaceBy(
  parts: readonly PlacedPart[],
  standing: Standing,
  { width, height }: Layout['project']['canvas'],
): Point | null {
  if (parts.length === 0) return null
  const search = (mayStand: MayStand) => (parts.length === 1 ? aroundBy(mayStand) : asideBy(parts, mayStand))
  const isFree: MayStand = (by) => parts.every(({ box }) => isClear(boxMoved(box, by), standing))
  const isOnCanvas: MayStand = (by) =>
    parts.every(({ part: { at } }) => isWithin(at.x + by.x, width) && isWithin(at.y + by.y, height))
  return search((by) => isOnCanvas(by) && isFree(by)) ?? search(isFree)
}

const isWithin = (at: Inches, most: Inches): boolean => at >= 0 && at <= most

function aroundBy(mayStand: MayStand): Point | null {
  for (let ring = 0; ring <= RINGS; ring++) {
    const free = ringOf(ring).find(mayStand)
    if (free) return free
  }
  return null
}

/** A group goes to the right of where it is, below it, to the left or above, as a whole. */
function asideBy(parts: readonly PlacedPart[], mayStand: MayStand): Point | null {
  const { min, max } = boxOf(parts)
  const across = max.x - min.x + 2 * CLEARANCE
  const down = max.y - min.y + 2 * CLEARANCE
  for (let times = 0; times <= FURTHEST_ASIDE; times++) {
    const ways = [
      { x: across * times, y: 0 },
      { x: 0, y: down * times },
      { x: -across * times, y: 0 },
      { x: 0, y: -down * times },
    ]
    const free = ways.find(mayStand)
    if (free) return free
  }
  return null
}

/** Steps on the square ring about a point, nearest first. */
function ringOf(ring: number): readonly Point[] {
  if (ring === 0) return [{ x: 0, y: 0 }]
  const points: Point[] = []
  for (let along = -ring; along <= ring; along++) {
    points.push({ x: ring, y: along }, { x: -ring, y: along })
    if (Math.abs(along) < ring) points.push({ x: along, y: ring }, { x: along, y: -ring })
  }
  const away = ({ x, y }: Point) => Math.hypot(x, y)
  return points.sort((a, b) => away(a) - away(b)).map(({ x, y }) => ({ x: x * STEP, y: y * STEP }))
}

/** A place is asked about for its boxes alone: hundreds are, until one is free. */
const isClear = (box: Box, standing: Standing): boolean =>
  !standing.near(box, CLEARANCE).some((other) => isSystemPart(other.part))

const boxMoved = ({ min, max }: Box, by: Point): Box => ({ min: add(min, by), max: add(max, by) })
