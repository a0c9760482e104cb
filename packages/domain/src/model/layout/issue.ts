import type { PartId } from './part.ts'

export type Severity = 'error' | 'warning'

/** Which step of the workflow shows the issue. */
export type IssueArea =
  | 'placement'
  | 'connection'
  | 'run'
  | 'handrail'
  | 'closure'
  | 'leg'
  | 'bracing'
  | 'parts-list'
  | 'drawing'

/**
 * Something the person should know or mend: a value, never an exception.
 * The sentence for a code, with its values filled in, comes from `messageOf`.
 */
export type Issue = {
  readonly code: IssueCode
  readonly severity: Severity
  readonly area: IssueArea
  readonly parts: readonly PartId[]
  readonly values?: Readonly<Record<string, string | number>> | undefined
}

export const ISSUE_CODES = [
  'placement.overlap',
  'placement.unknown-item',
  'placement.not-placed',
  'connection.not-valid',
  'connection.alignment',
  'connection.unconnected-part',
  'connection.unconnected-side',
  'connection.rails-overlap',
  'connection.ramp-sizes',
  'connection.parts-cannot-connect',
  'connection.arr-not-allowed',
  'connection.center-ramp-on-hd',
  'connection.side-on-hd-resting',
  'connection.side-too-small',
  'connection.platform-edges',
  'connection.starter-not-last',
  'connection.child-rails',
  'connection.ext-between-ramps',
  'connection.no-entrance',
  'connection.no-exit',
  'connection.exit-at-ramp-top',
  'connection.entrance-at-ramp-bottom',
  'connection.entrance-at-pad',
  'connection.opening-not-free',
  'run.unassigned-part',
  'run.none',
  'run.empty',
  'run.unknown-part',
  'run.part-in-two-runs',
  'run.height-missing',
  'run.bottom-adjusted',
  'run.bottom-forced',
  'run.stairs-in-primary',
  'run.stairs-with-ramps',
  'run.ramps-with-stairs',
  'run.extender-between-ramps',
  'run.starter-ramp-not-last',
  'run.child-rails',
  'run.ramp-sizes',
  'run.parts-cannot-connect',
  'run.parts-not-joined',
  'run.starter-ramp-missing',
  'run.slope-zero',
  'run.slope-too-steep',
  'run.ratio-look-out',
  'run.ratio-warning',
  'run.stairs-height',
  'run.stair-height-range',
  'run.heights-disagree',
  'run.off-ground',
  'run.above-grade',
  'closure.custom',
  'closure.not-written',
  'closure.switched-off',
  'leg.none-long-enough',
  'leg.none-ordered',
  'leg.switched-off',
  'leg.without-length',
  'leg.foot-too-low',
  'leg.near-next-size',
  'bracing.none-ordered',
  'bracing.switched-off',
  'platform.below-minimum-height',
  'platform.resting-not-offered',
  'choice.owner-gone',
  'site.in-building',
  'site.outside-yard',
  'site.on-keep-off',
  'site.near-obstacle',
  'site.over-lot-line',
  'site.landing-over-lot-line',
  'site.landing-outside-yard',
  'site.to-move',
  'site.to-remove',
  'site.door-way-blocked',
  'site.door-swing-blocked',
  'site.too-steep-for-device',
  'site.over-rated-load',
  'site.porch-not-at-door',
  'site.touching-decks',
  'site.deck-too-low',
  'site.under-ground',
  'site.step-at-door',
  'transition.unattached',
  'gate.off-platform',
  'gate.behind-railing',
  'parts-list.item-missing',
  'parts-list.addition-missing',
  'parts-list.price-missing',
  'parts-list.count-disagrees',
  'drawing.tool-left',
] as const
export type IssueCode = (typeof ISSUE_CODES)[number]
