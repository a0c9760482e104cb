import {
  type Box,
  boxAround,
  boxesTouch,
  outlinesOverlap,
  type PartId,
  type Placement,
  type Point,
} from '@ramp/domain'

export const marqueeOf = (from: Point, to: Point): Box => boxAround([from, to])

/** Parts that a marquee touches. */
export function partsIn(box: Box, { parts }: Placement): readonly PartId[] {
  const corners = [box.min, { x: box.max.x, y: box.min.y }, box.max, { x: box.min.x, y: box.max.y }]
  return parts
    .filter((one) => boxesTouch(one.box, box) && outlinesOverlap(one.outline, corners, 0))
    .map(({ part }) => part.id)
}
