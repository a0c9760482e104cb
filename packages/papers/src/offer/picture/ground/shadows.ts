import type { Inches, Point } from '@ramp/domain'
import { closedData, type Marks, path } from '@ramp/drafting'
import type { Point3 } from '@ramp/solids'
import { hullOf } from '../geometry/hull.ts'
import { mixed3 } from '../geometry/space.ts'
import type { Piece } from '../pieces/piece.ts'
import { type PictureView, seenOutline } from '../view/picture-view.ts'

/** On a slope a shadow ends where the light meets it: a few steps find it. */
const STEPS = 3

/** Where a piece keeps the light off the ground: a convex outline on it. */
export function shadowOf(
  { corners }: Pick<Piece, 'corners'>,
  heightAt: (at: Point) => Inches,
  light: Point3,
): readonly Point3[] {
  const fallen = corners.map(({ x, y, z }) => {
    let at: Point = { x, y }
    for (let step = 0; step < STEPS; step += 1) {
      const over = Math.max(0, z - heightAt(at)) / light.z
      at = { x: x - light.x * over, y: y - light.y * over }
    }
    return at
  })
  return hullOf(fallen).map((at) => ({ ...at, z: heightAt(at) }))
}

/** What of a convex outline is over a triangle given clockwise, as seen from above. */
export const withinTriangle = (outline: readonly Point3[], triangle: readonly Point3[]): readonly Point3[] =>
  triangle.reduce((kept, from, index) => {
    const to = triangle[(index + 1) % triangle.length] ?? from
    const side = (at: Point) => (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x)
    return kept.flatMap((corner, place) => {
      const before = kept.at(place - 1) ?? corner
      const [a, b] = [side(before), side(corner)]
      const met = a >= 0 === b >= 0 ? [] : [mixed3(before, corner, a / (a - b))]
      return b >= 0 ? [...met, corner] : met
    })
  }, outline)

/** Outlines of one color as one mark: no seams where they are over one another. */
export function together(outlines: readonly (readonly Point3[])[], color: string, view: PictureView): Marks {
  const data = outlines.flatMap((corners) => {
    const kept = seenOutline(corners, view)
    return kept.length === 0 ? [] : [closedData(hullOf(kept))]
  })
  return data.length === 0 ? [] : [path(data.join(''), { fill: color })]
}
