import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../../fixtures/p3g.ts'
import type { Analysis } from '../analysis/analysis.ts'
import { mergeTurnbacks } from './merge-turnbacks.ts'

const drawn = (product: DescribedSystem['product'], parts: DescribedSystem['parts']): Analysis =>
  analysed({
    ...(product && { product }),
    parts,
    runs: [{ name: 'Primary', top: 12, bottom: 12, parts: [] }],
  })
const idsOf = ({ closures }: Analysis) => closures.map(({ id }) => id)

describe('which joints have closures (spec 3 §4.7)', () => {
  test.each`
    what                                 | product  | parts                                                                    | ids
    ${'a ramp at a platform'}            | ${'P3G'} | ${[first('A', 'PPS55TL'), against('r', 'PRSTL8', 'A BOTTOM LEFT')]}      | ${['A-BOTTOM-S']}
    ${'a 45-degree piece at a platform'} | ${'P2G'} | ${[first('A', 'MP85TB'), against('k', 'MPARR45', 'A TOP LEFT')]}         | ${[]}
    ${'a ramp at a landing pad'}         | ${'P2G'} | ${[first('r', 'MRTL6'), against('A', 'MLP', 'r BOTTOM')]}                | ${[]}
    ${'a ramp at a resting platform'}    | ${'PHD'} | ${[first('A', 'PHDP55RG'), against('r', 'PHDR848G', 'A BOTTOM CENTER')]} | ${[]}
    ${'a ramp at an extension'}          | ${'PHD'} | ${[first('A', 'PHDPX54G'), against('r', 'PHDR648G', 'A BOTTOM LEFT')]}   | ${['A-BOTTOM-S']}
    ${'two ramps one below the other'}   | ${'P3G'} | ${[first('r1', 'PRSTL8'), against('r2', 'PRSTL8', 'r1 BOTTOM')]}         | ${[]}
  `('$what: $ids [closures-15]', ({ product, parts, ids }) => {
    expect(idsOf(drawn(product, parts))).toEqual(ids)
  })

  // 5 px are 3 in.
  test.each`
    apart   | ids
    ${2.98} | ${['A-BOTTOM-S']}
    ${3.02} | ${['A-BOTTOM-S', 'B-BOTTOM-S']}
  `('of two whose origins lie $apart in apart there are $ids [closures-16]', ({ apart, ids }) => {
    const beside = { id: 'B', shortName: 'PPS55TL', at: { x: 480 + apart, y: 480 }, rotation: 0 }
    const { closures } = drawn('P3G', [
      first('A', 'PPS55TL'),
      against('r1', 'PRSTL8', 'A BOTTOM LEFT'),
      beside,
      against('r2', 'PRSTL8', 'B BOTTOM LEFT'),
    ])
    expect(closures.map(({ id }) => id)).toEqual(ids)
  })
})

describe('ramps at a right angle on two platforms joined at the center (spec 3 §4.7)', () => {
  // 60 px are 36 in.
  test.each`
    product  | platform     | ramp          | turned      | apart   | ids
    ${'PHD'} | ${'PHDP55G'} | ${'PHDR848G'} | ${'LEFT'}   | ${35.9} | ${['A-MPT']}
    ${'PHD'} | ${'PHDP55G'} | ${'PHDR848G'} | ${'LEFT'}   | ${36.1} | ${['A-TOP-S', 'B-RIGHT-S']}
    ${'P3G'} | ${'PPS45TL'} | ${'PRSTL8'}   | ${'BOTTOM'} | ${35.9} | ${['A-MPTB']}
    ${'P3G'} | ${'PPS45TL'} | ${'PRSTL8'}   | ${'BOTTOM'} | ${36.1} | ${['A-TOP-S', 'B-TOP-S']}
    ${'P2G'} | ${'MP45'}    | ${'MRTL8'}    | ${'BOTTOM'} | ${35.9} | ${['A-TOP-S', 'B-TOP-S']}
  `(
    '$product with origins $apart in apart: $ids [closures-7]',
    ({ product, platform, ramp, turned, apart, ids }) => {
      const away = { LEFT: 'RIGHT', BOTTOM: 'TOP' }[turned as 'LEFT' | 'BOTTOM']
      const { closures, placement, connections, platformRails } = drawn(product, [
        first('A', platform),
        against('B', platform, `A RIGHT CENTER ${turned}`),
        against('r1', ramp, 'A TOP LEFT BOTTOM'),
        against('r2', ramp, `B ${away} RIGHT`),
      ])
      const [one, second, ...more] = closures.filter(({ type }) => type === 'PLATFORM_TO_RAMP')
      if (!one || !second || more.length > 0) throw new Error('there should be two gaps')
      const near = { ...second, origin: { x: one.origin.x + apart, y: one.origin.y } }
      const { joints, uses } = connections
      const merged = mergeTurnbacks([one, near], { joints, uses, placement, platformRails, product })
      expect(merged.map(({ id }) => id)).toEqual(ids)
    },
  )
})

describe('turn-backs by handrails (spec 3 §4.7)', () => {
  const turnback = (platform: string, rails: readonly string[], sides: readonly [string, string]) =>
    idsOf(
      drawn('P3G', [
        first('A', platform, { handrailSides: rails }),
        against('r1', 'PRSTL8', `A ${sides[0]} BOTTOM`),
        against('r2', 'PRSTL8', `A ${sides[1]}`),
      ]),
    )

  test.each`
    platform     | rails                        | sides                              | ids
    ${'PPS85TL'} | ${['LEFT', 'RIGHT', 'TOP']}  | ${['BOTTOM LEFT', 'BOTTOM RIGHT']} | ${['A-TB']}
    ${'PPS85TL'} | ${['TOP', 'BOTTOM', 'LEFT']} | ${['BOTTOM LEFT', 'BOTTOM RIGHT']} | ${['A-BOTTOM-S-r1-r2']}
    ${'PPS85TL'} | ${['LEFT', 'RIGHT']}         | ${['BOTTOM LEFT', 'BOTTOM RIGHT']} | ${['A-BOTTOM-S-r1-r2']}
    ${'PPS58TL'} | ${['TOP', 'BOTTOM', 'LEFT']} | ${['RIGHT LEFT', 'RIGHT RIGHT']}   | ${['A-TB']}
  `('$platform with rails on $rails: $ids [closures-11]', ({ platform, rails, sides, ids }) => {
    expect(turnback(platform, rails, sides)).toEqual(ids)
  })
})
