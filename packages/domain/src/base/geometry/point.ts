import { type Degrees, type Inches, normalizeAngle } from '../units.ts'

/** A place on the layout: x to the right, y down, in inches from the canvas corner. */
export type Point = { readonly x: Inches; readonly y: Inches }

export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })
export const subtract = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
export const scale = (p: Point, factor: number): Point => ({ x: p.x * factor, y: p.y * factor })
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y
export function distance(a: Point, b: Point): Inches {
  const x = a.x - b.x
  const y = a.y - b.y
  // Many times faster than Math.hypot, which guards against lengths no ramp has.
  return Math.sqrt(x * x + y * y)
}
export const midpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
/** The place so far along from one to another: 0 at the first, 1 at the second. */
export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

const HALF_ROOT = Math.SQRT1_2
/** Exact cosine and sine for the eight 45-degree steps, so that quarter turns leave no rounding dust. */
const EIGHTHS: readonly (readonly [number, number])[] = [
  [1, 0],
  [HALF_ROOT, HALF_ROOT],
  [0, 1],
  [-HALF_ROOT, HALF_ROOT],
  [-1, 0],
  [-HALF_ROOT, -HALF_ROOT],
  [0, -1],
  [HALF_ROOT, -HALF_ROOT],
]

/** Cosine and sine of an angle; exact at multiples of 45 degrees. */
export function turnOf(degrees: Degrees): readonly [cosine: number, sine: number] {
  const eighths = normalizeAngle(degrees) / 45
  const exact = Number.isInteger(eighths) ? EIGHTHS[eighths] : undefined
  if (exact) return exact
  const radians = (degrees * Math.PI) / 180
  return [Math.cos(radians), Math.sin(radians)]
}

const NORMALS = EIGHTHS.map(([cosine, sine]): Point => ({ x: sine, y: 0 - cosine }))

/** Unit vector of a direction, clockwise from "up"; directions in 45-degree steps share theirs. */
export function normalOf(facing: Degrees): Point {
  const shared = NORMALS[normalizeAngle(facing) / 45]
  if (shared) return shared
  const [cosine, sine] = turnOf(facing)
  return { x: sine, y: 0 - cosine }
}

/** Rotates a vector clockwise (as seen on screen, y down) about the origin. */
export function rotate(p: Point, degrees: Degrees): Point {
  const [cosine, sine] = turnOf(degrees)
  return { x: p.x * cosine - p.y * sine, y: p.x * sine + p.y * cosine }
}
