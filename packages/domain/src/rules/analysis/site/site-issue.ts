import { depthIn, gapBetween, gapTo } from '../../../base/geometry/gap-between.ts'
import type { Point } from '../../../base/geometry/point.ts'
import type { Inches } from '../../../base/units.ts'
import type { Issue, IssueCode } from '../../../model/layout/issue.ts'
import type { Footing } from '../../../model/layout/site.ts'
import { outlineOfFooting } from '../../../model/layout/things-of-site.ts'
import type { Connections } from '../../connections/joint.ts'
import type { Leg } from '../../legs/leg.ts'
import type { PlacedPart } from '../../placement/placed-part.ts'
import type { SitedSystem } from '../../site-measures/sited-system.ts'

/** What is held against a site: a system with its legs. */
export type StandingSystem = SitedSystem & {
  readonly connections: Connections
  readonly legs: readonly Leg[]
}

/** Parts may press into what stands there by as much as into one another. */
export const PRESSED: Inches = 0.25

/** Something of a system that takes room: a part, or a foot of one. */
export type Occupant = {
  readonly placed: PlacedPart
  /** As a sentence begins with it: `8 ft`, `A foot of 8 ft`. */
  readonly name: string
  readonly outline: readonly Point[]
}

/** An issue of place, about the first part; its name is filled in. */
export const siteIssue = (
  [code, severity]: readonly [IssueCode, Issue['severity']],
  parts: readonly PlacedPart[],
  values: Readonly<Record<string, string | number>>,
): Issue => ({
  code,
  severity,
  area: 'placement',
  parts: parts.map(({ part }) => part.id),
  values: { part: parts[0]?.item.frontendName ?? '', ...values },
})

/** How far an outline is from a thing; 0 where they meet. */
export const gapOf = (outline: readonly Point[], thing: Footing): Inches =>
  'at' in thing
    ? Math.max(0, gapTo(outline, thing.at) - thing.radius)
    : gapBetween(outline, outlineOfFooting(thing))

export const depthOf = (outline: readonly Point[], thing: Footing): Inches =>
  'at' in thing
    ? Math.max(0, thing.radius - gapTo(outline, thing.at))
    : depthIn(outline, outlineOfFooting(thing))
