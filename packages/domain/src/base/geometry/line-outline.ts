import type { Inches } from '../units.ts'
import { add, distance, dot, type Point, scale, subtract } from './point.ts'

/** A corner sharper than this ends square, so that it does not reach far past the line. */
const FARTHEST_MITER = 2

/** The outline of a line so thick: both of its sides, half the thickness from it, and square ends. Inches. */
export function lineOutline(line: readonly Point[], thickness: Inches): readonly Point[] {
  const points = line.filter((at, index) => index === 0 || distance(at, line[index - 1] ?? at) > 0)
  const sides = points.slice(1).map((to, index) => sideways(points[index] ?? to, to))
  const left = points.flatMap((at, index) => {
    const [before, after] = [sides[index - 1] ?? sides[index], sides[index] ?? sides[index - 1]]
    return before && after ? cornersAt(at, before, after, thickness / 2) : []
  })
  const right = points.flatMap((at, index) => {
    const [before, after] = [sides[index - 1] ?? sides[index], sides[index] ?? sides[index - 1]]
    return before && after ? cornersAt(at, before, after, -thickness / 2) : []
  })
  return [...left, ...right.toReversed()]
}

/** Square to a stretch, one inch long. */
function sideways(from: Point, to: Point): Point {
  const { x, y } = subtract(to, from)
  const length = distance(from, to)
  return { x: y / length, y: -x / length }
}

/** Where the sides of two stretches meet; of a sharp corner one place for each of them. */
function cornersAt(at: Point, before: Point, after: Point, by: Inches): readonly Point[] {
  const sum = add(before, after)
  const miter = 2 / dot(sum, sum)
  if (!(miter * Math.sqrt(dot(sum, sum)) <= FARTHEST_MITER))
    return [add(at, scale(before, by)), add(at, scale(after, by))]
  return [add(at, scale(sum, miter * by))]
}
