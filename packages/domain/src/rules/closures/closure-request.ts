import { roundTo } from '../../base/units.ts'
import { closureDifferences } from '../../model/products/closure-differences.ts'
import type { ProductLine } from '../../model/products/product-line.ts'
import type { ChosenClosure } from './closure.ts'
import { type HdConnection, hdConnections } from './hd-connections.ts'
import { type RailOpening, railOpenings } from './rail-openings.ts'

/** What the RampGenerateClosures call is told of the active closures (spec 3 §7). */
export type ClosureRequest =
  | { readonly railOpenings: RailOpening[] }
  | { readonly hdConnections: HdConnection[] }

export const closureRequest = (closures: readonly ChosenClosure[], product: ProductLine): ClosureRequest =>
  closureDifferences(product).call === 'hdConnections'
    ? { hdConnections: hdConnections(closures).map(({ closures: _, ...connection }) => sent(connection)) }
    : { railOpenings: railOpenings(closures, product).map(({ closures: _, ...opening }) => sent(opening)) }

/** Lengths as they are sent: to a thousandth of an inch, without the tails of binary fractions. */
const sent = <Lengths extends object>(one: Lengths): Lengths =>
  Object.fromEntries(
    Object.entries(one).map(([name, value]) => [name, typeof value === 'number' ? roundTo(value, 3) : value]),
  ) as Lengths
