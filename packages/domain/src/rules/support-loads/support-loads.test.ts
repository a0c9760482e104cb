import { describe, expect, test } from 'vitest'
import { against, analysed, catalogues, first } from '../../../fixtures/p3g.ts'
import { drawnFrom, wholeSystems } from '../../../fixtures/whole-systems.ts'
import { setAutoGenLegs, setLegLength, switchLeg } from '../../edits/choice-edits.ts'
import type { Edit } from '../../edits/edit.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Analysis } from '../analysis/analysis.ts'
import { type Load, supportLoads } from './support-loads.ts'

const fixture = (name: string): Analysis => {
  const found = wholeSystems.find((one) => one.name === `${name}.json`)
  if (!found) throw new Error(`no system is called ${name}`)
  return drawnFrom(found.json)
}

const HOME = 40
const COMMERCIAL = 100

/** A platform at the door, then three lanes beside one another over two 8x5 turn-backs. */
const threeLanes = () =>
  analysed({
    parts: [
      first('D', 'PPS55TL'),
      against('r1', 'PRSTL8', 'D BOTTOM LEFT'),
      against('A', 'PPS85TL', 'r1 BOTTOM LEFT TOP'),
      against('r2', 'PRSTL8', 'A TOP RIGHT TOP'),
      against('B', 'PPS85TL', 'r2 BOTTOM RIGHT BOTTOM'),
      against('r3', 'PRSTL8', 'B BOTTOM LEFT'),
      against('r4', 'PRSTL8', 'r3 BOTTOM'),
    ],
    runs: [{ name: 'Primary', top: 32, bottom: 0, parts: ['D', 'r1', 'A', 'r2', 'B', 'r3', 'r4'] }],
    entrances: [['D', 'TOP']],
    exits: [['r4', 'BOTTOM']],
  })

/** Live pounds at each place: legs by the end of their id, as many as carry the same. */
function liveOf(analysis: Analysis, psf: number): Readonly<Record<string, number>> {
  const { legs, ground, structure, unsupported } = supportLoads(analysis, psf)
  const rounded = ({ live }: Load) => Math.round(live * 100) / 100
  const places: [string, number][] = [...legs].map(([id, load]) => [id, rounded(load)])
  for (const [name, load] of Object.entries({ ground, structure, unsupported }))
    if (load.live > 0) places.push([name, rounded(load)])
  return Object.fromEntries(places)
}

const legsOf = (part: string, pounds: readonly number[]) =>
  Object.fromEntries(pounds.map((one, index) => [`${part}-leg-${index + 1}`, one]))

