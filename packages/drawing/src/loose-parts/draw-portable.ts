import type { Inches, PlacedPart } from '@ramp/domain'
import { circleData, hairline, type Mark, PALETTE, path, rectData } from '@ramp/drafting'
import { drawRail } from '../system-parts/draw-rail.ts'
import { treadData, treadLine } from '../system-parts/treads.ts'

/** The flap at the lower end of a gateway, which lies on the ground by itself (domain 1.9), and a lip's own flap. */
const FLAP: Inches = 4
const RAIL_INSET: Inches = 1.4
const HINGE: Inches = 0.9

/** A ramp that is carried: where it folds, what lies on the ground, and its rails where it has them. */
export function drawPortable(placed: PlacedPart, outline: string): readonly Mark[] {
  const { width, length, item } = placed
  const deck = path(rectData(width, length), { fill: PALETTE.ramp, stroke: hairline(outline, 1.2) })
  const treads = path(treadData({ width, length, spacing: item.treadWidth }, 'across'), {
    stroke: treadLine(item.surface, PALETTE.rampTread),
  })
  const lip = { ...deck, fill: PALETTE.transition }
  switch (item.role) {
    case 'portable-suitcase':
      return [deck, treads, ...foldAlong(length)]
    case 'portable-trifold':
      return [deck, treads, ...foldAlong(length), line(`M${-width / 2} 0H${width / 2}`)]
    case 'portable-lip':
      return [lip, line(`M${-width / 2} ${-length / 2 + FLAP}H${width / 2}`)]
    default:
      return [deck, treads, line(`M${-width / 2} ${length / 2 - FLAP}H${width / 2}`), ...sideRails(placed)]
  }
}

const line = (d: string): Mark => path(d, { stroke: hairline(PALETTE.outline, 1.2) })

/** The hinge down the middle, with its pins near both ends. */
const foldAlong = (length: Inches): readonly Mark[] => [
  line(`M0 ${-length / 2}V${length / 2}`),
  path([-1, 1].map((end) => circleData({ x: 0, y: end * (length / 2 - FLAP) }, HINGE)).join(''), {
    fill: PALETTE.surface,
    stroke: hairline(PALETTE.outline, 1),
  }),
]

const sideRails = ({ width, length, item }: PlacedPart): readonly Mark[] =>
  [-1, 1].flatMap((side) => {
    const x = side * (width / 2 - RAIL_INSET)
    return drawRail({ x, y: -length / 2 }, { x, y: length / 2 }, item.handrails)
  })
