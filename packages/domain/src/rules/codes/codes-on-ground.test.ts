import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../../fixtures/p3g.ts'
import type { Point } from '../../base/geometry/point.ts'
import { codeFindings } from './find-code-findings.ts'
import type { CodeFinding } from './finding.ts'

const box = (x: number, y: number, width: number, length: number): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + length },
  { x, y: y + length },
]
const ruleOf = ({ code, section }: CodeFinding) => `${code.family} ${section}`
const findings = (system: DescribedSystem, rule: string, title = '') =>
  codeFindings(analysed(system))
    .filter((one) => ruleOf(one) === rule && one.title.toLowerCase().includes(title))
    .map(({ result, measured, parts }) => `${result}: ${measured} [${parts.join(' ')}]`)

/** A platform at the door with two 8 ft ramps down the drawing; its foot lies at 705.05. */
const straight = (more: Partial<DescribedSystem> = {}, top = 16, rails = 'TL'): DescribedSystem => ({
  options: { handrails: rails === 'TL' ? 'TWO_LINE' : 'VERT_PICKET' },
  parts: [
    first('A', `PPS55${rails}`),
    against('r1', `PRS${rails}8`, 'A BOTTOM CENTER'),
    against('r2', `PRS${rails}8`, 'r1 BOTTOM'),
  ],
  runs: [{ name: 'Primary', top, bottom: null, parts: ['A', 'r1', 'r2'] }],
  entrances: [['A', 'TOP']],
  exits: [['r2', 'BOTTOM']],
  ...more,
})
const falling = (right: number, down: number): NonNullable<DescribedSystem['ground']> =>
  [-720, 1680].flatMap((x) => [-720, 1680].map((y) => [x, y, -(x - 480) * right - (y - 480) * down] as const))

describe('guards are asked for by the drop over each edge (IRC R312.1.1)', () => {
  test.each`
    what                                         | ground                | top   | says
    ${'level, 30 in up'}                         | ${falling(0, 0)}      | ${30} | ${['pass: 30 [A]']}
    ${'level, 31 in up'}                         | ${falling(0, 0)}      | ${31} | ${['fail: 31 [A r1]']}
    ${'25 in up, and 1:12 across: within 36 in'} | ${falling(1 / 12, 0)} | ${25} | ${['fail: 30.75 [A]']}
    ${'21 in up on the same ground'}             | ${falling(1 / 12, 0)} | ${21} | ${['pass: 26.75 [A]']}
  `('$what: $says', ({ ground, top, says }) => {
    expect(findings(straight({ ground }, top), 'IRC R312.1.1')).toEqual(says)
    expect(findings(straight({ ground }, top), 'Practice C3')).toEqual(says)
  })

  test('an edge at the wall asks for none, nor does one at another deck', () => {
    const ditch = [...falling(0, 0), [480, 420, -40] as const, [380, 300, 0] as const, [580, 300, 0] as const]
    const open = findings(straight({ ground: ditch, entrances: [] }, 20), 'IRC R312.1.1')
    expect(open).toEqual(['fail: 60 [A r1]'])
    const house = { building: [{ name: 'house', outline: box(0, 0, 1200, 446.95) }] }
    expect(findings(straight({ ground: ditch, site: house, entrances: [] }, 20), 'IRC R312.1.1')).not.toEqual(
      open,
    )
  })

  test('pickets all around keep what is high, and a side left open is measured', () => {
    const closed = straight({ ground: falling(0, 0) }, 40, 'VP')
    expect(findings(closed, 'IRC R312.1.1')).toEqual(['pass: 0 [A]'])
    const [deck, ...ramps] = closed.parts
    const open = { ...closed, parts: [{ ...deck, handrailSides: ['RIGHT'] }, ...ramps] }
    expect(findings(open, 'IRC R312.1.1')).toEqual(['fail: 40 [A]'])
  })
})

