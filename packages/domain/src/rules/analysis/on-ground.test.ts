import { readdirSync, readFileSync } from 'node:fs'
import { readSiteDescription } from '@ramp/formats'
import { describe, expect, test } from 'vitest'
import {
  against,
  analysed,
  type DescribedSystem,
  first,
  itemsOf,
  layoutOf,
  p3g,
} from '../../../fixtures/p3g.ts'
import { drawnFrom } from '../../../fixtures/whole-systems.ts'
import { takeProposals } from '../../assist/proposals/take-proposals.ts'
import { setLegLength, setLegLowPro, switchLeg } from '../../edits/choice-edits.ts'
import type { Edit } from '../../edits/edit.ts'
import { moveParts } from '../../edits/part-edits.ts'
import { setSite } from '../../edits/site-edits.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { quoteErrors } from '../cross-check/count-issues.ts'
import { analyse } from './analyse.ts'
import type { Analysis } from './analysis.ts'
import { messageOf } from './messages.ts'

const sites = new URL('../../../fixtures/sites/', import.meta.url)
const jsonOf = (name: string) => JSON.parse(readFileSync(new URL(name, sites), 'utf8'))

/** What was priced before anybody knew the ground is 25 dollars more than what the site asks at most, legs apart. */
describe('a person’s own layout on each of the shared sites', () => {
  test.each`
    site                         | price
    ${'s1-driveway-at-the-side'} | ${5574.29}
    ${'s2-porch-outward-door'}   | ${3491.51}
    ${'s3-corner-lot'}           | ${8227.55}
    ${'s4-van-at-the-kerb'}      | ${6948.38}
    ${'s5-falling-ground'}       | ${9450.9}
    ${'s6-rising-ground'}        | ${5139.6}
    ${'s7-tree-in-the-middle'}   | ${8417.43}
  `('$site comes to $price', ({ site, price }) => {
    const analysis = drawnFrom(jsonOf(`reference/${site}.json`))
    expect(quoteErrors(analysis).map(messageOf)).toEqual([])
    expect(analysis.partsList.partsTotal / 100).toBe(price)
  })

  test('all of them are read as sites', () => {
    const read = readdirSync(sites)
      .filter((name) => name.endsWith('.json'))
      .map((name) => readSiteDescription(jsonOf(name)))
    expect(read.map(({ site }) => [site.doors.length, site.ground?.length ?? 0])).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 12],
      [1, 6],
      [1, 0],
      [1, 0],
    ])
  })
})

/** A 5x5 at the door and three 8 ft ramps straight down the drawing. */
const straight = (more: Partial<DescribedSystem> = {}, top = 24): DescribedSystem => ({
  parts: [
    first('A', 'PPS55TL'),
    against('r1', 'PRSTL8', 'A BOTTOM CENTER'),
    against('r2', 'PRSTL8', 'r1 BOTTOM'),
    against('r3', 'PRSTL8', 'r2 BOTTOM'),
  ],
  runs: [{ name: 'Primary', top, bottom: null, parts: ['A', 'r1', 'r2', 'r3'] }],
  entrances: [['A', 'TOP']],
  exits: [['r3', 'BOTTOM']],
  ...more,
})
/** Falls 1:48 down the drawing from the middle of the platform, and by so much an inch to the right. */
const falling = (right = 0, down = 1 / 48): NonNullable<DescribedSystem['ground']> =>
  [-120, 1080].flatMap((x) => [360, 1320].map((y) => [x, y, -(x - 480) * right - (y - 480) * down] as const))
const legsOf = ({ legs }: Analysis, part: string) =>
  legs.filter((leg) => leg.part === part).map(({ height }) => Math.round(height * 1000) / 1000)
const codesOf = ({ issues }: Analysis) => issues.map(({ code }) => code)

