import type { Inches } from '../../base/units.ts'

/**
 * `walls`: parts may be against it, never in it, and doors are in its walls; `parts`: parts keep its clearance; `over`:
 * nothing is ever over it.
 */
export const SITE_BLOCKS = ['walls', 'parts', 'over'] as const
export type SiteBlocks = (typeof SITE_BLOCKS)[number]

/** What becomes of a thing before the ramp is installed. */
export const SITE_FATES = ['stays', 'moves', 'goes'] as const
export type SiteFate = (typeof SITE_FATES)[number]

/** What plans and lists say beside the name. */
export const FATE_WORDS: Readonly<Record<SiteFate, string | null>> = {
  stays: null,
  moves: 'to be moved',
  goes: 'to be removed',
}

/** Groups of the site panel, in its order. */
export const SITE_MENUS = ['What must stay free', 'At the house', 'In the yard'] as const
export type SiteMenu = (typeof SITE_MENUS)[number]

type Row = {
  readonly label: string
  /** In a sentence, where it has no name; left out, its label. */
  readonly unnamed?: string
  readonly blocks: SiteBlocks
  /** Clear room to a part where nobody says another; 0 of what is only never covered. */
  readonly clearance: Inches
  /** What the clearance rests on; null where it is ours. */
  readonly source: string | null
  /** Width and length as it is placed, as wide as long is round; and how high it is drawn in three dimensions (ours). */
  readonly size: readonly [width: Inches, length: Inches, height: Inches]
  /** In drawing files: a building, a structure on the lot, a connection of a utility. */
  readonly layer: 'building' | 'structure' | 'utility'
  /** Lines within its outline on a plan. */
  readonly lines?: 'treads' | 'halves' | 'blocks'
  /** It is drawn as a line from point to point, as thick as its size is long. */
  readonly isLine?: true
  /** Pictures of the graphics library that show it, beside the one that has its name. */
  readonly pictures?: readonly string[]
  /** Where the site panel offers it; null where it is drawn or chosen otherwise. A kind with a picture is offered there. */
  readonly menu: SiteMenu | null
}

