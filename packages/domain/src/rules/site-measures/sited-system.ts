import type { Layout } from '../../model/layout/layout.ts'
import type { PartId } from '../../model/layout/part.ts'
import type { Connections } from '../connections/joint.ts'
import type { PlatformRails } from '../handrails/rails.ts'
import type { Placement } from '../placement/placed-part.ts'
import type { Runs } from '../runs/run-figures.ts'

/** A system, and the site it stands on. */
export type SitedSystem = {
  readonly layout: Layout
  readonly placement: Placement
  readonly connections: Pick<Connections, 'openings' | 'uses'>
  readonly runs: Runs
  readonly platformRails: ReadonlyMap<PartId, PlatformRails>
}

/** One value of the site, and the parts it is about. */
export type SiteReading = { readonly value: number; readonly parts: readonly PartId[] }
