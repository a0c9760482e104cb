import { SIDES, type Side } from '../../model/layout/part.ts'
import { handrailDifferences } from '../../model/products/handrail-differences.ts'
import type { PlacedPart } from '../placement/placed-part.ts'
import { isTurnbackSize, takesRails } from './rail-platforms.ts'
import type { HandrailCategory } from './rails.ts'

/** Groups of the Handrail Builder's gallery (spec 3 §2.8). */
export type RailGroup = 'Special' | 'Straight' | 'Turn' | 'Single' | 'Other'

export type RailConfiguration = {
  readonly group: RailGroup
  readonly category: HandrailCategory
  readonly sides: readonly Side[]
}

const STRAIGHT: readonly (readonly Side[])[] = [
  ['LEFT', 'RIGHT'],
  ['TOP', 'BOTTOM'],
]
const TURN: readonly (readonly Side[])[] = [
  ['TOP', 'LEFT'],
  ['TOP', 'RIGHT'],
  ['BOTTOM', 'LEFT'],
  ['BOTTOM', 'RIGHT'],
]

const row = (group: RailGroup, category: HandrailCategory) => (sides: readonly Side[]) => ({
  group,
  category,
  sides,
})

/** Three sides, one left open. */
const threeSides = SIDES.map((open) => SIDES.filter((side) => side !== open))

/**
 * The rail configurations a platform may take, with the sides that lead on (domain 7.10); none where it has no rails to
 * choose. No rails at all is a choice on the lines that offer it, and where no side is left to carry one.
 */
export function railConfigurations(placed: PlacedPart, open: readonly Side[]): readonly RailConfiguration[] {
  if (!takesRails(placed)) return []
  const isTurnback = isTurnbackSize(placed)
  const longOpen: readonly Side[] =
    placed.usableWidth > placed.usableLength ? ['TOP', 'BOTTOM'] : ['LEFT', 'RIGHT']
  const turnbacks = isTurnback
    ? threeSides.filter((sides) => longOpen.some((side) => !sides.includes(side)))
    : []
  const deadEnds = Math.min(placed.usableWidth, placed.usableLength) >= 60 && !isTurnback ? threeSides : []
  const offersNone =
    handrailDifferences(placed.item.productLine).offersNone || SIDES.every((side) => open.includes(side))
  return [
    ...turnbacks.map(row('Special', 'turnback')),
    ...deadEnds.map(row('Special', 'special')),
    ...STRAIGHT.map(row('Straight', 'straight')),
    ...TURN.map(row('Turn', 'turn')),
    ...SIDES.map((side) => row('Single', 'single')([side])),
    ...(offersNone ? [row('Other', 'none')([])] : []),
  ]
}
