import { describe, expect, test } from 'vitest'
import {
  against,
  analysed,
  catalogues,
  type DescribedSystem,
  first,
  layoutOf,
} from '../../../fixtures/p3g.ts'
import { moveParts } from '../../edits/part-edits.ts'
import { analyse } from '../analysis/analyse.ts'
import { messageOf } from '../analysis/messages.ts'
import { countIssues } from './count-issues.ts'

type Parts = DescribedSystem['parts']
const disagreements = (parts: Parts, more: Partial<DescribedSystem> = {}) => {
  const runs = more.runs ?? [{ name: 'Primary', top: 30, bottom: 10, parts: parts.map(({ id }) => id) }]
  return countIssues(analysed({ parts, ...more, runs })).map(messageOf)
}
/** Parts at one height. */
const level = (top: number, parts: Parts, more: Partial<DescribedSystem> = {}) =>
  disagreements(parts, {
    ...more,
    runs: [{ name: 'Primary', top, bottom: top, parts: parts.map(({ id }) => id) }],
  })
const at = (id: string, shortName: string, x: number, y = 480) => ({
  id,
  shortName,
  at: { x, y },
  rotation: 0,
})

describe('the cross-check agrees on legs and braces by height (domain 7.10)', () => {
  const tops = [1.5, 1.6, 6, 6.1, 6.4, 6.5, 10, 36, 36.1, 72]

  test.each(tops)('of one deck at %s in', (top) => {
    for (const platform of ['PPS55TL', 'PPS85TL', 'PPS58TL', 'PPS55LPTL', 'PLP55'])
      expect(level(top, [first('A', platform)])).toEqual([])
    for (const platform of ['PHDP55G', 'PHDP75G', 'PHDP55RG', 'PHDPX53G'])
      expect(level(top, [first('A', platform)], { product: 'PHD' })).toEqual([])
    const rest = [first('A', 'MP45', { isResting: true })]
    expect(level(top, rest, { product: 'P2G' })).toEqual([])
  })

  test.each([20, 40])('of joined decks at %s in', (top) => {
    for (const side of ['TOP', 'RIGHT'])
      for (const [product, deck, place] of [
        ['PHD', 'PHDP55G', `A ${side} CENTER TOP`],
        ['PHD', 'PHDPX53G', `A ${side} CENTER TOP`],
        ['PHD', 'PHDPX53G', `A ${side} LEFT LEFT`],
        ['PHD', 'PHDPX53G', `A ${side} RIGHT RIGHT`],
        ['PHD', 'PHDPX53G', `A ${side} CENTER BOTTOM`],
      ] as const)
        expect(level(top, [first('A', 'PHDP55G'), against('B', deck, place)], { product })).toEqual([])
    const extended = [first('A', 'PHDP55G'), against('x', 'PHDPX53G', 'A RIGHT CENTER TOP')]
    for (const place of ['x BOTTOM CENTER TOP', 'x RIGHT RIGHT TOP', 'x LEFT LEFT TOP'])
      expect(level(top, [...extended, against('B', 'PHDP55G', place)], { product: 'PHD' })).toEqual([])
    const pair = [first('A', 'PPS55TL'), against('B', 'PPS55TL', 'A RIGHT CENTER LEFT')]
    expect(level(top, pair)).toEqual([])
    expect(level(top, [...pair, against('C', 'PPS55TL', 'B BOTTOM CENTER TOP')])).toEqual([])
  })

  test.each(['PHDP55G', 'PHDP77G', 'PHDP55RG', 'PHDPX53G'])(
    'of a PATHWAY HD platform and a %s that lies along its side, shifted by inches',
    (deck) => {
      const system = (side: string) =>
        layoutOf({
          product: 'PHD',
          parts: [first('A', 'PHDP55G'), against('B', deck, `A ${side} CENTER TOP`)],
          runs: [{ name: 'Primary', top: 40, bottom: 40, parts: ['A', 'B'] }],
        })
      for (const by of [-54, -42.05, -33.05, -30, -18.05, -12, 0, 12, 18.05, 30, 33.05, 42.05, 54]) {
        const shifted = [
          ...['LEFT', 'RIGHT'].map((side) => moveParts(['B'], { x: 0, y: by })(system(side))),
          ...['TOP', 'BOTTOM'].map((side) => moveParts(['B'], { x: by, y: 0 })(system(side))),
        ]
        for (const layout of shifted)
          expect(countIssues(analyse(layout, catalogues('PHD'))).map(messageOf)).toEqual([])
      }
    },
  )

  test.each(['TOP', 'RIGHT', 'BOTTOM', 'LEFT'])(
    'of an extension at the %s, on ground that falls any way',
    (side) => {
      for (const top of [26, 30, 34, 38])
        for (const [right, down] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
          [1, 1],
          [-1, 1],
        ] as const) {
          const ground = [-300, 300].flatMap((x) =>
            [-300, 300].map((y) => [480 + x, 480 + y, -(x * right + y * down) / 8] as const),
          )
          const parts = [first('A', 'PHDP55G'), against('x', 'PHDPX53G', `A ${side} CENTER TOP`)]
          expect(level(top, parts, { product: 'PHD', ground })).toEqual([])
        }
    },
  )

  test.each([10, 20.95, 21])('of two platforms %s in apart', (gap) => {
    const beside = 66.1 + gap
    for (const shift of [0, 12])
      for (const [dx, dy] of [
        [beside, 0],
        [-beside, 0],
        [0, beside],
        [0, -beside],
        [beside, beside],
        [-beside, beside],
      ] as const) {
        const parts = [
          at('A', 'PPS55TL', 480 + shift, 480 + shift),
          at('B', 'PPS55TL', 480 + shift + dx, 480 + shift + dy),
        ]
        expect(level(40, parts)).toEqual([])
      }
  })

  test.each([30, 30.01, 30.02])('of two platforms at 30 and at %s in', (top) => {
    const runs = [
      { name: 'Primary', top: 30, bottom: 30, parts: ['A'] },
      { name: 'Run 1', top, bottom: top, parts: ['B'] },
    ]
    expect(disagreements([at('A', 'PPS55TL', 480), at('B', 'PPS55TL', 547)], { runs })).toEqual([])
  })

  test('of a platform too narrow to hold legs of its own', () => {
    const customParts = [{ itemType: 'PLATFORM', handrails: 'TWO_LINE', width: 17.5, length: 60 }]
    const parts = [
      first('A', 'PPS55TL'),
      against('n', 'PPS17.5x60TL', 'A RIGHT CENTER LEFT'),
      against('B', 'PPS55TL', 'n RIGHT CENTER LEFT'),
    ]
    expect(level(40, parts, { customParts })).toEqual([])
  })

  const ramps = (
    count: number,
    more: (index: number) => Readonly<Record<string, unknown>> = () => ({}),
    ramp = 'PRSTL8',
  ) =>
    Array.from({ length: count }, (_, index) =>
      index === 0
        ? first('r0', ramp, more(0))
        : against(`r${index}`, ramp, `r${index - 1} BOTTOM`, more(index)),
    )
  test.each([13, 26, 72, 144])('of four ramps from %s in', (top) => {
    const runs = [{ name: 'Primary', top, bottom: 0, parts: ['r0', 'r1', 'r2', 'r3'] }]
    const supported = () => ({ isSupportedTop: true, isSupportedBottom: true })
    expect(disagreements(ramps(4), { runs })).toEqual([])
    expect(disagreements(ramps(4, supported), { runs })).toEqual([])
    expect(disagreements(ramps(4, undefined, 'PHDR848G'), { runs, product: 'PHD' })).toEqual([])
    expect(disagreements(ramps(4, supported, 'PHDR848G'), { runs, product: 'PHD' })).toEqual([])
    expect(disagreements(ramps(4, supported, 'MRTL8'), { runs, product: 'P2G' })).toEqual([])
  })
})

