import { expectEvery } from '@ramp/testing'
import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first, itemsOf } from '../../../fixtures/p3g.ts'
import { quoteIssues } from '../cross-check/count-issues.ts'

type Product = NonNullable<DescribedSystem['product']>
const lineOf: Readonly<Record<string, Product>> = { M: 'P2G', P: 'P3G' }

/** Entered at its top, left by a ramp at another side; what is listed for the platform. */
const listed = (platform: string, side: 'RIGHT' | 'BOTTOM', more: Partial<DescribedSystem> = {}) => {
  const product = lineOf[platform.charAt(0)] ?? 'P3G'
  const ramp = product === 'P2G' ? 'MRTL8' : 'PRSTL8'
  const analysis = analysed({
    product,
    parts: [first('A', platform), against('r', ramp, `A ${side} LEFT`)],
    runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['A', 'r'] }],
    entrances: [['A', 'TOP']],
    exits: [['r', 'BOTTOM']],
    ...more,
  })
  return Object.keys(itemsOf(analysis)).filter((name) => /^(PP(S|EM)|M(PLP|P)|PLP)\d/.test(name))
}

describe('a platform stocked for turns and for straight passage follows its connections (spec 2 §4, domain 7.0)', () => {
  test.each`
    platform        | turn            | straight
    ${'PPS45NR'}    | ${'PPS45TNR'}   | ${'PPS45NR'}
    ${'PPS45TL'}    | ${'PPS45TTL'}   | ${'PPS45TL'}
    ${'PPS45TTL'}   | ${'PPS45TTL'}   | ${'PPS45TL'}
    ${'PPS45HP'}    | ${'PPS45THP'}   | ${'PPS45HP'}
    ${'PPS54TVP'}   | ${'PPS54TVP'}   | ${'PPS54VP'}
    ${'PPEM45VP'}   | ${'PPEM45TVP'}  | ${'PPEM45VP'}
    ${'PPEM54TTL'}  | ${'PPEM54TTL'}  | ${'PPEM54TL'}
    ${'PPS45LPTL'}  | ${'PPS45TLPTL'} | ${'PPS45LPTL'}
    ${'PPS54TLPTL'} | ${'PPS54TLPTL'} | ${'PPS54LPTL'}
    ${'MP45'}       | ${'MP45T'}      | ${'MP45'}
    ${'MPLP45T'}    | ${'MPLP45T'}    | ${'MPLP45'}
    ${'PPS55TL'}    | ${'PPS55TL'}    | ${'PPS55TL'}
    ${'PPS66VP'}    | ${'PPS66VP'}    | ${'PPS66VP'}
    ${'MP55'}       | ${'MP55'}       | ${'MP55'}
    ${'PLP45'}      | ${'PLP45'}      | ${'PLP45'}
  `('$platform is $turn at a turn, $straight on the way', ({ platform, turn, straight }) => {
    expect(listed(platform, 'RIGHT')).toEqual([turn])
    expect(listed(platform, 'BOTTOM')).toEqual([straight])
  })

  test('one that is made to measure is ordered as it was made', () => {
    const customParts = [{ itemType: 'PLATFORM', handrails: 'TWO_LINE', width: 50, length: 60 }]
    expect(listed('PPS50x60TL', 'RIGHT', { customParts })).toEqual(['PPS50x60TL'])
  })
})

