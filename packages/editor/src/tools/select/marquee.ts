import {
  type Box,
  boxAround,
  boxesTouch,
  type Layout,
  outlinesOverlap,
  type PartId,
  type Placement,
  type Point,
} from '@ramp/domain'
import { touchesDrawing } from '../../hit-test/drawing-hit.ts'

export const marqueeOf = (from: Point, to: Point): Box => boxAround([from, to])

/** Parts and drawings that a marquee touches. */
export const objectsIn = (box: Box, placement: Placement, layout: Layout): readonly string[] => [
  ...partsIn(box, placement),
  ...layout.drawings.filter((one) => touchesDrawing(one, box)).map(({ id }) => id),
]

function partsIn(box: Box, { parts }: Placement): readonly PartId[] {
  const corners = [box.min, { x: box.max.x, y: box.min.y }, box.max, { x: box.min.x, y: box.max.y }]
  return parts
    .filter((one) => boxesTouch(one.box, box) && outlinesOverlap(one.outline, corners, 0))
    .map(({ part }) => part.id)
}
