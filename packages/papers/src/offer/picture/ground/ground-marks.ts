import { type Analysis, groundOf, type Inches, type Point } from '@ramp/domain'
import type { Marks } from '@ramp/drafting'
import { type Point3, ROLES, solidsOf } from '@ramp/solids'
import { UP } from '../geometry/space.ts'
import type { Piece } from '../pieces/piece.ts'
import { litColor, shade } from '../view/light.ts'
import { filled, type PictureView } from '../view/picture-view.ts'
import { background } from './background.ts'
import { shadowOf, together, withinTriangle } from './shadows.ts'
import { slopeMarks } from './slope-marks.ts'

/** In shadow the ground has so much of its color. */
const IN_SHADOW = 0.78

/** What is under everything that stands: sky, lawn, measured slopes, pavement, and the shadows on them. */
export function groundMarks(analysis: Analysis, standing: readonly Piece[], view: PictureView): Marks {
  const heightAt = bareGround(analysis)
  const shadows = standing.map((piece) => shadowOf(piece, heightAt, view.light))
  const paved = pavementOf(analysis)
  const [lawn, pavement] = [ROLES.ground, ROLES.surface].map(({ material }) =>
    litColor(material, UP, view.light),
  )
  if (lawn === undefined || pavement === undefined) return []
  const onPavement = paved.flatMap((triangle) => shadows.map((shadow) => withinTriangle(shadow, triangle)))
  return [
    ...background(view),
    ...slopeMarks(analysis, heightAt, view),
    ...paved.flatMap((corners) => filled(corners, pavement, { width: 0.3, color: pavement }, view)),
    ...together(shadows, shade(lawn, IN_SHADOW), view),
    ...together(
      onPavement.filter(({ length }) => length > 2),
      shade(pavement, IN_SHADOW),
      view,
    ),
  ]
}

/** Height of the ground without what was built on it. */
function bareGround({ layout }: Analysis): (at: Point) => Inches {
  const { porch: _, ...site } = layout.site
  const ground = groundOf(site)
  return (at) => ground?.heightAt(at) ?? 0
}

const pavementOf = (analysis: Analysis): readonly (readonly Point3[])[] =>
  solidsOf(analysis).flatMap((solid) =>
    solid.kind === 'surface' && solid.role === 'surface'
      ? solid.triangles.map((triangle) => triangle.flatMap((index) => solid.corners[index] ?? []))
      : [],
  )
