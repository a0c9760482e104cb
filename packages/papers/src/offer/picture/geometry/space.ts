import type { Point3 } from '@ramp/solids'

export const minus = (a: Point3, b: Point3): Point3 => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z })
export const plus = (a: Point3, b: Point3): Point3 => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z })
export const times = ({ x, y, z }: Point3, by: number): Point3 => ({ x: x * by, y: y * by, z: z * by })
export const dotted = (a: Point3, b: Point3): number => a.x * b.x + a.y * b.y + a.z * b.z
export const crossed = (a: Point3, b: Point3): Point3 => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
})
export const lengthOf = (a: Point3): number => Math.hypot(a.x, a.y, a.z)
export const unit = (a: Point3): Point3 => times(a, 1 / (lengthOf(a) || 1))
/** The place so far along from one to another: 0 at the first, 1 at the second. */
export const mixed3 = (a: Point3, b: Point3, share: number): Point3 => plus(a, times(minus(b, a), share))

export const middleOf3 = (places: readonly Point3[]): Point3 =>
  times(
    places.reduce((sum, one) => plus(sum, one), { x: 0, y: 0, z: 0 }),
    1 / Math.max(1, places.length),
  )

export const UP: Point3 = { x: 0, y: 0, z: 1 }
