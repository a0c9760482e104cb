import { describe, expect, test } from 'vitest'
import type { DescribedSystem } from '../../../fixtures/p3g.ts'
import { box, type Straight, said, startsAt, straight } from '../../../fixtures/verdict-systems.ts'

/**
 * A 5x5 and two ramps of 8 ft straight down about x 480: decks from 446.95 to 513.05, ramps from 459.25 to 500.75 and from
 * 513.05 to 705.05, feet of their joint from 458 to 502, the landing from 723.05 to 759.05.
 */
const on = (site: DescribedSystem['site'], more: Straight = {}): Straight => ({
  seat: 'CENTER',
  site,
  ...more,
})
const P2G = { product: 'P2G' } as const
const NOTCHED = [
  { x: 440, y: 400 },
  { x: 520, y: 400 },
  { x: 520, y: 600 },
  { x: 501, y: 600 },
  { x: 501, y: 620 },
  { x: 520, y: 620 },
  { x: 520, y: 800 },
  { x: 440, y: 800 },
]
const LEVEL = [
  [0, 0, 0],
  [900, 0, 0],
  [900, 900, 0],
  [0, 900, 0],
] as const
const PAST_LOT = box(400, 400, 200, 201.05)
const ONE = 'look: 1 Warning | 1 warning'

describe('a system that stands in the way of something is never good', () => {
  test.each<[string, Straight, string]>([
    ['nothing', on({ lot: box(440, 400, 80, 360) }), 'good: Looks Good! | OK, 7 to verify'],
    ['ramps past the lot line', on({ lot: PAST_LOT }), 'bad: 2 Errors | Over the lot line'],
    ['ramps past the lot line, PATHWAY 2G', on({ lot: PAST_LOT }, P2G), 'bad: 2 Errors | Over the lot line'],
    ['a foot past the lot line', on({ lot: NOTCHED }), 'bad: 1 Error | Over the lot line'],
    [
      'a landing past the lot line',
      on({ lot: box(440, 400, 80, 350) }),
      'look: 1 Warning | Landing over the lot line',
    ],
    ['a ramp past the yard line', on({ yard: box(440, 400, 80, 290) }), 'look: 1 Warning | Outside the yard'],
    ['a setback', on({ lot: box(360, 360, 240, 420), setback: 90 }), 'look: 2 Warnings | Outside the yard'],
    ['a landing in the setback', on({ lot: box(360, 360, 240, 420), setback: 40 }), ONE],
    [
      'a foot on a septic lid',
      on({ keepOffs: [{ kind: 'septic-lid', at: { x: 511, y: 609 }, radius: 9.5 }] }),
      'bad: 1 Error | On a keep-off',
    ],
    [
      'a ramp over a water shut-off',
      on({ keepOffs: [{ kind: 'water-shut-off', at: { x: 480, y: 560 }, radius: 6 }] }),
      'bad: 1 Error | On a keep-off',
    ],
    [
      'a platform over an egress well',
      on({ keepOffs: [{ kind: 'egress-well', outline: box(440, 460, 60, 36) }] }),
      'bad: 1 Error | On a keep-off',
    ],
    [
      'a foot in the clearance of a gas meter',
      on({ obstacles: [{ kind: 'gas-meter', at: { x: 525, y: 609 }, radius: 12, clearance: 12 }] }),
      ONE,
    ],
    [
      'a ramp in the clearance of an electric meter',
      on({ obstacles: [{ kind: 'electric-meter', outline: box(520, 560, 18, 12) }] }),
      ONE,
    ],
    [
      'a ramp over existing steps',
      on({ obstacles: [{ kind: 'steps', outline: box(460, 560, 48, 33) }] }),
      ONE,
    ],
    [
      'a ramp closer to a retaining wall than its footing',
      on({ obstacles: [{ kind: 'retaining-wall', outline: box(508, 550, 12, 40) }] }),
      ONE,
    ],
    [
      'a shed that has to be moved',
      on({ obstacles: [{ name: 'Shed', outline: box(490, 560, 60, 60), toMove: true }] }),
      ONE,
    ],
    [
      'a platform in the house',
      on({ building: [{ name: 'house', outline: box(300, 300, 400, 150) }] }),
      'bad: 1 Error | 1 error',
    ],
    ['a device that climbs no 1:12', on({ person: { slopeLimit: '1:14' } }), ONE],
    [
      'a device that climbs no 1:12, PATHWAY HD',
      { product: 'PHD', top: 12, site: { person: { slopeLimit: '1:20' } } },
      ONE,
    ],
    ['more weight than PATHWAY 3G is rated for', on({ person: { loaded: 1001 } }), ONE],
    ['more weight than PATHWAY 2G is rated for', on({ person: { loaded: 851 } }, P2G), ONE],
    [
      'a ramp that ends over the ground',
      { top: 19, bottom: 3, ground: LEVEL },
      'look: 1 Warning | Ends off grade',
    ],
    [
      'a ramp that ends in the ground',
      on(undefined, { ground: [...LEVEL, [480, 705, 6]] }),
      'look: 1 Warning | Ends off grade',
    ],
    ['a platform too low for its frame', { top: 3, ramps: 1 }, ONE],
    [
      'legs near the next size, on estimated ground',
      { ground: LEVEL.map(([x, y]) => [x, y, 0.1, 'estimated'] as const) },
      ONE,
    ],
  ])('%s', (_, change, expected) => {
    expect(said(straight(change))).toBe(expected)
  })
})

