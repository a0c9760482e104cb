import { distinct } from '../../base/distinct.ts'
import type { FigureDifference } from './terms/difference.ts'
import type { Amount, DifferenceSide } from './terms/difference-side.ts'

type Priced = Pick<DifferenceSide, 'partsTotal' | 'amounts'>

/** Every named amount of both sides, the parts first. One that a side lacks is nothing there. */
export function figureDifferences(before: Priced, after: Priced): readonly FigureDifference[] {
  const [was, is] = [amountsOf(before), amountsOf(after)]
  return distinct([...was, ...is].map(({ name }) => name)).map((name) =>
    figure(name, centsOf(was, name), centsOf(is, name)),
  )
}

/** Amounts of two sides that have nothing besides them, name by name, and all of them together. */
export function amountDifferences(
  before: readonly Amount[],
  after: readonly Amount[],
): { readonly figures: readonly FigureDifference[]; readonly total: FigureDifference } {
  const names = distinct([...before, ...after].map(({ name }) => name))
  const figures = names.map((name) => figure(name, centsOf(before, name), centsOf(after, name)))
  return { figures, total: totalDifference(figures) }
}

export const totalDifference = (figures: readonly FigureDifference[]): FigureDifference =>
  figure(
    'Total',
    figures.reduce((sum, { before }) => sum + before, 0),
    figures.reduce((sum, { after }) => sum + after, 0),
  )

const figure = (name: string, before: number, after: number): FigureDifference => ({
  name,
  before,
  after,
  change: after - before,
})

const amountsOf = ({ partsTotal, amounts }: Priced): readonly Amount[] => [
  { name: 'Parts', cents: partsTotal },
  ...amounts,
]

/** Two amounts of one name add up. */
const centsOf = (amounts: readonly Amount[], wanted: string): number =>
  amounts.reduce((sum, { name, cents }) => (name === wanted ? sum + cents : sum), 0)
