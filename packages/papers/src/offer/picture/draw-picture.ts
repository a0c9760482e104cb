import { type Analysis, distance, type Point } from '@ramp/domain'
import { type Frame, type Marks, outline } from '@ramp/drafting'
import { wayInOf } from '@ramp/solids'
import { dotted, minus } from './geometry/space.ts'
import { groundMarks } from './ground/ground-marks.ts'
import { leafMarks } from './leaf-marks.ts'
import { paintersOrder, type SeenPiece } from './order/painters-order.ts'
import type { PieceFace } from './pieces/piece.ts'
import { scenePieces } from './scene/scene-pieces.ts'
import type { Camera } from './view/camera.ts'
import { lightFrom, litColor, shade } from './view/light.ts'
import { filled, inFrame, lineMarks, type PictureView, pictureView } from './view/picture-view.ts'

/** A system, its house and its site as a camera sees them, in the colors of their materials: nothing but vectors. */
export function pictureMarks(analysis: Analysis, camera: Camera, frame: Frame): Marks {
  const pieces = scenePieces(analysis)
  const view = pictureView(camera, frame, lightFrom(wayInOf(analysis)?.out ?? { x: 0, y: 1 }, camera))
  return [
    ...groundMarks(analysis, pieces, view),
    ...paintersOrder(pieces, { eye: camera.eye, see: view.see }).flatMap((seen, index, all) =>
      seen.piece.form === 'leaves' ? leafMarks(seen, all.slice(0, index), view) : pieceMarks(seen, view),
    ),
  ]
}

/** Edges of what is built, darker than its sides; without one a thin line of its color closes the seams. */
const EDGE = { width: 0.35, dark: 0.62 }
const SEAM = 0.3
/** Lines on a face, such as treads and boards, and how much of its color they have. */
const LINE = { width: 0.35, built: 0.84, house: 0.93 }

type LitFace = { readonly face: PieceFace; readonly color: string }

function pieceMarks({ piece, hull }: SeenPiece, view: PictureView): Marks {
  const faces = piece.faces
    .filter(({ out, corners: [first] }) => first && dotted(out, minus(view.camera.eye, first)) > 0)
    .map((face): LitFace => ({ face, color: litColor(face.material, face.out, view.light) }))
  return piece.form === 'bar'
    ? barMarks(hull, faces, view)
    : faces.flatMap((lit) => faceMarks(lit, piece.isEdged, view))
}

function faceMarks({ face, color }: LitFace, isEdged: boolean, view: PictureView): Marks {
  const edge = isEdged ? { width: EDGE.width, color: shade(color, EDGE.dark) } : { width: SEAM, color }
  const ofLines = { width: LINE.width, color: shade(color, isEdged ? LINE.built : LINE.house) }
  return [
    ...filled(face.corners, color, edge, view),
    ...lineMarks(face.lines, ofLines, view),
    ...face.panels.flatMap((panel) => {
      const own = litColor({ ...face.material, color: panel.color, metalness: 0 }, face.out, view.light)
      return filled(panel.corners, own, null, view)
    }),
  ]
}

/** A bar that is thinner than this on paper is painted in one color, points. */
const THIN = 1.3

/** The outline of a bar with its brightest side on it: no seam shows between its sides. */
function barMarks(hull: readonly Point[], faces: readonly LitFace[], view: PictureView): Marks {
  const kept = inFrame(hull, view)
  const [dark, ...brighter] = faces.toSorted((a, b) => (a.color < b.color ? -1 : 1))
  if (kept.length === 0 || !dark) return []
  if (thicknessOf(hull) < THIN)
    return [outline(kept, { width: 0.15, color: shade(dark.color, 0.8) }, dark.color)]
  const bright = brighter.at(-1)
  return [
    outline(kept, { width: SEAM, color: shade(dark.color, EDGE.dark) }, dark.color),
    ...(bright && bright.color !== dark.color ? filled(bright.face.corners, bright.color, null, view) : []),
  ]
}

/** How thick an outline is across where it is longest. */
function thicknessOf(hull: readonly Point[]): number {
  const twice = hull.reduce((sum, a, index) => {
    const b = hull[(index + 1) % hull.length] ?? a
    return sum + a.x * b.y - b.x * a.y
  }, 0)
  const longest = Math.max(...hull.flatMap((a) => hull.map((b) => distance(a, b))))
  return longest === 0 ? 0 : Math.abs(twice) / 2 / longest
}
