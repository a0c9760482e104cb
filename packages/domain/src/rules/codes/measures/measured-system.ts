import type { Catalogue } from '../../../model/catalogue/catalogue.ts'
import type { Layout } from '../../../model/layout/layout.ts'
import type { PartId } from '../../../model/layout/part.ts'
import type { ChosenClosure } from '../../closures/closure.ts'
import type { Connections } from '../../connections/joint.ts'
import type { PlatformRails, RailEnd } from '../../handrails/rails.ts'
import type { PlacedPart, Placement } from '../../placement/placed-part.ts'
import type { Runs } from '../../runs/run-figures.ts'

/** What the codes are checked against: the stages of the analysis before them. */
export type MeasuredSystem = {
  readonly layout: Layout
  readonly catalogue: Catalogue
  readonly placement: Placement
  readonly connections: Pick<Connections, 'joints' | 'openings' | 'uses'>
  readonly runs: Runs
  readonly platformRails: ReadonlyMap<PartId, PlatformRails>
  readonly closures: readonly ChosenClosure[]
  readonly railEnds: readonly RailEnd[]
}

/** What a measured value counts: inches, feet of ramp, the second number of a ratio, risers. */
export type CodeUnit = 'in' | 'ft' | '1:n' | 'risers'

/** One value of the system; null where only a person can tell, and then `look` says what to look at. */
export type Reading = {
  readonly value: number | null
  readonly parts: readonly PartId[]
  readonly look?: string
  /** Said where it breaks the rule: what is wrong there. */
  readonly why?: string
  /** Rise of the ramp it is about, where an exception ends with the rise. */
  readonly rise?: number | null
}

/** Whether the catalogue says that a part has rails of some kind. */
export const hasRails = ({ item }: PlacedPart): boolean =>
  item.handrails !== null && item.handrails !== 'NO_RAILS'

export const stairsOf = ({ parts }: Placement): readonly PlacedPart[] =>
  parts.filter(({ part }) => part.kind === 'stair')