describe('the cross-check agrees around 45-degree pieces (domain 7.2)', () => {
  const orders: readonly [string, Parts][] = [
    ['alone', [first('p', 'MPARR45')]],
    ['below a ramp', [first('r', 'PRSTL8'), against('p', 'MPARR45', 'r BOTTOM')]],
    ['above a ramp', [first('p', 'MPARR45'), against('r', 'PRSTL8', 'p BOTTOM')]],
    [
      'walked the other way',
      [
        first('r', 'PRSTL8'),
        against('p', 'MPARR45', 'r BOTTOM CENTER BOTTOM'),
        against('s', 'PRSTL8', 'p TOP'),
      ],
    ],
    [
      'between two ramps',
      [first('r', 'PRSTL8'), against('p', 'MPARR45', 'r BOTTOM'), against('s', 'PRSTL8', 'p BOTTOM')],
    ],
    [
      'two in a row',
      [
        first('r', 'PRSTL8'),
        against('p', 'MPARR45', 'r BOTTOM'),
        against('q', 'MPARR45', 'p BOTTOM'),
        against('s', 'PRSTL8', 'q BOTTOM'),
      ],
    ],
    [
      'between supported ramps',
      [
        first('r', 'PRSTL8', { isSupportedBottom: true }),
        against('p', 'MPARR45', 'r BOTTOM'),
        against('s', 'PRSTL8', 'p BOTTOM', { isSupportedTop: true }),
      ],
    ],
    ['only drawn', [first('p', 'MPARR45', { isLogicless: true })]],
  ]
  test.each(orders)('%s', (_, parts) => {
    for (const top of [30, 90])
      expect(
        disagreements(parts, {
          runs: [{ name: 'Primary', top, bottom: top - 10, parts: parts.map(({ id }) => id as string) }],
        }),
      ).toEqual([])
  })

  test('at a platform of PATHWAY 2G', () => {
    for (const place of ['A TOP LEFT', 'A BOTTOM CENTER', 'A RIGHT RIGHT BOTTOM'])
      expect(level(20, [first('A', 'MP85TB'), against('p', 'MPARR45', place)], { product: 'P2G' })).toEqual(
        [],
      )
  })
})