describe('hardware by the kind of part and the width of the ramp (domain 7.10, connections)', () => {
  test.each`
    why                                                     | product  | parts                                                                                            | items
    ${'a ramp at a platform hangs on a pair of hangers'}    | ${'P3G'} | ${[first('A', 'PPS55TL'), against('r', 'PRSTL8', 'A BOTTOM LEFT')]}                              | ${{ PRHP: 1, PRHBPR: 1 }}
    ${'a platform below a ramp too'}                        | ${'P3G'} | ${[first('r', 'PRSTL8'), against('A', 'PPS55TL', 'r BOTTOM')]}                                   | ${{ PRHP: 1, PRHBPR: 1 }}
    ${'a ramp without rails has no brackets'}               | ${'P3G'} | ${[first('A', 'PPS55NR'), against('r', 'PRSNR8', 'A BOTTOM LEFT')]}                              | ${{ PRHP: 1 }}
    ${'a ramp at nothing has none either'}                  | ${'P3G'} | ${[first('r', 'PRSTL8')]}                                                                        | ${{}}
    ${'ramps that join have the connector alone'}           | ${'P3G'} | ${[first('r', 'PRSTL8'), against('s', 'PRSTL8', 'r BOTTOM')]}                                    | ${{ PRRUC: 1 }}
    ${'a supported end at a platform has a support top'}    | ${'P3G'} | ${[first('A', 'PPS55TL'), against('r', 'PRSTL8', 'A BOTTOM LEFT', { isSupportedTop: true })]}    | ${{ PRHP: 1, PRST: 1 }}
    ${'support at the other end is no matter there'}        | ${'P3G'} | ${[first('A', 'PPS55TL'), against('r', 'PRSTL8', 'A BOTTOM LEFT', { isSupportedBottom: true })]} | ${{ PRHP: 1, PRHBPR: 1 }}
    ${'a supported bottom at a platform has a support top'} | ${'P3G'} | ${[first('r', 'PRSTL8', { isSupportedBottom: true }), against('A', 'PPS55TL', 'r BOTTOM')]}      | ${{ PRHP: 1, PRST: 1 }}
    ${'a logicless ramp brings nothing'}                    | ${'P3G'} | ${[first('A', 'PPS55TL'), against('r', 'PRSTL8', 'A BOTTOM LEFT', { isLogicless: true })]}       | ${{}}
    ${'two platforms have a connector'}                     | ${'P3G'} | ${[first('A', 'PPS55TL'), against('B', 'PPS55TL', 'A BOTTOM')]}                                  | ${{ PPPC: 1 }}
    ${'a stair has its bracket'}                            | ${'P3G'} | ${[first('A', 'PPS55TL'), against('s', 'PST15', 'A BOTTOM LEFT')]}                               | ${{ PPSB: 1 }}
    ${'but not at its foot'}                                | ${'P3G'} | ${[first('s', 'PST15'), against('A', 'PPS55TL', 's BOTTOM')]}                                    | ${{}}
    ${'a 36 in ramp on a pad takes the 36 in transition'}   | ${'P3G'} | ${[first('r', 'PRSTL8'), against('A', 'PLP55', 'r BOTTOM')]}                                     | ${{ PRLT: 1, PRHBPR: 1 }}
    ${'a 48 in ramp the 48 in one'}                         | ${'P3G'} | ${[first('r', 'PRSTL648'), against('A', 'PLP55', 'r BOTTOM')]}                                   | ${{ PRLT48: 1, PRHBPR: 1 }}
    ${'PATHWAY HD hangs an extension on a connector'}       | ${'PHD'} | ${[first('A', 'PHDP55G'), against('x', 'PHDPX53G', 'A LEFT CENTER TOP')]}                        | ${{ PHDPXC: 1 }}
    ${'a ramp at an extension too'}                         | ${'PHD'} | ${[first('x', 'PHDPX54G'), against('r', 'PHDR848G', 'x BOTTOM LEFT')]}                           | ${{ PHDRPC: 1, PHDHBPR: 1 }}
    ${'a stair at an extension'}                            | ${'PHD'} | ${[first('x', 'PHDPX54G'), against('s', 'PHDST1448', 'x BOTTOM LEFT')]}                          | ${{ PHDSPC: 1 }}
  `('$why', ({ product, parts, items }) => {
    const analysis = analysed({
      product,
      parts,
      runs: [{ name: 'Primary', top: 15, bottom: 15, parts: parts.map(({ id }: { id: string }) => id) }],
    })
    const list = itemsOf(analysis)
    expect(quoteIssues(analysis).filter(({ area }) => area === 'parts-list')).toEqual([])
    expectEvery(analysis.partsList.lines, ({ reasons }) => reasons.every((one) => one.parts.length > 0))
    const hardware = Object.entries(list).filter(([name]) =>
      /^(PRHP|PRHBPR|PRRUC|PRST|PPPC|PPSB|PRLT|PRLT48|PRUT|PRGT|PPTS|PHD(RRC|PPC|RPC|PXC|SPC|HBPR))$/.test(
        name,
      ),
    )
    expect(Object.fromEntries(hardware)).toEqual(items)
  })

  test.each`
    why                                              | product  | part                                                 | opening                 | items
    ${'a platform at the house: two tie straps'}     | ${'P3G'} | ${first('A', 'PPS55TL')}                             | ${['entrances', 'TOP']} | ${{ PPTS: 2 }}
    ${'a 4x5 at the ground: the same plate'}         | ${'P3G'} | ${first('A', 'PPS45TL')}                             | ${['exits', 'BOTTOM']}  | ${{ PRGT: 1 }}
    ${'a platform at the ground: a plate'}           | ${'P3G'} | ${first('A', 'PPS55TL')}                             | ${['exits', 'BOTTOM']}  | ${{ PRGT: 1 }}
    ${'not on PATHWAY HD'}                           | ${'PHD'} | ${first('A', 'PHDP55G')}                             | ${['exits', 'BOTTOM']}  | ${{}}
    ${'a pad at the ground: nothing'}                | ${'P3G'} | ${first('A', 'PLP55')}                               | ${['exits', 'BOTTOM']}  | ${{}}
    ${'a ramp at the house: the upper transition'}   | ${'P3G'} | ${first('A', 'PRSTL8')}                              | ${['entrances', 'TOP']} | ${{ PRUT: 1, PRHBPR: 1 }}
    ${'a 48 in ramp: the 48 in one'}                 | ${'P3G'} | ${first('A', 'PRSTL648')}                            | ${['entrances', 'TOP']} | ${{ PRUT48: 1, PRHBPR: 1 }}
    ${'its top supported: the lower transition'}     | ${'P3G'} | ${first('A', 'PRSTL8', { isSupportedTop: true })}    | ${['entrances', 'TOP']} | ${{ PRLT: 1, PRST: 1 }}
    ${'its bottom supported changes nothing there'}  | ${'P3G'} | ${first('A', 'PRSTL8', { isSupportedBottom: true })} | ${['entrances', 'TOP']} | ${{ PRUT: 1, PRHBPR: 1 }}
    ${'a ramp at the ground: the ground transition'} | ${'P3G'} | ${first('A', 'PRSTL8')}                              | ${['exits', 'BOTTOM']}  | ${{ PRGT: 1, PRHBPR: 1 }}
    ${'supported there, with a support top'}         | ${'P3G'} | ${first('A', 'PRSTL8', { isSupportedBottom: true })} | ${['exits', 'BOTTOM']}  | ${{ PRGT: 1, PRST: 1 }}
    ${'a supported top does not change that'}        | ${'P3G'} | ${first('A', 'PRSTL8', { isSupportedTop: true })}    | ${['exits', 'BOTTOM']}  | ${{ PRGT: 1, PRHBPR: 1 }}
    ${'PATHWAY HD sells no support top'}             | ${'PHD'} | ${first('A', 'PHDR848G', { isSupportedTop: true })}  | ${['entrances', 'TOP']} | ${{ PHDLT48: 1, PHDHBPR: 1 }}
    ${'a starter ramp reaches the ground by itself'} | ${'PHD'} | ${first('A', 'PHDRS648G')}                           | ${['exits', 'BOTTOM']}  | ${{ PHDHBPR: 1 }}
  `('$why', ({ product, part, opening: [use, side], items }) => {
    const list = itemsOf(
      analysed({
        product,
        parts: [part],
        runs: [{ name: 'Primary', top: 15, bottom: 15, parts: ['A'] }],
        [use]: [['A', side]],
      }),
    )
    const hardware = Object.entries(list).filter(([name]) =>
      /^(PRHP|PRHBPR|PRST|PRLT|PRUT|PRUT48|PRGT|PRGT48|PPTS|PHD(UT|LT)48|PHD(RPC|HBPR|TS))$/.test(name),
    )
    expect(Object.fromEntries(hardware)).toEqual(items)
  })
})
