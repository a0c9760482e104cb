import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../../../fixtures/p3g.ts'
import type { Point } from '../../../base/geometry/point.ts'
import type { Analysis } from '../analysis.ts'
import { messageOf } from '../messages.ts'

const box = (x: number, y: number, width: number, length: number): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + length },
  { x, y: y + length },
]
const about = ({ issues }: Analysis) =>
  issues
    .filter(({ code }) => code.startsWith('site.'))
    .map((one) => `${one.severity}: ${messageOf(one)} [${one.parts.join(' ')}]`)

/**
 * A 5x5 and two ramps of 8 ft straight down about x 480: decks from 446.95 to 513.05, ramps from 459.25 to 500.75 and from
 * 513.05 to 705.05, feet of their joint from 458 to 502, the landing from 723.05 to 759.05.
 */
const straight = (site: DescribedSystem['site']): Analysis =>
  analysed({
    parts: [
      first('A', 'PPS55TL'),
      against('r1', 'PRSTL8', 'A BOTTOM CENTER'),
      against('r2', 'PRSTL8', 'r1 BOTTOM'),
    ],
    runs: [{ name: 'Primary', top: 16, bottom: 0, parts: ['A', 'r1', 'r2'] }],
    entrances: [['A', 'TOP']],
    exits: [['r2', 'BOTTOM']],
    ...(site && { site }),
  })

describe('a lot without a yard bounds parts, feet and landings itself', () => {
  test.each`
    what                       | site                                   | says
    ${'everything within it'}  | ${{ lot: box(440, 400, 80, 360) }}     | ${[]}
    ${'a ramp 104 in past it'} | ${{ lot: box(400, 400, 200, 201.05) }} | ${['error: 8 ft extends 8" past the lot line. [r1]', 'error: 8 ft extends 104" past the lot line. [r2]']}
    ${'a foot alone'} | ${{ lot: [{ x: 440, y: 400 }, { x: 520, y: 400 }, { x: 520, y: 600 }, { x: 501, y: 600 }, { x: 501, y: 620 }, { x: 520, y: 620 }, { x: 520, y: 800 }, { x: 440, y: 800 }] }} | ${['error: A foot of 8 ft extends 1" past the lot line. [r1]']}
    ${'the landing alone'}     | ${{ lot: box(440, 400, 80, 350) }}     | ${['warning: The landing at the bottom of 8 ft extends 9" past the lot line. [r2]']}
    ${'a landing where the ramp has to end'} | ${{ lot: box(440, 400, 80, 350), destination: { name: 'walk', edge: [{ x: 440, y: 750 }, { x: 520, y: 750 }] } }} | ${[]}
  `('$what', ({ site, says }) => {
    expect(about(straight(site))).toEqual(says)
  })
})

describe('where a setback was entered the yard follows', () => {
  test.each`
    what                               | setback | says
    ${'a setback everything is in'}    | ${6}    | ${[]}
    ${'a setback the landing is past'} | ${40}   | ${['warning: The landing at the bottom of 8 ft extends 19" past the yard line. [r2]']}
    ${'a setback the ramp is past'}    | ${90}   | ${['warning: 5x5 extends 4 5/16" past the yard line. [A]', 'warning: 8 ft extends 15" past the yard line. [r2]']}
  `('$what', ({ setback, says }) => {
    expect(about(straight({ lot: box(360, 360, 240, 420), setback }))).toEqual(says)
  })
})

describe('a foot on a keep-off is an error, in the clearance of an obstacle a warning', () => {
  test.each`
    what                               | site                                                                                         | says
    ${'a lid under a foot'}            | ${{ keepOffs: [{ kind: 'septic-lid', at: { x: 511, y: 609 }, radius: 9.5 }] }}               | ${['error: A foot of 8 ft is on Septic lid. Nothing can be over it. [r1]']}
    ${'a lid beside it'}               | ${{ keepOffs: [{ kind: 'septic-lid', at: { x: 513, y: 609 }, radius: 9.5 }] }}               | ${[]}
    ${'a meter close to a foot'}       | ${{ obstacles: [{ kind: 'gas-meter', at: { x: 525, y: 609 }, radius: 12, clearance: 12 }] }} | ${['warning: A foot of 8 ft is 11" from Gas meter. Keep at least 12" clear. [r1]']}
    ${'a meter with the usual room'}   | ${{ obstacles: [{ kind: 'gas-meter', at: { x: 525, y: 800 }, radius: 12 }] }}                | ${[]}
    ${'a shed that is moved'}          | ${{ obstacles: [{ name: 'Shed', outline: box(490, 560, 60, 60), toMove: true }] }}           | ${['warning: Shed has to be moved before installation. [r1]']}
    ${'a shed that is moved, and far'} | ${{ obstacles: [{ name: 'Shed', outline: box(590, 560, 60, 60), toMove: true }] }}           | ${[]}
  `('$what', ({ site, says }) => {
    expect(about(straight(site))).toEqual(says)
  })
})

describe('the weight and the steepest slope of a person count when they are given', () => {
  test.each`
    what                              | person                    | says
    ${'nothing given'}                | ${{ device: 'scooter' }}  | ${[]}
    ${'a device that climbs it'}      | ${{ slopeLimit: '1:12' }} | ${[]}
    ${'a device that does not'}       | ${{ slopeLimit: '1:14' }} | ${['warning: Run Primary is 1:12, steeper than the device climbs (1:14 maximum). [A r1 r2]']}
    ${'as much as the line is rated'} | ${{ loaded: 1000 }}       | ${[]}
    ${'more than that'}               | ${{ loaded: 1001 }}       | ${['warning: Person and device weigh 1001 lb; PATHWAY 3G is rated for 1000 lb. []']}
  `('$what', ({ person, says }) => {
    expect(about(straight({ person }))).toEqual(says)
  })
})