describe('systems worked out by hand, live load alone', () => {
  test('a straight ramp from a 5x5: the platform and half of its ramp on four legs', () => {
    // Platform 5 x 5 ft = 25 sq ft x 40 = 1,000; ramp 3 x 8 ft = 24 sq ft x 40 = 960, half 480.
    // A: (1,000 + 480) / 4 = 370. Joints: (480 + 480) / 2 = 480 a leg. The ground takes the last 480.
    expect(liveOf(fixture('t2-straight'), HOME)).toEqual({
      ...legsOf('A', [370, 370, 370, 370]),
      ...legsOf('r1-BOTTOM', [480, 480]),
      ...legsOf('r2-BOTTOM', [480, 480]),
      ground: 480,
    })
  })

  test('the real switchback: two platforms share two legs', () => {
    // r1 3 x 6 = 18 sq ft x 40 = 720: 360 on the structure, 360 on A. r2 4 ft 480, r3 5 ft 600, r4 and r5 8 ft 960.
    // A: (1,000 + 360) / 4 = 340 a pocket. B: (1,000 + 240) / 4 = 310 a pocket. Shared legs: 340 + 310 = 650.
    // Joints: (240 + 300) / 2 = 270, (300 + 480) / 2 = 390, (480 + 480) / 2 = 480.
    expect(liveOf(fixture('t1-switchback'), HOME)).toEqual({
      ...legsOf('A', [340, 650, 650, 340]),
      'B-leg-2': 310,
      'B-leg-3': 310,
      ...legsOf('r2-BOTTOM', [270, 270]),
      ...legsOf('r3-BOTTOM', [390, 390]),
      ...legsOf('r4-BOTTOM', [480, 480]),
      structure: 360,
      ground: 480,
    })
  })

  test('three lanes: what stands beside a ramp carries none of it', () => {
    // D: (1,000 + 480) / 4 = 370. A and B, 8 x 5 = 40 sq ft x 40 = 1,600: (1,600 + 480 + 480) / 6 = 426.67.
    const turn = [426.67, 426.67, 426.67, 426.67, 426.67, 426.67]
    expect(liveOf(threeLanes(), HOME)).toEqual({
      ...legsOf('D', [370, 370, 370, 370]),
      ...legsOf('A', turn),
      ...legsOf('B', turn),
      ...legsOf('r3-BOTTOM', [480, 480]),
      ground: 480,
    })
  })

  test('a 45-degree piece stands on a pair at each end, and both ramps on them too', () => {
    // Piece 36 x 30 in = 7.5 sq ft x 40 = 300, half 150. A pair: (480 + 150) / 2 = 315 a leg.
    expect(liveOf(fixture('p3g-45-degree'), HOME)).toEqual({
      ...legsOf('k-TOP', [315, 315]),
      ...legsOf('k-BOTTOM', [315, 315]),
      structure: 480,
      ground: 480,
    })
  })

  test('a stair stands on the ground with half of it', () => {
    // Stair 36 x 39 in = 9.75 sq ft x 40 = 390, half 195. A: (1,000 + 195) / 4 = 298.75.
    expect(liveOf(fixture('t6-stair'), HOME)).toEqual({
      ...legsOf('A', [298.75, 298.75, 298.75, 298.75]),
      ground: 195,
    })
  })

  test('a rest without legs hangs on its two ramps, which carry it to their other ends', () => {
    // At 100 psf: A and R 2,500 each, ramps 4 x 8 = 32 sq ft 3,200, starter ramp 4 x 6 = 24 sq ft 2,400.
    // A: (2,500 + 1,600) / 4 = 1,025. r1-r2: (1,600 + 3,200 + 1,250) / 2 = 3,025.
    // r3-r4: (3,200 + 1,250 + 1,200) / 2 = 2,825. Ground: 1,200.
    expect(liveOf(fixture('phd-resting-platform'), COMMERCIAL)).toEqual({
      ...legsOf('A', [1025, 1025, 1025, 1025]),
      ...legsOf('r1-BOTTOM', [3025, 3025]),
      ...legsOf('r3-BOTTOM', [2825, 2825]),
      ground: 1200,
    })
  })

  test('a turn-back on one 8x5: two ramps on six legs', () => {
    // A: (1,600 + 480 + 480) / 6 = 426.67.
    expect(liveOf(fixture('t3-turnback'), HOME)).toEqual({
      ...legsOf('A', [426.67, 426.67, 426.67, 426.67, 426.67, 426.67]),
      ...legsOf('r2-BOTTOM', [480, 480]),
      structure: 480,
      ground: 480,
    })
  })

  test('an extension leaves half of itself to the platform that it hangs on', () => {
    // At 100 psf: A 5 x 5 2,500; x 5 x 3 ft = 15 sq ft 1,500: two corners on A, two on its own legs, 375 each.
    // A: (2,500 + 750) / 4 = 812.5.
    const extended = analysed({
      product: 'PHD',
      parts: [first('A', 'PHDP55G'), against('x', 'PHDPX53G', 'A LEFT CENTER TOP')],
      runs: [{ name: 'Primary', top: 30, bottom: 30, parts: ['A', 'x'] }],
    })
    expect(liveOf(extended, COMMERCIAL)).toEqual({
      ...legsOf('A', [812.5, 812.5, 812.5, 812.5]),
      'x-leg-3': 375,
      'x-leg-4': 375,
    })
  })
})

describe('legs that were changed by hand', () => {
  const after = (...edits: readonly Edit[]) => {
    const { layout } = fixture('t2-straight')
    return analyse(
      edits.reduce((sofar, edit) => edit(sofar), layout),
      catalogues('P3G'),
    )
  }

  test.each`
    what                          | edit
    ${'a leg that was taken off'} | ${switchLeg('A-leg-1', false)}
    ${'a leg typed as 0'}         | ${setLegLength('A-leg-1', 0)}
  `('$what leaves its share to the other three', ({ edit }) => {
    // (1,000 + 480) / 3 = 493.33.
    const { 'A-leg-1': off, ...live } = liveOf(after(edit), HOME)
    expect([off, live['A-leg-2'], live['A-leg-3'], live['A-leg-4']]).toEqual([
      undefined,
      493.33,
      493.33,
      493.33,
    ])
  })

  test('without automatic legs nothing but the ground carries, and that is said', () => {
    // Of 3,880 lb the last half ramp lies on the ground.
    expect(liveOf(after(setAutoGenLegs(false)), HOME)).toEqual({ ground: 480, unsupported: 3400 })
  })
})

describe.each(wholeSystems)('in $name', ({ json }) => {
  const analysis = drawnFrom(json)
  const loads = supportLoads(analysis, HOME)
  const sumOf = (kind: keyof Load) =>
    [...loads.legs.values(), loads.ground, loads.structure].reduce((sum, load) => sum + load[kind], 0)

  test('supports and ground carry the whole live and dead load, and nothing is in the air', () => {
    expect(sumOf('live')).toBeCloseTo(loads.total.live, 6)
    expect(sumOf('dead')).toBeCloseTo(loads.total.dead, 6)
    expect(loads.unsupported).toEqual({ live: 0, dead: 0 })
  })

  test('the dead load is the weight of the parts list, without what only stands beside the system', () => {
    const beside = analysis.partsList.lines.filter(({ reasons }) =>
      reasons.every(({ parts }) =>
        parts.every((part) => {
          const kind = analysis.placement.byId.get(part)?.part.kind
          return kind === 'portable' || kind === 'threshold' || kind === 'vpl'
        }),
      ),
    )
    const weight = analysis.partsList.weight - beside.reduce((sum, line) => sum + line.weight, 0)
    expect(loads.total.dead).toBeCloseTo(weight, 0)
  })
})
