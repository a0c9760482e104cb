import type { Cents, Inches } from '../../../base/units.ts'
import type { Catalogue } from '../../../model/catalogue/catalogue.ts'
import type { DesiredRatio, ProductLine } from '../../../model/products/product-line.ts'
import type { Candidate, Proposal } from '../answer/proposal.ts'
import type { FitRequest } from '../request/fit-request.ts'

/** The field that would have to be otherwise, by its name in a site description. */
export type Change =
  | { readonly desiredRatio: DesiredRatio }
  | { readonly rampWidth: Inches }
  | { readonly stairs: false }
  | { readonly maxTurns: null }
  | { readonly keep: readonly [] }
  | { readonly product: ProductLine }
  /** The least usable size of the platform at the door. */
  | { readonly doorPlatform: Inches }
  | { readonly stepDown: Inches }
  | { readonly porch: 'start' }
  /** The name of another surveyed door that the layout would lead to. */
  | { readonly door: string }
  /** The side of its hinges, or that it is taken off. */
  | { readonly storm: 'left' | 'right' | null }
  /** The setback less so many inches. */
  | { readonly yard: Inches }
  /** The line of the yard or the lot farther out by so many inches. */
  | { readonly line: Inches }
  /** The obstacle that would have to be moved. */
  | { readonly obstacles: string }
  /** The clearance that would be left to an obstacle. */
  | { readonly clearance: Inches; readonly obstacle: string }
  /** How far before the edge that it has to reach the layout would end. */
  | { readonly destination: Inches }

/** A change under which something fits; it was tried. */
export type Relaxation = {
  readonly change: Change
  readonly text: string
  readonly price: Cents
  readonly request: FitRequest
  readonly proposal: Proposal
}

/** A change to be tried. */
export type Try = {
  readonly change: Change
  /** A sentence; where it names a part, of the proposal that was found. */
  readonly text: string | ((proposal: Proposal) => string)
  readonly request: FitRequest
  readonly catalogue: Catalogue
  /** What the change brings besides the ramp, such as a threshold; null where it cannot be. */
  readonly finish?: (proposal: Proposal) => Proposal | null
}

export type Trying = {
  readonly solve: (request: FitRequest, catalogue: Catalogue) => Candidate | null
  /** Whether anything fits, which takes less than to find the cheapest. */
  readonly fits: (request: FitRequest, catalogue: Catalogue) => boolean
  /** Names of what was in the way, the most often first: those are tried to be moved. */
  readonly inTheWay: readonly string[]
  /** How far a layout ends from where it has to. */
  readonly missesEndBy: (candidate: Candidate) => Inches
  /** Whether nothing is in a walk so long from its landing to there. */
  readonly hasWalkToEnd: (candidate: Candidate, length: Inches) => boolean
}
