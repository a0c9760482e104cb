import type { Point } from '../../../base/geometry/point.ts'
import type { Cents } from '../../../base/units.ts'
import type { Handrails } from '../../../model/products/product-line.ts'
import type { Bill } from '../stock/bill.ts'

/** Rails of the ramp that comes down to decks, of the decks, and of the ramp that goes on. */
export type RailsAround = {
  readonly above: Handrails
  readonly decks: readonly Handrails[]
  readonly below: Handrails
}

/** Decks with the joints around them, as the engine lists them on level ground, without legs and braces. */
export type PricedJoints = {
  /** With the rails asked for, whatever else is listed. */
  readonly least: Cents
  /** With guards on the decks, whatever rails the ramps have. */
  readonly leastGuarded: () => Cents
  /** null where they are not sold with such rails. */
  readonly bill: (rails: RailsAround) => Bill | null
  /** Where legs stand under each deck, from its middle. */
  readonly pockets: readonly (readonly Point[])[]
}
