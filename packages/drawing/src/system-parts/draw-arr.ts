import { between, type PlacedPart } from '@ramp/domain'
import { closedData, hairline, lineData, type Mark, PALETTE, path } from '@ramp/drafting'
import { drawRail } from './draw-rail.ts'
import { treadLine } from './treads.ts'

/** Treads fan out between the two ends, this many steps of them. */
const FANS = 5

/** The 45-degree piece: a wedge between two ends, treads fanned about its turn, rails on the inner and outer edge. */
export function drawArrDeck({ corners, item }: PlacedPart, outline: string): readonly Mark[] {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners
  if (!topLeft || !topRight || !bottomRight || !bottomLeft) return []
  // The piece comes with two-line rails (spec 2 §5); its item need not say so.
  const handrails = item.handrails ?? 'TWO_LINE'
  const treads = Array.from({ length: FANS - 1 }, (_, index) => {
    const share = (index + 1) / FANS
    return lineData([between(topLeft, bottomLeft, share), between(topRight, bottomRight, share)])
  })
  return [
    path(closedData(corners), { fill: PALETTE.platform, stroke: hairline(outline, 1.3) }),
    path(treads.join(''), { stroke: treadLine(item.surface, PALETTE.tread) }),
    ...drawRail(topRight, bottomRight, handrails),
    ...drawRail(topLeft, bottomLeft, handrails),
  ]
}
