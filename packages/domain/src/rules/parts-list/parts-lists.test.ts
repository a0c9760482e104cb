import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first, itemsOf } from '../../../fixtures/p3g.ts'
import { errorsOf } from '../analysis/errors-of.ts'
import { messageOf } from '../analysis/messages.ts'
import { quoteErrors } from '../cross-check/count-issues.ts'

/** A platform at the door with one ramp to the ground; the joint, the parts and the heights vary. */
const platformAndRamp = (
  platform: string,
  ramp: string,
  position: string,
  { top = 24, bottom = 16, options = {}, side = 'BOTTOM' } = {},
): DescribedSystem => ({
  options,
  parts: [first('A', platform), against('r1', ramp, `A ${side} ${position}`)],
  runs: [{ name: 'Primary', top, bottom, parts: ['A', 'r1'] }],
  entrances: [['A', side === 'BOTTOM' ? 'TOP' : 'LEFT']],
  exits: [['r1', 'BOTTOM']],
})

describe('closures and loops beside a ramp at a platform (spec 3 §4.7, domain 7.9 and 7.10)', () => {
  test.each`
    joint                                         | platform     | ramp          | position    | items
    ${'flush at the left of a 5 ft side'}         | ${'PPS55TL'} | ${'PRSTL8'}   | ${'LEFT'}   | ${{ PPCTL: 1, PRHRLU: 1, PRHRLL: 2 }}
    ${'flush at the right of a 5 ft side'}        | ${'PPS55TL'} | ${'PRSTL8'}   | ${'RIGHT'}  | ${{ PPCTL: 1, PRHRLU: 1, PRHRLL: 2 }}
    ${'centred: a closure in each gap'}           | ${'PPS55TL'} | ${'PRSTL8'}   | ${'CENTER'} | ${{ PPCTL: 2, PRHRLL: 2 }}
    ${'6 ft side: 36.6 in needs two kits'}        | ${'PPS65TL'} | ${'PRSTL8'}   | ${'LEFT'}   | ${{ PPCTL: 2, PRHRLU: 1, PRHRLL: 2 }}
    ${'4 ft side: 12.6 in needs one kit'}         | ${'PPS45TL'} | ${'PRSTL8'}   | ${'LEFT'}   | ${{ PPCTL: 1, PRHRLU: 1, PRHRLL: 2 }}
    ${'48 in ramp fills a 4 ft side'}             | ${'PPS45TL'} | ${'PRSTL648'} | ${'CENTER'} | ${{ PRHRLU: 2, PRHRLL: 2 }}
    ${'horizontal pickets'}                       | ${'PPS55HP'} | ${'PRSHP8'}   | ${'LEFT'}   | ${{ PPCHP: 1, PRHRLU: 1, PRHRLL: 2 }}
    ${'vertical pickets at the side, 24.6 in'}    | ${'PPS55VP'} | ${'PRSVP8'}   | ${'LEFT'}   | ${{ PPCVP30: 1, PRHRLU: 1, PRHRLL: 2 }}
    ${'vertical pickets centred: one kit cut'}    | ${'PPS55VP'} | ${'PRSVP8'}   | ${'CENTER'} | ${{ PPCVP30: 1, PRHRLL: 2 }}
    ${'vertical pickets on a 4 ft side, 12.6 in'} | ${'PPS45VP'} | ${'PRSVP8'}   | ${'LEFT'}   | ${{ PPCVP15: 1, PRHRLU: 1, PRHRLL: 2 }}
    ${'vertical pickets on a 6 ft side, 36.6 in'} | ${'PPS65VP'} | ${'PRSVP8'}   | ${'LEFT'}   | ${{ PPCVP45: 1, PRHRLU: 1, PRHRLL: 2 }}
    ${'no rails: nothing to close, no ends'}      | ${'PPS55NR'} | ${'PRSNR8'}   | ${'LEFT'}   | ${{}}
  `('$joint', ({ platform, ramp, position, items }) => {
    const list = itemsOf(analysed(platformAndRamp(platform, ramp, position)))
    const railings = Object.entries(list).filter(([name]) => /^PPC(TL|HP|VP|CUST)|^PRHRL/.test(name))
    expect(Object.fromEntries(railings)).toEqual(items)
  })

  test('without loops the free rail ends get caps, a pack for four', () => {
    const list = itemsOf(
      analysed(platformAndRamp('PPS55TL', 'PRSTL8', 'LEFT', { options: { loops: false } })),
    )
    expect(list).toMatchObject({ PHREC: 1, PPCTL: 1 })
    expect(list).not.toHaveProperty('PRHRLU')
  })
})

