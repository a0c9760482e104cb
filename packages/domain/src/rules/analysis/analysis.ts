import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { Issue } from '../../model/layout/issue.ts'
import type { Layout } from '../../model/layout/layout.ts'
import type { PartId } from '../../model/layout/part.ts'
import type { Bracing } from '../bracing/brace.ts'
import type { ChosenClosure } from '../closures/closure.ts'
import type { Connections } from '../connections/joint.ts'
import type { PlatformRails, RailEnd } from '../handrails/rails.ts'
import type { Leg } from '../legs/leg.ts'
import type { PartsList } from '../parts-list/line.ts'
import type { LayoutPlacement } from '../placement/placed-part.ts'
import type { Runs } from '../runs/run-figures.ts'

/** Everything that follows from a layout and a catalogue. */
export type Analysis = {
  readonly layout: Layout
  readonly catalogue: Catalogue
  readonly placement: LayoutPlacement
  readonly connections: Connections
  readonly runs: Runs
  readonly platformRails: ReadonlyMap<PartId, PlatformRails>
  readonly railEnds: readonly RailEnd[]
  readonly closures: readonly ChosenClosure[]
  readonly legs: readonly Leg[]
  readonly bracing: Bracing
  readonly partsList: PartsList
  /** Sum over system parts of the longer of length and width (spec 3 §5.6). */
  readonly linearFeet: number
  readonly issues: readonly Issue[]
}
