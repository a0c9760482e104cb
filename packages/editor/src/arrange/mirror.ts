import { type Edit, mapDrawings, mirrorParts, type Point } from '@ramp/domain'
import { mirrorDrawing } from './mirror-drawing.ts'
import type { MirrorWay } from './mirror-way.ts'

/** Mirrors objects about a point; parts with what was decided about their sides: rails, entrances and exits. */
export const mirrorObjects =
  (ids: readonly string[], way: MirrorWay, about: Point): Edit =>
  (before) => {
    const layout = mapDrawings(ids, (drawing) => mirrorDrawing(drawing, way, about))(before)
    return mirrorParts(ids, { at: about, facing: way === 'across' ? 0 : 90 })(layout)
  }
