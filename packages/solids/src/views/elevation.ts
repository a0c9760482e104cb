import type { Degrees, Inches, PartId, RunFigures } from '@ramp/domain'
import type { SystemView } from './view-shape.ts'

/** One part in the table under an elevation. */
export type ElevationStretch = {
  readonly part: PartId
  readonly tag: string
  /** Where it lies along the elevation. */
  readonly from: Inches
  readonly to: Inches
  /** Its own length along the deck, and what it covers over the ground. */
  readonly length: Inches
  readonly covers: Inches
  readonly rise: Inches
  /** Rise over horizontal run, `1:11.95`, or `level`. */
  readonly slope: string
  /** Walking surface above the datum where it begins and where it ends. */
  readonly heights: readonly [Inches, Inches]
}

/** Where the walk turns between two parts: the middle of the room for its break mark, and the turn, clockwise from above. */
export type ElevationBreak = { readonly at: Inches; readonly turn: Degrees }

/** One run unrolled along its walk, heights and lengths at one scale, broken where the walk turns. */
export type SystemElevation = SystemView & {
  readonly run: RunFigures
  readonly stretches: readonly ElevationStretch[]
  readonly breaks: readonly ElevationBreak[]
}
