import { type Inches, type PlacedPart, POST_SIZE } from '@ramp/domain'
import { boxData, circleData, hairline, type Mark, PALETTE, path } from '@ramp/drafting'

const LEAF: Inches = 1.6
/** How far the leaf is shown opening, degrees; it swings through (domain 1.8: both ways). */
const OPENING = 24

/** A gate between its posts, with the way its leaf swings to both sides. */
export function drawGate({ width }: Pick<PlacedPart, 'width'>, outline: string): readonly Mark[] {
  const hinge = -width / 2 + POST_SIZE
  const latch = width / 2 - POST_SIZE
  const reach = latch - hinge
  const posts = [-width / 2, latch]
    .map((left) => boxData(left, -POST_SIZE / 2, POST_SIZE, POST_SIZE))
    .join('')
  return [
    path(swing(hinge, reach, 1) + swing(hinge, reach, -1), { stroke: hairline(PALETTE.arrow, 1, [4, 3]) }),
    path(boxData(hinge, -LEAF / 2, reach, LEAF), {
      fill: PALETTE.surface,
      stroke: hairline(PALETTE.rail, 1.4),
    }),
    path(posts, { fill: PALETTE.transition, stroke: hairline(outline, 1.2) }),
    path(circleData({ x: hinge, y: 0 }, LEAF / 2), { fill: PALETTE.rail }),
  ]
}

function swing(hinge: Inches, reach: Inches, towards: 1 | -1): string {
  const turn = (OPENING * Math.PI) / 180
  const x = hinge + reach * Math.cos(turn)
  const y = towards * reach * Math.sin(turn)
  const at = `${hundredths(x)} ${hundredths(y)}`
  const radius = hundredths(reach)
  return `M${hinge} 0L${at}A${radius} ${radius} 0 0 ${towards === 1 ? 0 : 1} ${hundredths(hinge + reach)} 0`
}

const hundredths = (value: number): number => Math.round(value * 100) / 100
