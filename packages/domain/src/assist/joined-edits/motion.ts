import { add, distance, type Point, rotate, subtract } from '../../base/geometry/point.ts'
import { type Degrees, type Inches, normalizeAngle } from '../../base/units.ts'
import type { Part } from '../../model/layout/part.ts'

/** A turn about a point, and then a shift: how what hangs together moves as a whole. */
export type Motion = { readonly about: Point; readonly degrees: Degrees; readonly by: Point }

const ORIGIN: Point = { x: 0, y: 0 }

export const STILL: Motion = { about: ORIGIN, degrees: 0, by: ORIGIN }

export const movedPoint = (at: Point, { about, degrees, by }: Motion): Point =>
  add(add(about, rotate(subtract(at, about), degrees)), by)

export const movedPart = <Moved extends Part>(part: Moved, motion: Motion): Moved =>
  isSameMotion(motion, STILL)
    ? part
    : { ...part, at: movedPoint(part.at, motion), rotation: normalizeAngle(part.rotation + motion.degrees) }

/** Turning leaves dust; nothing that is built is so small. */
const DUST: Inches = 1e-6

/** Whether two motions take things to the same place. */
export const isSameMotion = (a: Motion, b: Motion): boolean =>
  a.degrees === b.degrees && distance(movedPoint(ORIGIN, a), movedPoint(ORIGIN, b)) < DUST
