import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first, itemsOf } from '../../../fixtures/p3g.ts'
import { quoteErrors } from '../cross-check/count-issues.ts'

const closuresOf = (product: DescribedSystem['product'], parts: DescribedSystem['parts']) =>
  analysed({ ...(product && { product }), parts, runs: [] }).closures.map(
    ({ id, type, width, others, orientation }) =>
      `${id} ${type} ${Math.round(width * 10) / 10} ${others} ${orientation}`,
  )

/** Two platforms side by side, a ramp on the same long side of each. */
const pair = (platform: string, ramp: string, [one, other] = ['TOP LEFT', 'TOP RIGHT']) => [
  first('A', platform),
  against('B', platform, 'A RIGHT CENTER LEFT'),
  against('r1', ramp, `A ${one} BOTTOM`),
  against('r2', ramp, `B ${other}`),
]

describe('turn-backs over two platforms joined at the center (spec 3 §4.7, domain 7.10)', () => {
  // Each 4x5 leaves 54.1 - 41.5 = 12.6 in beside its ramp; together 25.2 in from rail to rail.
  test.each`
    why                                          | product  | parts                                                                               | found
    ${'gaps towards each other merge'}           | ${'P3G'} | ${pair('PPS45TL', 'PRSTL8')}                                                        | ${['A-MPTB TURNBACK 25.2 r1,r2 TURNBACK']}
    ${'so they do on the other side'}            | ${'P3G'} | ${pair('PPS45TL', 'PRSTL8', ['BOTTOM RIGHT', 'BOTTOM LEFT'])}                       | ${['A-MPTB TURNBACK 25.2 r1,r2 TURNBACK']}
    ${'gaps away from each other do not'}        | ${'P3G'} | ${pair('PPS45TL', 'PRSTL8', ['TOP RIGHT', 'TOP LEFT'])}                             | ${['A-TOP-S PLATFORM_TO_RAMP 12.6 r1 null', 'B-TOP-S PLATFORM_TO_RAMP 12.6 r2 null']}
    ${'nor do gaps on the same side of each'}    | ${'P3G'} | ${pair('PPS45TL', 'PRSTL8', ['TOP LEFT', 'TOP LEFT'])}                              | ${['A-TOP-S PLATFORM_TO_RAMP 12.6 r1 null', 'B-TOP-S PLATFORM_TO_RAMP 12.6 r2 null']}
    ${'nor do ramps that leave opposite ways'}   | ${'P3G'} | ${pair('PPS45TL', 'PRSTL8', ['TOP LEFT', 'BOTTOM LEFT'])}                           | ${['A-TOP-S PLATFORM_TO_RAMP 12.6 r1 null', 'B-BOTTOM-S PLATFORM_TO_RAMP 12.6 r2 null']}
    ${'nor a centred ramp with one at the side'} | ${'P3G'} | ${pair('PPS45TL', 'PRSTL8', ['TOP CENTER', 'TOP RIGHT'])}                           | ${['A-TOP-Ca PLATFORM_TO_RAMP 6.3 r1 null', 'A-TOP-Cb PLATFORM_TO_RAMP 6.3 r1 null', 'B-TOP-S PLATFORM_TO_RAMP 12.6 r2 null']}
    ${'whichever of them is the centred one'}    | ${'P3G'} | ${pair('PPS45TL', 'PRSTL8', ['TOP LEFT', 'TOP CENTER'])}                            | ${['A-TOP-S PLATFORM_TO_RAMP 12.6 r1 null', 'B-TOP-Ca PLATFORM_TO_RAMP 6.3 r2 null', 'B-TOP-Cb PLATFORM_TO_RAMP 6.3 r2 null']}
    ${'nor a ramp with a stair'}                 | ${'P3G'} | ${[...pair('PPS45TL', 'PRSTL8').slice(0, 3), against('s', 'PST15', 'B TOP RIGHT')]} | ${['A-TOP-S PLATFORM_TO_RAMP 12.6 r1 null', 'B-TOP-S PLATFORM_TO_STAIR 12.6 s null']}
    ${'on P3G 5 ft sides keep their own'}        | ${'P3G'} | ${pair('PPS55TL', 'PRSTL8')}                                                        | ${['A-TOP-S PLATFORM_TO_RAMP 24.6 r1 null', 'B-TOP-S PLATFORM_TO_RAMP 24.6 r2 null']}
    ${'on PATHWAY HD 5 ft sides merge'}          | ${'PHD'} | ${pair('PHDP56G', 'PHDR848G')}                                                      | ${['A-MPTB TURNBACK 25.2 r1,r2 TURNBACK']}
    ${'but 6 ft sides keep their own'}           | ${'PHD'} | ${pair('PHDP65G', 'PHDR848G')}                                                      | ${['A-TOP-S PLATFORM_TO_RAMP 24.6 r1 null', 'B-TOP-S PLATFORM_TO_RAMP 24.6 r2 null']}
  `('$why [closures-4]', ({ product, parts, found }) => {
    expect(closuresOf(product, parts)).toEqual(found)
  })

  // Both platforms are of a size that turns back; a 6x5 joined by its 6 ft side stands flush at one end only.
  test('platforms that are not joined at the center do not merge', () => {
    const parts = [
      first('A', 'PHDP55G'),
      against('B', 'PHDP65G', 'A RIGHT RIGHT TOP'),
      against('r1', 'PHDR848G', 'A TOP LEFT BOTTOM'),
      against('r2', 'PHDR848G', 'B RIGHT RIGHT'),
    ]
    expect(closuresOf('PHD', parts)).toEqual([
      'B-TOP-P2PS PLATFORM_TO_PLATFORM 12 A null',
      'A-TOP-S PLATFORM_TO_RAMP 12.6 r1 null',
      'B-RIGHT-S PLATFORM_TO_RAMP 12.6 r2 null',
    ])
  })

  test('both platforms must be of a size that turns back', () => {
    const parts = [
      first('A', 'PHDP55G'),
      against('B', 'PHDP75G', 'A RIGHT CENTER LEFT'),
      against('r1', 'PHDR848G', 'A TOP LEFT BOTTOM'),
      against('r2', 'PHDR848G', 'B TOP RIGHT'),
    ]
    expect(closuresOf('PHD', parts).map((one) => one.split(' ')[0])).toEqual(['A-TOP-S', 'B-TOP-S'])
  })

  test('a 7x5 has 5 ft sides too, but is none of the sizes', () => {
    const parts = [
      first('A', 'PHDP75G'),
      against('B', 'PHDP75G', 'A BOTTOM CENTER TOP'),
      against('r1', 'PHDR848G', 'A RIGHT LEFT'),
      against('r2', 'PHDR848G', 'B RIGHT RIGHT'),
    ]
    expect(closuresOf('PHD', parts).map((one) => one.split(' ')[0])).toEqual(['A-RIGHT-S', 'B-RIGHT-S'])
  })

  test('shallow platforms with ramps that leave opposite ways do not merge, however near the gaps are', () => {
    // 48 x 24 in usable: 30.1 in deep, so that the gaps lie 32.6 in apart, under 60 px.
    const { closures } = analysed({
      customParts: [{ itemType: 'PLATFORM', handrails: 'TWO_LINE', width: 48, length: 24 }],
      parts: pair('PPS48x24TL', 'PRSTL8', ['TOP LEFT', 'BOTTOM LEFT']),
      runs: [],
    })
    expect(closures.map(({ id }) => id)).toEqual(['A-TOP-S', 'B-BOTTOM-S'])
  })

  test('whichever platform is walked first, and whichever ramp was drawn first', () => {
    const [A, B, r1, r2] = pair('PPS45TL', 'PRSTL8')
    for (const parts of [
      [A, B, r1, r2],
      [A, B, r2, r1],
      [A, r1, B, r2],
    ])
      for (const walked of [
        ['A', 'B'],
        ['B', 'A'],
      ]) {
        const { closures } = analysed({
          parts: parts.flatMap((part) => part ?? []),
          runs: [{ name: 'Primary', top: 12, bottom: 12, parts: walked }],
        })
        expect(closures.map(({ type }) => type)).toEqual(['TURNBACK'])
      }
  })

  test('two pairs in one walk have a turn-back each, named after their first platform [closures-5]', () => {
    const parts = [
      ...pair('PPS45TL', 'PRSTL8'),
      against('C', 'PPS45TL', 'r2 BOTTOM RIGHT BOTTOM'),
      against('D', 'PPS45TL', 'C RIGHT CENTER LEFT'),
      against('r3', 'PRSTL8', 'D BOTTOM LEFT'),
    ]
    expect(closuresOf('P3G', parts).filter((one) => one.includes('TURNBACK '))).toHaveLength(2)
    expect(closuresOf('P3G', parts).map((one) => one.split(' ')[0])).toEqual(['A-MPTB', 'C-MPTB'])
  })

  test('ramps on both long sides of a pair make two turn-backs, each closed once [closures-6]', () => {
    const analysis = analysed({
      parts: [
        ...pair('PPS45TL', 'PRSTL8'),
        against('r3', 'PRSTL8', 'A BOTTOM RIGHT'),
        against('r4', 'PRSTL8', 'B BOTTOM LEFT'),
      ],
      runs: [
        { name: 'Primary', top: 16, bottom: 0, parts: ['r1', 'A', 'B', 'r2'] },
        { name: 'Run 1', top: 8, bottom: 0, parts: ['r3'] },
        { name: 'Run 2', top: 8, bottom: 0, parts: ['r4'] },
      ],
      entrances: [['r1', 'TOP']],
      exits: [
        ['r2', 'BOTTOM'],
        ['r3', 'BOTTOM'],
        ['r4', 'BOTTOM'],
      ],
    })
    expect(quoteErrors(analysis)).toEqual([])
    expect(analysis.closures.map(({ id }) => id)).toEqual(['A-MPTB', 'A-MPTB-BOTTOM'])
    expect(itemsOf(analysis)).toMatchObject({ PPCTLTB: 2 })
    expect(itemsOf(analysis)).not.toHaveProperty('PPCTL')
  })
})