const RAMP = { hasDeck: false, ramps: 1, top: 8 } as const
const DOOR = { at: { x: 480, y: 446.95 }, faces: 180, sill: 16.5, width: 36 }
const SIDE_DOOR = { at: { x: 440, y: 560 }, faces: 90, sill: 12, width: 36 }
/** A ramp at the edge of a porch 8 in up, and the sill of its door so much higher. */
const porch = (step: number, { outline = box(420, 372, 120, 60), width = 36 } = {}): Straight => {
  const [corner] = outline
  return {
    ...RAMP,
    site: {
      porch: { outline, height: 8, use: 'start' },
      door: { at: { x: 480, y: corner?.y ?? 0 }, faces: 180, sill: 8 + step, stepDown: 0.5, width },
    },
  }
}
const R311_3 = 'bad: 1 building code item not met | R311.3 not met'
const STEP = 'look: 1 Warning | Step at the door'
const BLOCKED = 'look: 1 Warning | Blocks a door'

describe('a system with something wrong at a door is never good', () => {
  test.each<[string, Straight, string]>([
    ['nothing: nobody said what is there', RAMP, 'good: Looks Good! | OK, 9 to verify'],
    ['nothing: a step of 1/2 in', porch(0.5), 'good: Looks Good! | OK, 7 to verify'],
    ['nothing: a threshold takes up 5 7/8 in', porch(5.875), 'good: Looks Good! | OK, 8 to verify'],
    ['a door said to open onto a slope', { ...RAMP, edits: startsAt('door') }, R311_3],
    [
      'a door said to open onto a slope, PATHWAY HD',
      { product: 'PHD', hasDeck: false, top: 12, edits: startsAt('door') },
      'bad: 4 building code items not met | 4 code items not met',
    ],
    [
      'a door of the site before a slope',
      { ...RAMP, site: { door: { ...DOOR, at: { x: 480, y: 430 }, sill: 8.5 } } },
      R311_3,
    ],
    ['a step of 6 in from porch to sill', porch(6), STEP],
    ['a step of 8 in from porch to sill', porch(8), 'bad: 1 building code item not met | R311.3.1 not met'],
    ['a step of 4 in at a door wider than any threshold', porch(4, { width: 60 }), STEP],
    ['a porch 30 in deep', porch(0.5, { outline: box(420, 402, 120, 30) }), R311_3],
    [
      'a porch narrower than its door',
      porch(0.5, { outline: box(468, 372, 24, 60) }),
      'bad: 2 building code items not met | 2 code items not met',
    ],
    ['a platform too far below the sill', on({ door: { ...DOOR, sill: 24 } }), BLOCKED],
    ['a second door that a ramp passes', on({ doors: [DOOR, SIDE_DOOR] }), BLOCKED],
    [
      'a second door that swings out over a ramp',
      on({ doors: [DOOR, { ...SIDE_DOOR, swing: 'out' }] }),
      BLOCKED,
    ],
    [
      'a second door behind a railing',
      on({ doors: [DOOR, { at: { x: 446.95, y: 480 }, faces: 90, sill: 16.5, width: 24 }] }),
      BLOCKED,
    ],
    [
      'a storm door that hangs below the deck',
      on({ door: { ...DOOR, storm: { swing: 'out', below: 1 } } }),
      BLOCKED,
    ],
  ])('%s', (_, change, expected) => {
    expect(said(straight(change))).toBe(expected)
  })
})