describe('a run ends where the ground is', () => {
  test('below the datum, where nobody typed an end', () => {
    const { runs, issues } = analysed(straight({ ground: falling() }))
    const foot = 33.05 + 288
    expect(runs.figures[0]?.bottom).toBeCloseTo(-foot / 48, 9)
    expect(runs.figures[0]?.rise).toBeCloseTo(24 + foot / 48, 9)
    expect(issues.filter(({ code }) => code === 'run.height-missing')).toEqual([])
  })

  test('a ramp is in the ground where it passes a bank just before its last two feet', () => {
    const bank = [-120, 1080].flatMap((x) => [
      [x, 360, 0] as const,
      [x, 781, 3] as const,
      [x, 1320, -67] as const,
    ])
    const [issue] = analysed(straight({ ground: bank })).issues.filter(
      ({ code }) => code === 'site.under-ground',
    )
    expect(issue?.values).toEqual({ part: '8 ft', by: 0.61, limit: 0.5 })
  })

  test('and moves along with the system', () => {
    const layout = layoutOf(straight({ ground: falling() }))
    const before = analyse(layout, p3g)
    const after = analyse(moveParts(['A', 'r1', 'r2', 'r3'], { x: 0, y: 48 })(layout), p3g)
    expect(after.runs.figures[0]?.bottom).toBeCloseTo((before.runs.figures[0]?.bottom ?? 0) - 1, 9)
    expect(legsOf(after, 'A')[0]).toBeCloseTo((legsOf(before, 'A')[0] ?? 0) + 1, 3)
  })

  test('an end that somebody gave holds, and what it misses by is said', () => {
    const system = straight({ ground: falling() })
    const [run] = system.runs
    const held = analysed({ ...system, runs: [{ ...run, bottom: -4 }] })
    expect(held.runs.figures[0]?.bottom).toBe(-4)
    expect(held.issues.filter(({ code }) => code === 'run.off-ground').map(messageOf)).toEqual([
      'Run Primary ends at -4", 2 11/16" over the ground. The ground there is at -6 11/16".',
    ])
    expect(codesOf(analysed({ ...system, runs: [{ ...run, bottom: -6.5 }] }))).not.toContain('run.off-ground')
  })

  test('a starter ramp ends on it, whatever was typed', () => {
    const system: DescribedSystem = {
      product: 'PHD',
      parts: [first('A', 'PHDP55G'), against('r1', 'PHDRS648G', 'A BOTTOM LEFT')],
      runs: [{ name: 'Primary', top: 4, bottom: null, parts: ['A', 'r1'] }],
      entrances: [['A', 'TOP']],
      exits: [['r1', 'BOTTOM']],
    }
    expect(analysed(system).runs.figures[0]?.bottom).toBe(0)
    expect(analysed({ ...system, ground: [[0, 0, -2.5]] }).runs.figures[0]?.bottom).toBe(-2.5)
  })

  test('where the ground is not known, a height below 0 stays on it', () => {
    const { parts, ...system } = straight()
    expect(
      analysed({ ...system, parts, runs: [{ ...system.runs[0], bottom: -9 }] }).runs.figures[0]?.bottom,
    ).toBe(0)
  })

  test('proposals leave the end open, and it follows', () => {
    const drawn = layoutOf({ ...straight({ ground: falling() }), runs: [], entrances: [], exits: [] })
    const layout = takeProposals(p3g)({
      ...drawn,
      site: { ...drawn.site, doors: [{ id: 'door-1', sill: 24, stepDown: 0 }] },
    })
    expect(layout.runs.map(({ bottom }) => bottom)).toEqual([null])
    expect(analyse(layout, p3g).runs.figures[0]?.bottom).toBeCloseTo(-6.689, 3)
  })

  test('runs that ended at 0 before the site was surveyed follow its ground from then on', () => {
    const { site, ...layout } = layoutOf({ ...straight(), runs: [{ ...straight().runs[0], bottom: 0 }] })
    const surveyed = setSite({ ...site, ground: [{ x: 0, y: 0, z: -3, how: 'measured' }] })({
      site,
      ...layout,
    })
    expect(surveyed.runs[0]?.bottom).toBeNull()
    expect(analyse(surveyed, p3g).runs.figures[0]?.bottom).toBe(-3)
  })
})

