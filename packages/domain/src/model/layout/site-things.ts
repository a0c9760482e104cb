import type { Inches } from '../../base/units.ts'

/** What is on a site beside its house: things a ramp keeps off or never covers. */
export const SITE_THING_KINDS = [
  'steps',
  'egress-well',
  'bulkhead',
  'gas-meter',
  'electric-meter',
  'ac-unit',
  'septic-lid',
  'water-shut-off',
  'clean-out',
] as const
export type SiteThingKind = (typeof SITE_THING_KINDS)[number]

export type SiteThingRow = {
  readonly kind: SiteThingKind
  readonly label: string
  /** `obstacles`: parts keep its clearance; `keepOffs`: nothing is ever over it. */
  readonly list: 'obstacles' | 'keepOffs'
  /** Clear room to a part where nobody says another; 0 of what is only never covered. */
  readonly clearance: Inches
  /** What the clearance rests on; null where it is ours. */
  readonly source: string | null
  /** As it is placed; as wide as long is round. */
  readonly width: Inches
  readonly length: Inches
  /** How high it stands over the ground, as it is drawn in three dimensions (ours). */
  readonly height: Inches
  /** Structures of the house, and connections of its utilities: their layers in drawing files. */
  readonly layer: 'structure' | 'utility'
}

const row = (
  kind: SiteThingKind,
  label: string,
  [width, length, height]: readonly [Inches, Inches, Inches],
  more: Pick<SiteThingRow, 'list' | 'clearance' | 'source' | 'layer'>,
): SiteThingRow => ({ kind, label, width, length, height, ...more })

const keptFree = (layer: SiteThingRow['layer'], source: string | null) =>
  ({ list: 'keepOffs', clearance: 0, source, layer }) as const
const keptOff = (layer: SiteThingRow['layer'], clearance: Inches, source: string | null) =>
  ({ list: 'obstacles', clearance, source, layer }) as const

/** One row a kind, in the order of the menu. */
export const SITE_THINGS: readonly SiteThingRow[] = [
  row('steps', 'Existing steps', [48, 33, 14], keptOff('structure', 0, null)),
  row(
    'egress-well',
    'Egress well',
    [60, 36, 4],
    keptFree('structure', 'IRC R310.2.3: window wells stay open'),
  ),
  row('bulkhead', 'Bulkhead', [60, 72, 24], keptOff('structure', 36, null)),
  row(
    'gas-meter',
    'Gas meter',
    [24, 24, 36],
    keptOff('utility', 36, 'gas utilities: 36 in of working space'),
  ),
  row(
    'electric-meter',
    'Electric meter',
    [18, 12, 60],
    keptOff('utility', 36, 'NEC 110.26(A): 36 in of working space'),
  ),
  row('ac-unit', 'A/C unit', [36, 36, 36], keptOff('utility', 24, null)),
  row('septic-lid', 'Septic lid', [24, 24, 1], keptFree('utility', null)),
  row('water-shut-off', 'Water shut-off', [12, 12, 1], keptFree('utility', null)),
  row('clean-out', 'Clean-out', [12, 12, 1], keptFree('utility', 'IRC P3005.2: clean-outs stay accessible')),
]

const BY_KIND = new Map(SITE_THINGS.map((one) => [one.kind, one]))

/** The row of a kind; null of a thing that has none. */
export const siteThing = (kind: SiteThingKind | undefined): SiteThingRow | null =>
  (kind && BY_KIND.get(kind)) ?? null
