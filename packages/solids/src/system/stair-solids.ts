import { between, type Inches, type Point } from '@ramp/domain'
import type { Measures } from '../measures.ts'
import type { SetOutPart } from '../setting-out/setting-out.ts'
import { stepsOf } from '../setting-out/stair-steps.ts'
import { at, plate, slab } from '../solid/make.ts'
import type { Point3, Solid } from '../solid/solid.ts'
import { type Post, postPlaces } from './railing.ts'

/** Treads of a stair, one less than it has risers, and the two stringers that carry them at their middles. */
export function stairSolids(part: SetOutPart, measures: Measures): readonly Solid[] {
  const { id, outline, height, covers } = part
  const { tread, frame, stringer: board } = measures
  const [topLeft, topRight, bottomRight, bottomLeft] = outline
  if (!topLeft || !topRight || !bottomRight || !bottomLeft) return []
  const named = { owner: { kind: 'part', id } as const, role: 'stair' as const }
  const { treads, rise, depth } = stepsOf(part, measures)
  const down = (inches: Inches): readonly [Point, Point] => [
    between(topLeft, bottomLeft, inches / covers),
    between(topRight, bottomRight, inches / covers),
  ]
  const steps = Array.from({ length: treads }, (_, index) => {
    const [fromLeft, fromRight] = down(index * depth)
    const [toLeft, toRight] = down((index + 1) * depth)
    const outlineOfTread = [fromLeft, fromRight, toRight, toLeft]
    return slab(named, outlineOfTread, treadTop(part, rise, index), tread.inches)
  })
  const share =
    board.inches / Math.max(board.inches, Math.hypot(topRight.x - topLeft.x, topRight.y - topLeft.y))
  const stringer = (a: number, b: number) => {
    const corners = [
      between(topLeft, topRight, a),
      between(topLeft, topRight, b),
      between(bottomLeft, bottomRight, b),
      between(bottomLeft, bottomRight, a),
    ]
    const [high, low] = [height.top - rise / 2, height.bottom + Math.min(rise, frame.inches) / 2]
    const under = Math.max(height.bottom, high - frame.inches * 2)
    return plate(named, corners, [high, high, low, low], [under, under, height.bottom, height.bottom])
  }
  return [...steps, stringer(0, share), stringer(1 - share, 1)]
}

const treadTop = ({ height }: SetOutPart, rise: Inches, index: number): Inches =>
  height.top - rise * (index + 1)

/** Where the rails of a stair end, from its upper edge along the ground: over the lowest riser (IRC R311.7.8.4). */
export function stairRailReach(part: SetOutPart, measures: Measures): Inches {
  const { treads, depth } = stepsOf(part, measures)
  return treads * depth
}

/** Posts of a stair along the line of its nosings, each with all of its foot on one tread. */
export function stairPosts(
  part: SetOutPart,
  [from, to]: readonly [Point3, Point3],
  measures: Measures,
): readonly Post[] {
  const { treads, rise, depth } = stepsOf(part, measures)
  const reach = stairRailReach(part, measures)
  const inset = measures.postInset.inches
  return postPlaces([at(from, 0), at(to, 0)], [inset, inset], measures).map((share) => {
    const drawn = share * reach
    const index = Math.min(treads - 1, Math.floor(drawn / depth))
    const edge = Math.min(depth, measures.post.inches) / 2
    const stands = Math.max(index * depth + edge, Math.min((index + 1) * depth - edge, drawn))
    return { share: stands / reach, foot: treadTop(part, rise, index) }
  })
}
