import { between, type Point } from '@ramp/domain'
import type { Measures } from '../measures/measures.ts'
import type { SetOutPart } from '../setting-out/setting-out.ts'
import { plate, slab } from '../solid/make.ts'
import type { Solid } from '../solid/solid.ts'

/** Treads of a stair, one less than it has risers, and the two stringers that carry them. */
export function stairSolids(
  { id, placed, outline, height }: SetOutPart,
  { tread, frame, stringer: board }: Measures,
): readonly Solid[] {
  const [topLeft, topRight, bottomRight, bottomLeft] = outline
  if (!topLeft || !topRight || !bottomRight || !bottomLeft) return []
  const named = { owner: { kind: 'part', id } as const, role: 'stair' as const }
  const risers = Math.max(1, placed.item.risers ?? 1)
  const treads = Math.max(1, risers - 1)
  const rise = (height.top - height.bottom) / risers
  const down = (share: number): readonly [Point, Point] => [
    between(topLeft, bottomLeft, share),
    between(topRight, bottomRight, share),
  ]
  const steps = Array.from({ length: treads }, (_, index) => {
    const [fromLeft, fromRight] = down(index / treads)
    const [toLeft, toRight] = down((index + 1) / treads)
    const outlineOfTread = [fromLeft, fromRight, toRight, toLeft]
    return slab(named, outlineOfTread, height.top - rise * (index + 1), tread.inches)
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
    const [high, low] = [height.top - rise, height.bottom + Math.min(rise, frame.inches)]
    const under = [high - frame.inches * 2, high - frame.inches * 2, height.bottom, height.bottom]
    return plate(
      named,
      corners,
      [high, high, low, low],
      under.map((z) => Math.max(height.bottom, z)),
    )
  }
  return [...steps, stringer(0, share), stringer(1 - share, 1)]
}