describe('a leg is deck minus ground where it stands', () => {
  test('downhill legs are longer, each by its own height', () => {
    expect(legsOf(analysed(straight({ ground: falling() })), 'A')).toEqual([23.343, 23.343, 24.657, 24.657])
  })

  test('A. on ground that falls 1:40 across, the two legs of a joint, 40" apart, differ by 1"', () => {
    const [left = 0, right = 0] = legsOf(analysed(straight({ ground: falling(1 / 40, 0) })), 'r1')
    expect(Math.abs(left - right)).toBeCloseTo(1, 9)
  })

  test('D. over a porch they are 9.5 in high, and beside it 23.5', () => {
    const outline = [
      { x: 400, y: 440 },
      { x: 560, y: 440 },
      { x: 560, y: 488 },
      { x: 400, y: 488 },
    ]
    const analysis = analysed(straight({ site: { porch: { outline, height: 14, use: 'over' } } }, 23.5))
    expect(legsOf(analysis, 'A')).toEqual([9.5, 9.5, 23.5, 23.5])
    expect(itemsOf(analysis)).toMatchObject({ PSL10PR: 2, PSL16PR: 1, PSL28PR: 1 })
  })

  test('legs of one item make pairs over the whole system', () => {
    const analysis = analysed(straight({ ground: falling(1 / 20, 1 / 48) }))
    const counts = new Map<string, number>()
    for (const { shortName } of analysis.legs)
      if (shortName) counts.set(shortName, (counts.get(shortName) ?? 0) + 1)
    expect([...counts.values()].some((count) => count % 2 === 1)).toBe(true)
    const list = itemsOf(analysis)
    for (const [shortName, count] of counts) expect(list[shortName]).toBe(Math.ceil(count / 2))
  })

  test('pockets of two platforms at one height share a leg, whatever the ground under them', () => {
    const pair = (ground?: DescribedSystem['ground']) =>
      analysed({
        parts: [first('A', 'PPS55TL'), against('B', 'PPS55TL', 'A RIGHT CENTER LEFT')],
        runs: [{ name: 'Primary', top: 30, bottom: 30, parts: ['A', 'B'] }],
        ...(ground && { ground }),
      }).legs.length
    expect(pair(falling(1 / 10, 1 / 10))).toBe(pair())
  })

  test('angle braces stand at the corners that are tall, cross braces on the sides', () => {
    const braces = (ground: DescribedSystem['ground'], top: number) =>
      analysed(straight({ ...(ground && { ground }) }, top))
        .bracing.braces.filter(({ part }) => part === 'A')
        .map(({ id }) => id)
    expect(braces(falling(0, 1 / 12), 34)).toEqual(['A-angle-3', 'A-angle-4'])
    expect(braces(falling(0, 1 / 12), 70)).toEqual([
      'A-angle-1',
      'A-angle-2',
      'A-angle-3',
      'A-angle-4',
      'A-cross-RIGHT',
      'A-cross-BOTTOM',
      'A-cross-LEFT',
    ])
    expect(braces(undefined, 34)).toEqual([])
  })

  test('a joint of ramps is braced as its taller leg asks for', () => {
    const atJoint = (ground?: DescribedSystem['ground']) =>
      analysed(straight({ ...(ground && { ground }) }, 52))
        .bracing.braces.filter(({ part }) => part === 'r1')
        .map(({ id }) => id)
    expect(atJoint()).toEqual([])
    expect(atJoint(falling(1 / 10, 0))).toEqual(['r1-BOTTOM-angle'])
    expect(atJoint(falling(-1 / 10, 0))).toEqual(['r1-BOTTOM-angle'])
  })
})