/** One row for each kind of thing on a site, in the order of the menu. All that is special about a kind is here. */
const ROWS = {
  house: {
    label: 'House',
    unnamed: 'the house',
    blocks: 'walls',
    clearance: 0,
    source: null,
    // Its walls are as high as its doors ask for.
    size: [480, 360, 0],
    layer: 'building',
    menu: null,
  },
  obstacle: {
    label: 'Obstacle',
    unnamed: 'an obstacle',
    blocks: 'parts',
    clearance: 0,
    source: null,
    size: [24, 24, 36],
    layer: 'structure',
    menu: null,
  },
  'keep-off': {
    label: 'Keep-off',
    unnamed: 'a keep-off',
    blocks: 'over',
    clearance: 0,
    source: null,
    size: [24, 24, 1],
    layer: 'structure',
    menu: null,
  },
  steps: {
    label: 'Existing steps',
    blocks: 'parts',
    clearance: 0,
    source: null,
    size: [48, 33, 14],
    layer: 'structure',
    lines: 'treads',
    menu: 'At the house',
  },
  'egress-well': {
    label: 'Egress well',
    blocks: 'over',
    clearance: 0,
    source: 'IRC R310.2.3: window wells stay open',
    size: [60, 36, 4],
    layer: 'structure',
    menu: 'What must stay free',
  },
  bulkhead: {
    label: 'Bulkhead',
    blocks: 'parts',
    clearance: 36,
    source: null,
    size: [60, 72, 24],
    layer: 'structure',
    lines: 'halves',
    menu: 'At the house',
  },
  'gas-meter': {
    label: 'Gas meter',
    blocks: 'parts',
    clearance: 36,
    source: 'gas utilities: 36 in of working space',
    size: [24, 24, 36],
    layer: 'utility',
    menu: 'At the house',
  },
  'electric-meter': {
    label: 'Electric meter',
    blocks: 'parts',
    clearance: 36,
    source: 'NEC 110.26(A): 36 in of working space',
    size: [18, 12, 60],
    layer: 'utility',
    menu: 'At the house',
  },
  'ac-unit': {
    label: 'A/C unit',
    blocks: 'parts',
    clearance: 24,
    source: null,
    size: [36, 36, 36],
    layer: 'utility',
    menu: 'At the house',
  },
  'propane-tank': {
    label: 'Propane tank',
    blocks: 'parts',
    clearance: 36,
    source: null,
    size: [120, 38, 48],
    layer: 'utility',
    menu: null,
  },
  downspout: {
    label: 'Downspout',
    blocks: 'parts',
    clearance: 0,
    source: null,
    size: [4, 4, 96],
    layer: 'structure',
    menu: 'At the house',
  },
  tree: {
    label: 'Tree',
    blocks: 'parts',
    clearance: 24,
    source: null,
    size: [36, 36, 36],
    layer: 'structure',
    pictures: ['evergreen-tree'],
    menu: null,
  },
  fence: {
    label: 'Fence',
    blocks: 'parts',
    clearance: 0,
    source: null,
    size: [96, 4, 48],
    isLine: true,
    layer: 'structure',
    menu: 'In the yard',
  },
  wall: {
    label: 'Wall',
    blocks: 'parts',
    clearance: 0,
    source: null,
    size: [96, 8, 36],
    isLine: true,
    layer: 'structure',
    lines: 'blocks',
    menu: 'In the yard',
  },
  'retaining-wall': {
    label: 'Retaining wall',
    blocks: 'parts',
    clearance: 12,
    source: null,
    size: [96, 12, 30],
    isLine: true,
    layer: 'structure',
    lines: 'blocks',
    menu: 'In the yard',
  },
  'lot-line': {
    label: 'Lot line',
    unnamed: 'the lot line',
    blocks: 'parts',
    clearance: 0,
    source: null,
    // Something that is drawn has a thickness.
    size: [480, 1, 1],
    isLine: true,
    layer: 'structure',
    menu: null,
  },
  'septic-lid': {
    label: 'Septic lid',
    blocks: 'over',
    clearance: 0,
    source: null,
    size: [24, 24, 1],
    layer: 'utility',
    menu: 'What must stay free',
  },
  'water-shut-off': {
    label: 'Water shut-off',
    blocks: 'over',
    clearance: 0,
    source: null,
    size: [12, 12, 1],
    layer: 'utility',
    menu: 'What must stay free',
  },
  'clean-out': {
    label: 'Clean-out',
    blocks: 'over',
    clearance: 0,
    source: 'IRC P3005.2: clean-outs stay accessible',
    size: [12, 12, 1],
    layer: 'utility',
    menu: 'What must stay free',
  },
} as const satisfies Readonly<Record<string, Row>>

export type SiteThingKind = keyof typeof ROWS
export type SiteThingRow = Row & { readonly kind: SiteThingKind }

export const SITE_THINGS: readonly SiteThingRow[] = Object.entries(ROWS).map(([kind, row]) => ({
  ...(row as Row),
  // The names of an object are those that its type has.
  kind: kind as SiteThingKind,
}))

const BY_KIND = Object.fromEntries(SITE_THINGS.map((row) => [row.kind, row])) as Readonly<
  Record<SiteThingKind, SiteThingRow>
>

/** The row of a kind. */
export const siteThing = (kind: SiteThingKind): SiteThingRow => BY_KIND[kind]

/** The kind of a thing of which only is known what it blocks. */
export const USUAL_KINDS = {
  walls: 'house',
  parts: 'obstacle',
  over: 'keep-off',
} as const satisfies Readonly<Record<SiteBlocks, SiteThingKind>>

export const SITE_THING_KINDS: readonly SiteThingKind[] = SITE_THINGS.map(({ kind }) => kind)

const USUAL: readonly SiteThingKind[] = Object.values(USUAL_KINDS)

/** Kinds that say what a thing is. */
export const NAMED_THING_KINDS: readonly SiteThingKind[] = SITE_THING_KINDS.filter(
  (kind) => !USUAL.includes(kind),
)
