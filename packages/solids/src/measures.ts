import {
  type Handrails,
  type Inches,
  LEG_SIZES,
  LOOP_REACH,
  type ProductLine,
  RAIL_DIAMETER,
} from '@ramp/domain'

/** A size the catalogue does not hold: what it is, and where it is from. */
export type Measure = {
  readonly name: string
  readonly inches: Inches
  /** Where it was read; null where it is ours, and papers say so. */
  readonly source: string | null
}

const ours = (name: string, inches: Inches): Measure => ({ name, inches, source: null })
const read = (name: string, inches: Inches, source: string): Measure => ({ name, inches, source })

/** Sizes of what parts are made of. */
export type Measures = {
  readonly topRail: Measure
  readonly midRail: Measure
  readonly childRail: Measure
  readonly guard: Measure
  readonly bottomRail: Measure
  readonly railSize: Measure
  readonly picketSize: Measure
  readonly picketGap: Measure
  readonly post: Measure
  readonly postSpacing: Measure
  readonly loop: Measure
  readonly frame: Measure
  readonly lowFrame: Measure
  readonly legTube: Measure
  readonly foot: Measure
  readonly footPlate: Measure
  readonly brace: Measure
  readonly tread: Measure
  readonly treadDepth: Measure
  readonly stringer: Measure
  readonly thinnestDeck: Measure
  readonly pocket: Measure
  readonly postInset: Measure
  readonly legBelowDeck: Measure
  readonly braceOverGround: Measure
  readonly plate: Measure
  readonly threshold: Measure
  readonly portable: Measure
  readonly liftTower: Measure
}

const STANDARD: Measures = {
  topRail: ours('Top of the handrail over the deck', 36),
  midRail: ours('Middle rail over the deck', 20),
  childRail: ours('Child rail over the deck', 26),
  guard: ours('Top of the guard over the deck', 42),
  bottomRail: ours('Lowest bar of pickets over the deck', 3),
  railSize: read('Diameter of rails', RAIL_DIAMETER, 'manufacturer’s sheet of PATHWAY: rail 1.5 in round'),
  picketSize: ours('Diameter of pickets', 0.75),
  picketGap: read(
    'Clear gap between pickets',
    3.5,
    'manufacturer’s advice: pickets spaced 3.5 in from 30 in on',
  ),
  post: read('Side of posts', 2, 'manufacturer’s manual: 2 x 2 in angle posts'),
  postSpacing: ours('Widest bay between posts', 48),
  loop: read('Reach of end loops', LOOP_REACH, 'manufacturer’s price list: loops extend 12 in'),
  frame: read('Depth of the frame', 3.5, 'manufacturer’s note: a platform adds 3.5 in to a porch'),
  lowFrame: read('Depth of a low-profile frame', 1.5, 'manufacturer’s note: a porch platform adds 1.5 in'),
  legTube: read('Side of leg tubes', LEG_SIZES.tube, 'manufacturer’s load sheet: tube 1.5 in square'),
  foot: read('Side of feet', LEG_SIZES.foot, 'manufacturer’s load sheet: foot at least 7.375 in square'),
  footPlate: ours('Thickness of feet', 0.5),
  brace: ours('Side of braces', 1),
  tread: ours('Thickness of treads', 1.5),
  treadDepth: read('Depth of treads, from nosing to nosing', 11, 'domain 7.4: tread 11 in'),
  stringer: ours('Width of the boards that support the treads of a stair', 1.5),
  thinnestDeck: ours('A deck where it comes down to the ground', 0.25),
  pocket: read('Corner posts from the edge of a platform', 1.525, 'domain 7.1: middle of a corner pocket'),
  postInset: ours('First post of a ramp or stair from the end of its rails', 2),
  legBelowDeck: ours('Top of a leg under the walking surface', 0.5),
  braceOverGround: ours('Lowest point of a brace above the ground', 4),
  plate: ours('Thickness of transition plates', 0.375),
  threshold: ours('Height of thresholds and pads', 1),
  portable: ours('Height of portables and of a lift’s carrier', 2),
  liftTower: ours('Height of a lift’s tower', 72),
}

const P2G: Measures = {
  ...STANDARD,
  topRail: read(STANDARD.topRail.name, 34, 'manufacturer’s sheet of PATHWAY 2G: top rail 30 to 34 in'),
  midRail: read(STANDARD.midRail.name, 20, 'manufacturer’s sheet of PATHWAY 2G: middle rail 18 to 22 in'),
}

/** What parts of a line are made of, as far as the catalogue does not say it. */
export const measuresOf = (product: ProductLine): Measures => (product === 'P2G' ? P2G : STANDARD)

/** How high a railing of a kind reaches over its deck. */
export const railTop = ({ topRail, guard }: Measures, handrails: Handrails): Inches =>
  handrails === 'GUARDS' ? guard.inches : topRail.inches

/** What nobody measured of a house; the heights of other things on a site are in the rows of their kinds. */
export const SITE_MEASURES = {
  wall: ours('Thickness of the walls of a house', 6),
  storey: ours('Height of a house over its highest sill', 96),
  doorWidth: ours('Width of a door', 36),
  doorHeight: ours('Height of a door', 80),
  beforeDeck: ours('From the wall to the side of a deck', 0.5),
  beforeRamp: ours('From the wall to the end of a ramp, which an upper plate joins', 4),
} as const satisfies Readonly<Record<string, Measure>>
