import { type Analysis, boxAround, type Inches, type Point, spotsOfGround } from '@ramp/domain'
import type { Marks } from '@ramp/drafting'
import { type Point3, ROLES } from '@ramp/solids'
import { crossed, minus, times, unit } from '../geometry/space.ts'
import { litColor } from '../view/light.ts'
import { filled, type PictureView } from '../view/picture-view.ts'

/** Cells of measured ground along each side, and how far they reach beyond what was measured and built. */
const CELLS = 26
const AROUND: Inches = 48
/** A yard slopes by a few degrees: it is lit as if it were steeper, so that it is seen. */
const STEEPER = 3.2
const LEVEL = 0.99999

/** Measured ground that is not level, cell by cell from the back, lit as it slopes. */
export function slopeMarks(
  { layout, placement }: Analysis,
  heightAt: (at: Point) => Inches,
  view: PictureView,
): Marks {
  const spots = spotsOfGround(layout.site)
  if (spots.length < 3) return []
  const { min, max } = boxAround([...spots, ...placement.parts.flatMap(({ outline }) => outline)])
  const place = (column: number, row: number): Point3 => {
    const at = {
      x: min.x - AROUND + ((max.x - min.x + 2 * AROUND) * column) / CELLS,
      y: min.y - AROUND + ((max.y - min.y + 2 * AROUND) * row) / CELLS,
    }
    return { ...at, z: heightAt(at) }
  }
  const cells = Array.from({ length: CELLS * CELLS }, (_, index): readonly Point3[] => {
    const [column, row] = [index % CELLS, Math.floor(index / CELLS)]
    return [place(column, row), place(column + 1, row), place(column + 1, row + 1), place(column, row + 1)]
  })
  const { eye } = view.camera
  const away = (corners: readonly Point3[]) =>
    corners.reduce((sum, { x, y }) => sum + Math.hypot(x - eye.x, y - eye.y), 0)
  return cells.toSorted((a, b) => away(b) - away(a)).flatMap((corners) => cellMarks(corners, view))
}

function cellMarks(corners: readonly Point3[], view: PictureView): Marks {
  const [a, b, c, d] = corners
  if (!a || !b || !c || !d) return []
  const normal = unit(crossed(minus(c, a), minus(d, b)))
  const up = normal.z < 0 ? times(normal, -1) : normal
  if (up.z > LEVEL) return []
  const steeper = unit({ x: up.x * STEEPER, y: up.y * STEEPER, z: up.z })
  const color = litColor(ROLES.ground.material, steeper, view.light)
  return filled(corners, color, { width: 0.3, color }, view)
}
