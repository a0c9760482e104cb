import { describe, expect, test } from 'vitest'
import { against, analysed, catalogues, type DescribedSystem, first, itemsOf } from '../../../fixtures/p3g.ts'
import { switchClosure } from '../../edits/choice-edits.ts'
import { customItem } from '../../model/catalogue/custom/custom-item.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Analysis } from '../analysis/analysis.ts'
import { closureRequest } from './closure-request.ts'

const drawn = (product: DescribedSystem['product'], parts: DescribedSystem['parts']): Analysis =>
  analysed({
    ...(product && { product }),
    parts,
    runs: [{ name: 'Primary', top: 12, bottom: 12, parts: [] }],
  })
const closuresOf = ({ closures }: Analysis) =>
  closures.map(({ id, type, width }) => [id, type, Math.round(width * 10) / 10])

describe('several joints on one long side (docs/decisions/011)', () => {
  test('with the door on the other long side, two ramps leave one gap between their rails [closures-19]', () => {
    const analysis = analysed({
      parts: [
        first('A', 'PPS85TL'),
        against('r1', 'PRSTL8', 'A BOTTOM LEFT'),
        against('r2', 'PRSTL8', 'A BOTTOM RIGHT'),
      ],
      runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['A', 'r1'] }],
      entrances: [['A', 'TOP']],
    })
    expect(closuresOf(analysis)).toEqual([['A-BOTTOM-S-r1-r2', 'RAMP_TO_RAMP', 19.1]])
    expect(itemsOf(analysis)).toMatchObject({ PPCTLTB: 1 })
  })

  test('a ramp and a stair leave one gap between them, closed like a ramp', () => {
    const analysis = drawn('P3G', [
      first('A', 'PPS85TL'),
      against('r1', 'PRSTL8', 'A BOTTOM LEFT'),
      against('s1', 'PST15', 'A BOTTOM RIGHT'),
    ])
    expect(closuresOf(analysis)).toEqual([['A-BOTTOM-S-r1-s1', 'PLATFORM_TO_RAMP', 19.1]])
  })

  test('with rails on the three other sides it is a turn-back of 18 in, and one joint alone is a side closure [closures-3]', () => {
    const parts = [first('A', 'PPS85TL'), against('r1', 'PRSTL8', 'A BOTTOM LEFT BOTTOM')]
    expect(closuresOf(drawn('P3G', parts))).toEqual([['A-BOTTOM-S', 'PLATFORM_TO_RAMP', 60.6]])
    expect(closuresOf(drawn('P3G', [...parts, against('r2', 'PRSTL8', 'A BOTTOM RIGHT')]))).toEqual([
      ['A-TB', 'TURNBACK', 18],
    ])
  })
})