describe('hardware of joints and openings (domain 7.10)', () => {
  test('48 in ramps take the 48 in transitions', () => {
    const system: DescribedSystem = {
      parts: [first('r1', 'PRSTL648'), against('r2', 'PRSTL648', 'r1 BOTTOM')],
      runs: [{ name: 'Primary', top: 12, bottom: 0, parts: ['r1', 'r2'] }],
      entrances: [['r1', 'TOP']],
      exits: [['r2', 'BOTTOM']],
    }
    expect(itemsOf(analysed(system))).toEqual({
      PRSTL648: 2,
      PRUT48: 1,
      PRGT48: 1,
      PRRUC: 1,
      PRHBPR: 2,
      PRHRLU: 2,
      PRHRLL: 2,
      PRLWALP: 1,
    })
  })

  test('a supported top takes the lower transition, a support top and a leg pair, and no bracket there', () => {
    const system: DescribedSystem = {
      parts: [first('r1', 'PRSTL8', { isSupportedTop: true })],
      runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['r1'] }],
      entrances: [['r1', 'TOP']],
      exits: [['r1', 'BOTTOM']],
    }
    expect(itemsOf(analysed(system))).toEqual({
      PRSTL8: 1,
      PRLT: 1,
      PRST: 1,
      PSL10PR: 1,
      PRHBPR: 1,
      PRGT: 1,
      PRHRLU: 2,
      PRHRLL: 2,
    })
  })

  test('a platform that reaches the ground takes a ground transition', () => {
    const system: DescribedSystem = {
      parts: [
        first('A', 'PPS55TL'),
        against('r1', 'PRSTL6', 'A BOTTOM LEFT'),
        against('B', 'PPS55TL', 'r1 BOTTOM LEFT'),
      ],
      runs: [{ name: 'Primary', top: 10, bottom: 4, parts: ['A', 'r1', 'B'] }],
      entrances: [['A', 'TOP']],
      exits: [['B', 'BOTTOM']],
    }
    expect(itemsOf(analysed(system))).toEqual({
      PPS55TL: 2,
      PRSTL6: 1,
      PPTS: 2,
      PRHP: 2,
      PRHBPR: 2,
      PPCTL: 2,
      PRHRLU: 1,
      PRHRLL: 1,
      PRGT: 1,
      PSL16PR: 2,
      PPLPF: 1,
    })
  })

  test('a bridge plate drawn at the door replaces the tie straps', () => {
    const system = platformAndRamp('PPS55TL', 'PRSTL8', 'LEFT')
    const plate = against('p', 'PBP36', 'A TOP CENTER BOTTOM')
    const list = itemsOf(analysed({ ...system, parts: [...system.parts, plate] }))
    expect(list.PBP36).toBe(1)
    expect(list).not.toHaveProperty('PPTS')
  })

  test('a transition that touches no opening is listed as drawn, and warned about when it touches nothing', () => {
    const system = platformAndRamp('PPS55TL', 'PRSTL8', 'LEFT')
    const stray = { id: 'p', shortName: 'PRLT', at: { x: 40, y: 40 }, rotation: 0 }
    const analysis = analysed({ ...system, parts: [...system.parts, stray] })
    expect(itemsOf(analysis)).toMatchObject({ PRLT: 1, PRGT: 1 })
    expect(analysis.issues.map(({ code }) => code)).toEqual(['run.above-grade', 'transition.unattached'])
  })
})

describe('platforms follow their connections (spec 2 §4, domain 7.2)', () => {
  const turn = (platform: string): DescribedSystem => ({
    parts: [
      first('A', platform),
      against('r1', platform.includes('EM') ? 'PREMTL8' : 'PRSTL8', 'A RIGHT LEFT'),
    ],
    runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['A', 'r1'] }],
    entrances: [['A', 'TOP']],
    exits: [['r1', 'BOTTOM']],
  })

  test.each`
    platform      | listed
    ${'PPS45TL'}  | ${{ PPS45TTL: 1 }}
    ${'PPS54TL'}  | ${{ PPS54TTL: 1 }}
    ${'PPS55TL'}  | ${{ PPS55TL: 1 }}
    ${'PPEM85TL'} | ${{ PPEM45TTL: 2 }}
  `('$platform at a turn is listed as $listed', ({ platform, listed }) => {
    const platforms = Object.entries(itemsOf(analysed(turn(platform)))).filter(([name]) =>
      /^PP(S|EM)\d/.test(name),
    )
    expect(Object.fromEntries(platforms)).toEqual(listed)
  })

  test('an expanded-metal turn-back platform brings its own platform connector', () => {
    expect(itemsOf(analysed(turn('PPEM85TL'))).PPPC).toBe(1)
  })
})

