import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../../fixtures/p3g.ts'
import type { Analysis } from '../analysis/analysis.ts'

type Part = DescribedSystem['parts'][number]

/** Parts at one height in one run. */
const level = (parts: DescribedSystem['parts'], more: Partial<DescribedSystem> = {}): Analysis =>
  analysed({
    parts,
    runs: [{ name: 'Primary', top: 30, bottom: 30, parts: parts.map(({ id }) => id) }],
    ...more,
  })
/** Where the legs of a part stand, seen from the middle of the first part. */
const feetOf = ({ legs }: Analysis, part = 'A') =>
  legs
    .filter((leg) => leg.part === part)
    .map(({ x, y }) => [x - 480, y - 480].map((one) => Math.round(one * 1000) / 1000))

describe('legs under the corner pockets of a platform (domain 7.1)', () => {
  // Overall 66.1 in: half of it less 1.525 in is 31.525 in; 54.1 gives 25.525, 102.1 gives 49.525, 90.1 gives 43.525.
  test.each`
    platform     | product  | rotation | feet
    ${'PPS55TL'} | ${'P3G'} | ${0}     | ${[[-31.525, -31.525], [31.525, -31.525], [31.525, 31.525], [-31.525, 31.525]]}
    ${'PPS45TL'} | ${'P3G'} | ${0}     | ${[[-25.525, -31.525], [25.525, -31.525], [25.525, 31.525], [-25.525, 31.525]]}
    ${'PPS45TL'} | ${'P3G'} | ${90}    | ${[[31.525, -25.525], [31.525, 25.525], [-31.525, 25.525], [-31.525, -25.525]]}
    ${'PPS85TL'} | ${'P3G'} | ${0}     | ${[[-49.525, -31.525], [49.525, -31.525], [49.525, 31.525], [-49.525, 31.525], [0, -31.525], [0, 31.525]]}
    ${'PPS58TL'} | ${'P3G'} | ${0}     | ${[[-31.525, -49.525], [31.525, -49.525], [31.525, 49.525], [-31.525, 49.525], [-31.525, 0], [31.525, 0]]}
    ${'PHDP75G'} | ${'PHD'} | ${0}     | ${[[-43.525, -31.525], [43.525, -31.525], [43.525, 31.525], [-43.525, 31.525]]}
    ${'PHDP57G'} | ${'PHD'} | ${0}     | ${[[-31.525, -43.525], [31.525, -43.525], [31.525, 43.525], [-31.525, 43.525]]}
  `('$platform turned by $rotation [legs-1]', ({ platform, product, rotation, feet }) => {
    expect(feetOf(level([first('A', platform, { rotation })], { product }))).toEqual(feet)
  })

  test('they are numbered clockwise from the top left [legs-4]', () => {
    const { legs } = level([first('A', 'PPS55TL')])
    expect(legs.map(({ id }) => id)).toEqual(['A-leg-1', 'A-leg-2', 'A-leg-3', 'A-leg-4'])
  })

  test.each`
    why                                       | product  | part                                            | legs
    ${'a landing pad lies on the ground'}     | ${'P3G'} | ${first('A', 'PLP55')}                          | ${0}
    ${'a resting 5x5 hangs between ramps'}    | ${'PHD'} | ${first('A', 'PHDP55RG')}                       | ${0}
    ${'a resting 4x5 stands on its own legs'} | ${'P2G'} | ${first('A', 'MP45', { isResting: true })}      | ${4}
    ${'and so does a resting 5x4'}            | ${'P2G'} | ${first('A', 'MP54', { isResting: true })}      | ${4}
    ${'a 5x5 that is no rest has legs'}       | ${'P2G'} | ${first('A', 'MP55')}                           | ${4}
    ${'a logicless platform is only drawn'}   | ${'P3G'} | ${first('A', 'PPS55TL', { isLogicless: true })} | ${0}
    ${'a ramp alone has no pockets'}          | ${'P3G'} | ${first('A', 'PRSTL8')}                         | ${0}
    ${'a stair brings its own feet'}          | ${'P3G'} | ${first('A', 'PST29', { activeHeight: 30 })}    | ${0}
  `('$why [legs-8]', ({ product, part, legs }) => {
    expect(level([part], { product }).legs).toHaveLength(legs)
  })

  test('a platform without a run has no height and no legs yet', () => {
    expect(level([first('A', 'PPS55TL')], { runs: [] }).legs).toEqual([])
  })
})