describe('two ramps or two platforms by product line (spec 3 §4.7)', () => {
  const corner = (platform: string, ramp: string, [one, other] = ['TOP LEFT', 'RIGHT RIGHT']) => [
    first('A', platform),
    against('r1', ramp, `A ${one} BOTTOM`),
    against('r2', ramp, `A ${other}`),
  ]

  test.each`
    what                                                      | product  | parts                                                                                         | found
    ${'P2G around the inside corner of a 5x5'}                | ${'P2G'} | ${corner('MP55', 'MRTL8')}                                                                    | ${[['A-KC', 'RAMP_TO_RAMP']]}
    ${'P2G around the inside corner of a 6x6'}                | ${'P2G'} | ${corner('MP66', 'MRTL8')}                                                                    | ${[['A-KC', 'RAMP_TO_RAMP']]}
    ${'P2G on a 6x5 keeps its single kits'}                   | ${'P2G'} | ${corner('MP65', 'MRTL8')}                                                                    | ${[['A-TOP-S', 'PLATFORM_TO_RAMP'], ['A-RIGHT-S', 'PLATFORM_TO_RAMP']]}
    ${'P2G with gaps away from the corner keeps them'}        | ${'P2G'} | ${corner('MP55', 'MRTL8', ['TOP RIGHT', 'RIGHT RIGHT'])}                                      | ${[['A-TOP-S', 'PLATFORM_TO_RAMP'], ['A-RIGHT-S', 'PLATFORM_TO_RAMP']]}
    ${'P3G knows no corner kit'}                              | ${'P3G'} | ${corner('PPS55TL', 'PRSTL8')}                                                                | ${[['A-TOP-S', 'PLATFORM_TO_RAMP'], ['A-RIGHT-S', 'PLATFORM_TO_RAMP']]}
    ${'PHD around the inside corner of a 5x5: tee'}           | ${'PHD'} | ${corner('PHDP55G', 'PHDR848G')}                                                              | ${[['A-T', 'TEE']]}
    ${'PHD on a 6x5, two ramps of one width: ramp-platform'}  | ${'PHD'} | ${corner('PHDP65G', 'PHDR848G')}                                                              | ${[['A-RP', 'RAMP_PLATFORM']]}
    ${'PHD straight through, two ramps of one width'}         | ${'PHD'} | ${corner('PHDP55G', 'PHDR848G', ['TOP LEFT', 'BOTTOM RIGHT'])}                                | ${[['A-RP', 'RAMP_PLATFORM']]}
    ${'PHD two ramps of different width keep their closures'} | ${'PHD'} | ${[...corner('PHDP65G', 'PHDR848G').slice(0, 2), against('r2', 'PHDR854G', 'A RIGHT RIGHT')]} | ${[['A-TOP-S', 'PLATFORM_TO_RAMP'], ['A-RIGHT-S', 'PLATFORM_TO_RAMP']]}
  `('$what [closures-2]', ({ product, parts, found }) => {
    expect(drawn(product, parts).closures.map(({ id, type }) => [id, type])).toEqual(found)
  })

  const pair = (platform: string, ramp: string) => [
    first('A', platform),
    against('B', platform, 'A RIGHT CENTER LEFT'),
    against('r1', ramp, 'A TOP LEFT BOTTOM'),
    against('r2', ramp, 'B TOP RIGHT'),
  ]
  test.each`
    product  | platform        | ramp           | found
    ${'P3G'} | ${'PPS45TL'}    | ${'PRSTL8'}    | ${['A-MPTB']}
    ${'APD'} | ${'APDPS45TL'}  | ${'APDRSTL8'}  | ${['A-MPTB']}
    ${'HAR'} | ${'HARPEM45TL'} | ${'HARRSTL8'}  | ${['A-MPTB']}
    ${'P3G'} | ${'PPS55TL'}    | ${'PRSTL8'}    | ${['A-TOP-S', 'B-TOP-S']}
    ${'P2G'} | ${'MP45'}       | ${'MRTL8'}     | ${['A-TOP-S', 'B-TOP-S']}
    ${'PHD'} | ${'PHDP55G'}    | ${'PHDR848G'}  | ${['A-MPTB']}
    ${'PHD'} | ${'PHDP56TL'}   | ${'PHDR848TL'} | ${['A-MPTB']}
    ${'PHD'} | ${'PHDP57G'}    | ${'PHDR848G'}  | ${['A-TOP-S', 'B-TOP-S']}
    ${'PHD'} | ${'PHDP66G'}    | ${'PHDR848G'}  | ${['A-TOP-S', 'B-TOP-S']}
  `(
    'two $platform with ramps on the same side: $found [closures-18]',
    ({ product, platform, ramp, found }) => {
      expect(drawn(product, pair(platform, ramp)).closures.map(({ id }) => id)).toEqual(found)
    },
  )

  test('an extension narrower than its side takes a filler, a resting platform nothing', () => {
    const extended = drawn('PHD', [first('A', 'PHDP66G'), against('x', 'PHDPX53G', 'A LEFT LEFT TOP')])
    expect(closuresOf(extended)).toEqual([['A-LEFT-P2PS', 'PLATFORM_TO_PLATFORM_EXT', 12]])
    expect(itemsOf(extended)).toMatchObject({ PHDCX: 1, PHDPXC: 1 })
    const rest = drawn('PHD', [first('R', 'PHDP55RG'), against('r', 'PHDR848G', 'R BOTTOM CENTER')])
    expect(rest.closures).toEqual([])
  })
})

