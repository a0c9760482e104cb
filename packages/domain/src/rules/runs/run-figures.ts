import type { Degrees, Inches } from '../../base/units.ts'
import type { RunId } from '../../model/layout/layout.ts'
import type { PartId } from '../../model/layout/part.ts'

/** Surface heights of a part: equal on a platform, upper and lower end of a ramp or stair. */
export type PartHeight = { readonly top: Inches; readonly bottom: Inches }

/** What follows from a run (spec 3 §3, run). */
export type RunFigures = {
  readonly id: RunId
  readonly name: string
  readonly parts: readonly PartId[]
  readonly kind: 'ramps' | 'stairs' | 'platforms' | 'empty'
  readonly top: Inches
  readonly bottom: Inches
  /** The ground it goes out to; null where it goes out nowhere, or nothing is known of the ground. */
  readonly ground: Inches | null
  readonly rise: Inches
  /** Sum of the ramps' usable lengths, along the slope. */
  readonly rampingLength: Inches
  readonly stairsLength: Inches
  readonly totalLength: Inches
  readonly linearFeet: number
  /** rise / length, a fraction. */
  readonly slope: number
  /** `1:12`, at most two decimals; `0:0` for a run of platforms. */
  readonly ratio: string
  readonly radian: number
  readonly degree: Degrees
  /** Percent. */
  readonly grade: number
  /** Against the product's steepest recommended ratio and the project's desired ratio (spec 3 §4.3). */
  readonly steepness: 'good' | 'warning' | 'look-out'
  readonly color: string
}

export type Runs = {
  readonly figures: readonly RunFigures[]
  readonly heights: ReadonlyMap<PartId, PartHeight>
  readonly runOf: ReadonlyMap<PartId, RunId>
}