describe('legs of a platform extension: at the corners away from what holds it (domain 7.13)', () => {
  // 60 x 36 in usable, 66.1 x 42.1 overall; turned by its place.
  test.each`
    mySide      | legs
    ${'TOP'}    | ${['x-leg-3', 'x-leg-4']}
    ${'RIGHT'}  | ${['x-leg-1', 'x-leg-4']}
    ${'BOTTOM'} | ${['x-leg-1', 'x-leg-2']}
    ${'LEFT'}   | ${['x-leg-2', 'x-leg-3']}
  `('hung by its $mySide', ({ mySide, legs }) => {
    const { legs: found } = level(
      [first('A', 'PHDP66G'), against('x', 'PHDPX53G', `A LEFT LEFT ${mySide}`)],
      {
        product: 'PHD',
      },
    )
    expect(found.filter(({ part }) => part === 'x').map(({ id }) => id)).toEqual(legs)
  })

  test('between two platforms it has none, and around an inside corner one', () => {
    const between = [
      first('A', 'PHDP55G'),
      against('x', 'PHDPX53G', 'A RIGHT CENTER TOP'),
      against('B', 'PHDP55G', 'x BOTTOM CENTER TOP'),
    ]
    expect(feetOf(level(between, { product: 'PHD' }), 'x')).toEqual([])
    const corner = [
      first('A', 'PHDP55G'),
      against('x', 'PHDPX53G', 'A RIGHT CENTER TOP'),
      against('B', 'PHDP55G', 'x RIGHT RIGHT TOP'),
    ]
    const { legs } = level(corner, { product: 'PHD' })
    expect(legs.filter(({ part }) => part === 'x').map(({ id }) => id)).toEqual(['x-leg-4'])
  })

  test('a ramp that comes down on it holds up nothing', () => {
    const { legs } = level(
      [
        first('A', 'PHDP55G'),
        against('x', 'PHDPX53G', 'A LEFT CENTER TOP'),
        against('r', 'PHDR848G', 'x BOTTOM LEFT BOTTOM'),
      ],
      { product: 'PHD' },
    )
    expect(legs.filter(({ part }) => part === 'x').map(({ id }) => id)).toEqual(['x-leg-3', 'x-leg-4'])
  })

  test('drawn alone it is taken to hang by its top', () => {
    const { legs } = level([first('x', 'PHDPX53G')], { product: 'PHD' })
    expect(legs.map(({ id }) => id)).toEqual(['x-leg-3', 'x-leg-4'])
  })
})

describe('pockets of two platforms within 40 px, 24 in, share a leg (spec 3 §4.5)', () => {
  const at = (id: string, x: number, y: number, shortName = 'PPS55TL'): Part => ({
    id,
    shortName,
    at: { x, y },
    rotation: 0,
  })
  // Pockets lie 1.525 in inside; so a gap of 20.95 in brings those of the neighbour to 24 in.
  const beside = (gap: number, dx: number, dy: number) => [
    at('A', 480, 480),
    at('B', 480 + dx * (66.1 + gap), 480 + dy * (66.1 + gap)),
  ]

  test.each`
    gap      | legs
    ${0}     | ${6}
    ${20.95} | ${6}
    ${21}    | ${8}
  `('two 5x5 side by side, $gap in apart, stand on $legs [legs-2]', ({ gap, legs }) => {
    expect(level(beside(gap, 1, 0)).legs).toHaveLength(legs)
  })

  test.each`
    dx    | dy
    ${1}  | ${0}
    ${-1} | ${0}
    ${0}  | ${1}
    ${0}  | ${-1}
  `('whichever way the second lies ($dx, $dy), and wherever on the canvas', ({ dx, dy }) => {
    for (const x of [0, 30, 60, 90]) {
      const moved = beside(10, dx, dy).map((part) => ({
        ...part,
        at: { x: (part.at as { x: number }).x + x, y: (part.at as { y: number }).y + x },
      }))
      const { legs } = level(moved)
      expect(legs.map(({ part }) => part)).toEqual(['A', 'A', 'A', 'A', 'B', 'B'])
    }
  })

  test.each`
    heights        | legs | why
    ${[30, 30.01]} | ${6} | ${'a hundredth of an inch is no difference'}
    ${[30, 30.02]} | ${8} | ${'at different heights each needs its own'}
    ${[30.02, 30]} | ${8} | ${'whichever is the lower one'}
  `('side by side at $heights in: $legs legs, $why [legs-3]', ({ heights: [a, b], legs }) => {
    const { legs: found } = analysed({
      parts: beside(1, 1, 0),
      runs: [
        { name: 'Primary', top: a, bottom: a, parts: ['A'] },
        { name: 'Run 1', top: b, bottom: b, parts: ['B'] },
      ],
    })
    expect(found).toHaveLength(legs)
  })

  test('a leg that is left out holds up nobody: behind a platform of 17.5 in the next one keeps its four', () => {
    const customParts = [{ itemType: 'PLATFORM', handrails: 'TWO_LINE', width: 17.5, length: 60 }]
    const narrow = 'PPS17.5x60TL'
    const { legs } = level(
      [
        at('A', 480, 480),
        against('n', narrow, 'A RIGHT CENTER LEFT'),
        against('B', 'PPS55TL', 'n RIGHT CENTER LEFT'),
      ],
      { customParts },
    )
    expect(legs.map(({ part }) => part)).toEqual(['A', 'A', 'A', 'A', 'B', 'B', 'B', 'B'])
  })

  test('pockets of one platform never share a leg, however narrow it is', () => {
    const customParts = [{ itemType: 'PLATFORM', handrails: 'TWO_LINE', width: 12, length: 12 }]
    expect(level([at('A', 480, 480, 'PPS12x12TL')], { customParts }).legs).toHaveLength(4)
  })
})