describe('the cross-check agrees on gaps, kits and rail ends beside every kind of joint', () => {
  const sides = ['TOP', 'LEFT'] as const
  const positions = ['LEFT', 'CENTER', 'RIGHT'] as const
  const lines = [
    [
      'P3G',
      ['PPS55TL', 'PPS85TL', 'PPS55VP', 'PPS55NR', 'PLP55'],
      ['PRSTL8', 'PRSVP8', 'PRSNR8', 'PST15', 'PPS45TL', 'PPS66TL'],
    ],
    ['P2G', ['MP55'], ['MRTL8', 'MST15']],
    [
      'PHD',
      ['PHDP55G', 'PHDP66TL', 'PHDP77G', 'PHDPX54G', 'PHDP55RG', 'PHDP55NR'],
      ['PHDR848G', 'PHDR754G', 'PHDST1448', 'PHDP55G', 'PHDPX53G'],
    ],
  ] as const

  describe.each(lines)('%s', (product, decks, others) => {
    test.each(decks.flatMap((deck) => others.map((other) => [deck, other] as const)))(
      '%s with %s',
      (deck, other) => {
        for (const side of sides)
          for (const position of positions)
            expect(
              level(20, [first('A', deck), against('b', other, `A ${side} ${position} TOP`)], { product }),
            ).toEqual([])
      },
    )
  })

  test('with rails made to measure', () => {
    const customParts = [{ itemType: 'PLATFORM', handrails: 'VERT_PICKET', width: 96, length: 60 }]
    for (const position of positions)
      for (const ramp of ['PRSVP8', 'PST15'])
        expect(
          level(15, [first('A', 'PPS96x60VP'), against('b', ramp, `A BOTTOM ${position}`)], { customParts }),
        ).toEqual([])
  })

  const two = (deck: string, ramp: string, [one, other]: readonly [string, string]): Parts => [
    first('A', deck),
    against('r1', ramp, `A ${one}`),
    against('r2', ramp, `A ${other}`),
  ]
  const places = [
    ['TOP LEFT BOTTOM', 'RIGHT RIGHT'],
    ['TOP RIGHT BOTTOM', 'RIGHT LEFT'],
    ['TOP LEFT BOTTOM', 'BOTTOM LEFT'],
    ['TOP CENTER BOTTOM', 'BOTTOM CENTER'],
  ] as const
  test.each(places)('with ramps at %s and %s', (...place) => {
    expect(level(20, two('PPS66VP', 'PRSTL8', place))).toEqual([])
    expect(level(20, two('PPS55TL', 'PRSTL8', place), { options: { loops: false } })).toEqual([])
    expect(level(20, two('MP55', 'MRTL8', place), { product: 'P2G' })).toEqual([])
    for (const deck of ['PHDP55G', 'PHDP77G'])
      expect(
        level(20, two(deck, 'PHDR848G', place), { product: 'PHD', options: { childRails: true } }),
      ).toEqual([])
  })

  test.each([
    ['BOTTOM LEFT BOTTOM', 'BOTTOM RIGHT'],
    ['TOP LEFT BOTTOM', 'TOP RIGHT'],
  ] as const)('with ramps at %s and %s of an 8 ft side', (...place) => {
    for (const rails of [['TOP', 'LEFT', 'RIGHT'], ['BOTTOM', 'LEFT', 'RIGHT'], []]) {
      const [deck, ...ramps] = two('PPS85TL', 'PRSTL8', place)
      expect(level(20, [{ ...deck, handrailSides: rails }, ...ramps])).toEqual([])
    }
  })
})