describe('the foot of a ramp is measured on ground that is known', () => {
  test.each`
    fall      | ada                    | practice
    ${1 / 40} | ${['fail: 40 [r2]']}   | ${['pass: 40 [r2]']}
    ${1 / 48} | ${['pass: 48 [r2]']}   | ${['pass: 48 [r2]']}
    ${1 / 18} | ${['fail: 18 [r2]']}   | ${['fail: 18 [r2]']}
    ${0}      | ${['pass: 1000 [r2]']} | ${['pass: 1000 [r2]']}
  `('A. the ground falls $fall across it', ({ fall, ada, practice }) => {
    const system = straight({ ground: falling(fall, 0) })
    expect(findings(system, 'ADA 405.3')).toEqual(ada)
    expect(findings(system, 'ADA 405.7.1')).toEqual(ada)
    expect(findings(system, 'Practice C6')).toEqual(practice)
  })

  test('without ground a person looks, and nothing is said of the foot', () => {
    const system = { ...straight(), runs: [{ ...straight().runs[0], bottom: 0 }] }
    expect(findings(system, 'ADA 405.3')).toEqual(['needs-a-person: null []'])
    expect(findings(system, 'ADA 405.7.1')).toEqual([])
    expect(findings(system, 'Practice C6')).toEqual([])
    expect(findings(system, 'ADA 405.7.3')).toEqual(['needs-a-person: 60 [r2]'])
  })

  test.each`
    what                            | site                                                                                | says
    ${'open ground'}                | ${{ lot: box(0, 0, 2000, 2000) }}                                                   | ${'pass: 60 [A]'}
    ${'a wall 60 in behind'}        | ${{ building: [{ outline: box(0, 783.05, 2000, 100) }] }}                           | ${'pass: 60 [A]'}
    ${'a wall 50 in behind'}        | ${{ building: [{ outline: box(0, 773.05, 2000, 100) }] }}                           | ${'fail: 50 [r2]'}
    ${'a post in its way'}          | ${{ obstacles: [{ at: { x: 490, y: 753.05 }, radius: 2 }] }}                        | ${'fail: 27.98 [r2]'}
    ${'a post beside it'}           | ${{ obstacles: [{ at: { x: 505, y: 753.05 }, radius: 2 }] }}                        | ${'pass: 60 [A]'}
    ${'the end of the yard'}        | ${{ yard: box(0, 0, 2000, 763.05) }}                                                | ${'fail: 40 [r2]'}
    ${'a driveway behind the yard'} | ${{ yard: box(0, 0, 2000, 763.05), destination: { area: box(0, 760, 2000, 300) } }} | ${'pass: 60 [A]'}
  `('the landing behind the plate: $what', ({ site, says }) => {
    const system = { ...straight({ site }), runs: [{ ...straight().runs[0], bottom: 0 }] }
    expect(findings(system, 'ADA 405.7.3')).toEqual([says])
  })
})

describe('the room beside the latch is measured where the door is known (ADA 404.2.4)', () => {
  const door = (more: Readonly<Record<string, unknown>>) => ({
    door: { at: { x: 480, y: 446.95 }, faces: 180, sill: 16.5, ...more },
  })
  // Usable 60 in about 480 reaches from 450 to 510.
  test.each`
    what                                 | site                                                                 | says
    ${'pulled, in the middle'}           | ${door({ swing: 'out', hinge: 'left' })}                             | ${'fail: 12 [A]'}
    ${'pulled, 6 in off to its hinges'}  | ${door({ swing: 'out', hinge: 'left', at: { x: 474, y: 446.95 } })}  | ${'pass: 18 [A]'}
    ${'the same hung on the other side'} | ${door({ swing: 'out', hinge: 'right', at: { x: 474, y: 446.95 } })} | ${'fail: 6 [A]'}
    ${'pushed'}                          | ${door({ swing: 'in' })}                                             | ${'not-applicable: null []'}
    ${'pushed, behind a storm door'}     | ${door({ swing: 'in', storm: { swing: 'out', hinge: 'right' } })}    | ${'fail: 12 [A]'}
  `('$what: $says', ({ site, says }) => {
    const system = { ...straight({ site }), runs: [{ ...straight().runs[0], bottom: 0 }] }
    expect(findings(system, 'ADA 404.2.4', 'latch')).toEqual([says])
  })
})

test('before a foot, the landing goes on over the kerb the way has to reach, and over no other edge of the yard', () => {
  const yard = box(300, 400, 400, 370)
  const kerb = (from: number, to: number) => ({
    name: 'kerb',
    edge: [
      { x: from, y: 770 },
      { x: to, y: 770 },
    ],
  })
  const landing = (site: Readonly<Record<string, unknown>>) => findings(straight({ site }), 'ADA 405.7.3')
  expect(landing({ yard })).toEqual(['fail: 46.95 [r2]'])
  expect(landing({ yard, destination: kerb(300, 700) })).toEqual(['pass: 60 [A]'])
  expect(landing({ yard, destination: kerb(600, 700) })).toEqual(['fail: 46.95 [r2]'])
})