describe('closures made to order and cut from one kit (spec 3 §4.7, §5.6)', () => {
  test('vertical pickets on an 8 ft side: listed with quantity 0, warned about, and not to be switched [closures-17]', () => {
    const catalogue = catalogues('P3G')
    const deck = customItem(
      {
        itemType: 'PLATFORM',
        surface: 'SOLID',
        handrails: 'VERT_PICKET',
        isTurn: false,
        isLowProfile: false,
        width: 96,
        length: 60,
      },
      catalogue,
      '27000',
    )
    if (!deck) throw new Error('an 8x5 with pickets cannot be made')
    const stock = drawn('P3G', [first('A', 'PPS85TL'), against('r', 'PRSVP8', 'A BOTTOM LEFT')])
    const parts = stock.layout.parts.map((part) =>
      part.id === 'A' ? { ...part, shortName: deck.shortName } : part,
    )
    const analysis = analyse({ ...stock.layout, parts, customItems: [deck] }, catalogue)
    expect(closuresOf(analysis)).toEqual([['A-BOTTOM-S', 'PLATFORM_TO_RAMP_CUSTOM_CLOSURE', 60.6]])
    expect(analysis.closures[0]?.isSwitchable).toBe(false)
    expect(itemsOf(analysis)).toMatchObject({ PPCCUST: 0 })
    expect(analysis.issues.filter(({ code }) => code === 'closure.custom')).toHaveLength(1)
  })

  test('of two halves the one left on is sent twice as long, without its letter [closures-21]', () => {
    const both = drawn('P3G', [first('A', 'PPS55VP'), against('r', 'PRSVP8', 'A BOTTOM CENTER')])
    const catalogue = catalogues('P3G')
    const one = analyse(switchClosure('A-BOTTOM-Cb', false)(both.layout), catalogue)
    const sent = ({ closures }: Analysis) => closureRequest(closures, 'P3G')
    expect(sent(both)).toEqual(sent(one))
    expect(sent(one)).toMatchObject({ railOpenings: [{ connectionPosition: 'CENTER' }] })
    expect(itemsOf(one).PPCVP30).toBe(1)
  })
})

test('PATHWAY HD connections carry every field of the call (spec 3 §7)', () => {
  const analysis = drawn('PHD', [
    first('A', 'PHDP55G'),
    against('B', 'PHDP55G', 'A RIGHT CENTER LEFT'),
    against('r1', 'PHDR848G', 'A TOP LEFT BOTTOM'),
    against('r2', 'PHDR848G', 'B TOP RIGHT'),
    against('s', 'PHDST848', 'B BOTTOM CENTER'),
  ])
  const ramps = { connectedSideLengthComponentA: 53.5, connectedSideLengthComponentB: 53.5 }
  expect(closureRequest(analysis.closures, 'PHD')).toEqual({
    hdConnections: [
      {
        connectionType: 'PLATFORM_TO_STAIR',
        componentA: 'PLATFORM',
        componentB: 'STAIR',
        connectionPositionA: 'CENTER',
        connectionPositionB: 'CENTER',
        connectedSideLengthComponentA: 66.1,
        connectedSideLengthComponentB: 53.5,
        platformSideLengthA: 60,
        platformSideLengthB: 0,
        platformRailType: 'GUARDS',
        rampRelativeOrientation: null,
        isLowerLoop: false,
      },
      {
        connectionType: 'TURNBACK',
        componentA: 'RAMP',
        componentB: 'RAMP',
        connectionPositionA: 'LEFT',
        connectionPositionB: 'RIGHT',
        ...ramps,
        platformSideLengthA: 60,
        platformSideLengthB: 60,
        platformRailType: 'GUARDS',
        rampRelativeOrientation: 'TURNBACK',
        isLowerLoop: true,
      },
    ],
  })
  expect(itemsOf(analysis)).toMatchObject({ PHDCG5TB: 1, PHDCPC: 1, PHDCG: 1 })
})