describe('turn-backs (spec 3 §4.7, domain 7.10)', () => {
  const openLoops = (list: Readonly<Record<string, number>>) => ({ upper: list.PRHRLU, lower: list.PRHRLL })

  test('two 4x5 platforms side by side close the gap from rail to rail with one closure', () => {
    const list = itemsOf(
      analysed({
        parts: [
          first('r1', 'PRSTL8'),
          against('A', 'PPS45TL', 'r1 BOTTOM LEFT'),
          against('B', 'PPS45TL', 'A RIGHT CENTER LEFT'),
          against('r2', 'PRSTL8', 'B TOP RIGHT'),
        ],
        runs: [{ name: 'Primary', top: 16, bottom: 0, parts: ['r1', 'A', 'B', 'r2'] }],
        entrances: [['r1', 'TOP']],
        exits: [['r2', 'BOTTOM']],
      }),
    )
    expect(list).toEqual({
      PRSTL8: 2,
      PPS45TTL: 2,
      PPPC: 1,
      PRHP: 2,
      PRHBPR: 4,
      PRUT: 1,
      PRGT: 1,
      PPCTLTB: 1,
      PRHRLU: 3,
      PRHRLL: 3,
      PSL10PR: 3,
    })
  })

  test('an 8x5 platform with both ramps on its long side takes one turn-back closure and six legs', () => {
    const list = itemsOf(
      analysed({
        parts: [
          first('A', 'PPS85TL'),
          against('r1', 'PRSTL8', 'A BOTTOM LEFT BOTTOM'),
          against('r2', 'PRSTL8', 'A BOTTOM RIGHT'),
        ],
        runs: [{ name: 'Primary', top: 16, bottom: 0, parts: ['r1', 'A', 'r2'] }],
        entrances: [['r1', 'TOP']],
        exits: [['r2', 'BOTTOM']],
      }),
    )
    expect(list).toMatchObject({ PPS85TL: 1, PPCTLTB: 1, PSL10PR: 3 })
    expect(list).not.toHaveProperty('PPCTL')
    expect(openLoops(list)).toEqual({ upper: 3, lower: 3 })
  })

  test('two 5x5 platforms keep their two single closures, as in the real switchback', () => {
    const list = itemsOf(
      analysed({
        parts: [
          first('r1', 'PRSTL8'),
          against('A', 'PPS55TL', 'r1 BOTTOM LEFT'),
          against('B', 'PPS55TL', 'A RIGHT CENTER LEFT'),
          against('r2', 'PRSTL8', 'B TOP RIGHT'),
        ],
        runs: [{ name: 'Primary', top: 16, bottom: 0, parts: ['r1', 'A', 'B', 'r2'] }],
        entrances: [['r1', 'TOP']],
        exits: [['r2', 'BOTTOM']],
      }),
    )
    expect(list).toMatchObject({ PPCTL: 2, PRHRLU: 3, PRHRLL: 3 })
    expect(list).not.toHaveProperty('PPCTLTB')
  })
})

describe('stairs beside ramps (domain 7.4, 7.9)', () => {
  test('a stair in its own run hangs on the platform with a bracket and one closure kit', () => {
    const analysis = analysed({
      parts: [
        first('A', 'PPS55TL'),
        against('r1', 'PRSTL8', 'A BOTTOM LEFT'),
        against('s1', 'PST22', 'A RIGHT LEFT', { activeHeight: 24 }),
      ],
      runs: [
        { name: 'Primary', top: 24, bottom: 16, parts: ['A', 'r1'] },
        { name: 'Run 1', top: 24, bottom: 0, parts: ['s1'] },
      ],
      entrances: [['A', 'TOP']],
      exits: [
        ['r1', 'BOTTOM'],
        ['s1', 'BOTTOM'],
      ],
    })
    expect(quoteErrors(analysis)).toEqual([])
    expect(itemsOf(analysis)).toMatchObject({ PPSB: 1, PPSC: 1, PST22: 1, PPCTL: 1 })
    expect(analysis.runs.heights.get('s1')).toEqual({ top: 24, bottom: 0 })
  })

  test('a stair flush on a 6 ft side leaves 36.6 in: two kits', () => {
    const list = itemsOf(
      analysed({
        parts: [first('A', 'PPS65TL'), against('s1', 'PST22', 'A BOTTOM LEFT', { activeHeight: 24 })],
        runs: [{ name: 'Primary', top: 24, bottom: 0, parts: ['A', 's1'] }],
        entrances: [['A', 'TOP']],
        exits: [['s1', 'BOTTOM']],
      }),
    )
    expect(list.PPSC).toBe(2)
  })
})

describe('products ordered beside the system (spec 3 §2.12, §9)', () => {
  const withAddOn = (shortName: string, qty: number) =>
    analysed({
      ...platformAndRamp('PPS55TL', 'PRSTL8', 'LEFT'),
      additionalProducts: [{ shortName, qty }],
    })

  test.each`
    shortName      | qty  | items
    ${'PUG'}       | ${2} | ${{ PUG: 2 }}
    ${'TMEM 4.75'} | ${1} | ${{ 'TMEM 2.5-1': 2, 'TMEMR 2.25': 1 }}
    ${'TMEM 4.75'} | ${3} | ${{ 'TMEM 2.5-1': 6, 'TMEMR 2.25': 3 }}
  `('$qty x $shortName is ordered as $items [parts-list-5]', ({ shortName, qty, items }) => {
    const without = itemsOf(analysed(platformAndRamp('PPS55TL', 'PRSTL8', 'LEFT')))
    expect(itemsOf(withAddOn(shortName, qty))).toEqual({ ...without, ...items })
  })

  test('a name the catalogue lacks is an error, and the rest is still listed [parts-list-4]', () => {
    const analysis = withAddOn('PXYZ', 1)
    expect(errorsOf(analysis).map(messageOf)).toContain('Additional Part - PXYZ - Not found')
    expect(itemsOf(analysis)).toHaveProperty('PRSTL8', 1)
  })
})
