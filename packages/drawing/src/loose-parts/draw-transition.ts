import type { Inches, Item, PlacedPart } from '@ramp/domain'
import { hairline, type Mark, PALETTE, path, rectData } from '@ramp/drafting'

/** A bridge plate bears on this much at each side (domain 1.7). */
const BEARING: Inches = 1
/** The widest gap that one plate spans; two plates lie over a wider one (domain 7.5). */
const ONE_PLATE: Inches = 6
/** Where a transition bends, and where one that ends on soil or concrete thins out: parts of the way from its middle. */
const BEND = 0.72
const TAPER = 0.8
/** The long leaf of a ground transition is ribbed once more. */
const GRIP = 0.5

/** A thin plate with the lines where it bends, bears or thins out. */
export const drawTransition = ({ item, width, length }: PlacedPart, outline: string): readonly Mark[] => [
  path(rectData(width, length), { fill: PALETTE.transition, stroke: hairline(outline, 1.2) }),
  path(
    linesOf(item, length)
      .map((y) => `M${-width / 2} ${hundredths(y)}H${width / 2}`)
      .join(''),
    { stroke: hairline(PALETTE.outline, 0.8, item.role === 'transition-custom' ? [4, 3] : undefined) },
  ),
]

/** Places of the lines across a plate, from its middle. */
function linesOf({ role, limit }: Item, length: Inches): readonly Inches[] {
  const edge = length / 2
  switch (role) {
    case 'bridge-plate':
      return [-edge + BEARING, ...(limit !== null && limit > ONE_PLATE ? [0] : []), edge - BEARING]
    case 'transition-lower':
      return [-edge * BEND, edge * TAPER]
    case 'transition-ground':
      return [-edge * BEND, edge * GRIP, edge * TAPER]
    default:
      return [-edge * BEND]
  }
}

const hundredths = (value: number): number => Math.round(value * 100) / 100
