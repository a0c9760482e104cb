import type { Point } from '@ramp/domain'
import { outlinesOverlap } from '@ramp/domain'
import { closedData, group, type Marks, path } from '@ramp/drafting'
import type { SeenPiece } from './order/painters-order.ts'
import { litColor } from './view/light.ts'
import { inFrame, type PictureView } from './view/picture-view.ts'

/** Where leaves would hide what is built, it shows through them. */
const SEEN_THROUGH = 0.4
/** The bright side of a ball: so much of it, and so far toward the light, in radii. */
const BRIGHT = { size: 0.72, left: 0.18, up: 0.2 }

/** The leaves of a tree as balls, each with its bright side. */
export function leafMarks(
  { piece, hull }: SeenPiece,
  behind: readonly SeenPiece[],
  view: PictureView,
): Marks {
  const [face] = piece.faces
  if (!face) return []
  const { camera, see, light } = view
  const [dark = '', bright = ''] = [0.15, 1].map((z) => litColor(face.material, { ...light, z }, light))
  const balls = piece.balls
    .flatMap(({ at, radius }) => {
      const place = see(at)
      return place ? [{ place, radius: (radius * camera.zoom) / place.away }] : []
    })
    .toSorted((a, b) => b.place.away - a.place.away)
  if (behind.some((one) => one.piece.isBuilt && outlinesOverlap(one.hull, hull, 1))) {
    const all = balls.map(({ place, radius }) => roundData(place, radius, view)).join('')
    return [group([path(all, { fill: bright })], { opacity: SEEN_THROUGH })]
  }
  return balls.flatMap(({ place, radius }) => {
    const lit = { x: place.x - radius * BRIGHT.left, y: place.y - radius * BRIGHT.up }
    return [
      path(roundData(place, radius, view), { fill: dark }),
      path(roundData(lit, radius * BRIGHT.size, view), { fill: bright }),
    ]
  })
}

const SIDES = 24

/** A circle as far as it is in the frame, as path data. */
function roundData({ x, y }: Point, radius: number, view: PictureView): string {
  const circle = Array.from({ length: SIDES }, (_, index) => {
    const angle = (index * 2 * Math.PI) / SIDES
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })
  const kept = inFrame(circle, view)
  return kept.length === 0 ? '' : closedData(kept)
}