describe('a leg near the next size', () => {
  const limits = p3g.items.flatMap(({ role, limit }) => (role === 'leg' && limit !== null ? [limit] : []))
  const limit = limits.find((one) => one > 20) ?? 0
  const near = (left: number, how: 'measured' | 'estimated' | 'assumed', reserves = false) => {
    const ground = [-1, 1].flatMap((x) => [-1, 1].map((y) => [480 + x * 900, 480 + y * 900, 0, how] as const))
    const layout = layoutOf({
      parts: [first('A', 'PPS55TL')],
      runs: [{ name: 'Primary', top: limit - left, bottom: null, parts: ['A'] }],
      ground,
    })
    return analyse({ ...layout, site: { ...layout.site, reservesForLegs: reserves } }, p3g)
  }

  test.each`
    how            | left   | isNear
    ${'measured'}  | ${0.4} | ${true}
    ${'measured'}  | ${0.5} | ${false}
    ${'estimated'} | ${1.4} | ${true}
    ${'estimated'} | ${1.5} | ${false}
    ${'assumed'}   | ${2.9} | ${true}
    ${'assumed'}   | ${3}   | ${false}
  `('$left in before it on $how ground is warned of: $isNear', ({ how, left, isNear }) => {
    expect(codesOf(near(left, how)).includes('leg.near-next-size')).toBe(isNear)
  })

  test('a reserve orders the longer one, and then nothing is said', () => {
    const [plain, reserved] = [near(0.4, 'measured'), near(0.4, 'measured', true)]
    const limitOf = ({ legs }: Analysis) => p3g.byShortName.get(legs[0]?.shortName ?? '')?.limit ?? 0
    expect(limitOf(plain)).toBe(limit)
    expect(limitOf(reserved)).toBeGreaterThan(limit)
    expect(codesOf(reserved)).not.toContain('leg.near-next-size')
  })

  test('a sentence says how near, and how the ground is known', () => {
    expect(
      near(0.4, 'estimated')
        .issues.filter(({ code }) => code === 'leg.near-next-size')
        .map(messageOf),
    ).toEqual([
      '4 legs are near the next size: 3/8" less grade needs the next leg size, and the ground there is estimated.',
    ])
  })

  /** A platform on level measured ground 0.4 in before the next size, and a second one beside it. */
  const pair = (edit: Edit, reserves = false) => {
    const ground = [-1, 1].flatMap((x) => [-1, 1].map((y) => [480 + x * 900, 480 + y * 900, 0] as const))
    const layout = edit(
      layoutOf({
        parts: [first('A', 'PPS55TL'), against('B', 'PPS55TL', 'A RIGHT CENTER LEFT')],
        runs: [{ name: 'Primary', top: limit - 0.4, bottom: limit - 0.4, parts: ['A', 'B'] }],
        ground,
      }),
    )
    return analyse({ ...layout, site: { ...layout.site, reservesForLegs: reserves } }, p3g)
  }
  const nearOf = ({ issues }: Analysis) =>
    issues
      .filter(({ code }) => code === 'leg.near-next-size')
      .map(({ parts, values }) => ({ parts, ...values }))

  test.each`
    edit                                     | change                                  | count
    ${'as drawn: every leg'}                 | ${(layout: Layout) => layout}           | ${6}
    ${'one is switched off'}                 | ${switchLeg('A-leg-1', false)}          | ${5}
    ${'one was typed, so measured by hand'}  | ${setLegLength('A-leg-1', limit - 0.2)} | ${5}
    ${'one is ticked as a low-profile foot'} | ${setLegLowPro('A-leg-1', true)}        | ${5}
    ${'one is ticked as a leg'}              | ${setLegLowPro('A-leg-1', false)}       | ${5}
  `('$edit', ({ change, count }) => {
    expect(nearOf(pair(change))).toEqual([{ parts: ['A', 'B'], count, left: 0.4, how: 'measured' }])
  })

  test('of several the one that is nearest is told', () => {
    const spots = [
      [-120, 0.05],
      [1080, -0.05],
    ].flatMap(([x = 0, z = 0]) => [-400, 1400].map((y) => ({ x, y, z, how: 'measured' as const })))
    const lowered = pair((layout) => ({ ...layout, site: { ...layout.site, ground: spots } }))
    const left = nearOf(lowered).map((near) => 'left' in near && near.left)[0]
    const limits = lowered.legs.map(({ height }) => limit - height)
    expect(new Set(limits.map((one) => one.toFixed(4))).size).toBeGreaterThan(1)
    expect(left).toBeCloseTo(Math.min(...limits), 2)
  })

  test('what was typed by hand takes no longer leg in reserve', () => {
    const legs = pair(setLegLength('A-leg-1', limit - 0.2), true).legs
    const sizes = legs.map(({ shortName }) => p3g.byShortName.get(shortName ?? '')?.limit)
    expect(sizes.filter((one) => one === limit)).toHaveLength(1)
    expect(legs.find(({ id }) => id === 'A-leg-1')?.shortName).toBe(
      p3g.items.find((item) => item.role === 'leg' && item.limit === limit)?.shortName,
    )
  })

  test('a low-profile foot that the ground may make too short is a leg in reserve', () => {
    const feet = (reserves: boolean) => {
      const layout = layoutOf({
        parts: [first('A', 'PPS55TL')],
        runs: [{ name: 'Primary', top: 6.3, bottom: 6.3, parts: ['A'] }],
        ground: [-1, 1].flatMap((x) => [-1, 1].map((y) => [480 + x * 900, 480 + y * 900, 0] as const)),
      })
      return itemsOf(analyse({ ...layout, site: { ...layout.site, reservesForLegs: reserves } }, p3g))
    }
    expect(feet(false)).toMatchObject({ PPLPF: 1 })
    expect(feet(true)).toMatchObject({ PSL10PR: 2 })
  })

  test('without ground nothing is said', () => {
    const analysis = analysed({
      parts: [first('A', 'PPS55TL')],
      runs: [{ name: 'Primary', top: limit - 0.1, bottom: null, parts: ['A'] }],
    })
    expect(codesOf(analysis)).not.toContain('leg.near-next-size')
  })
})
