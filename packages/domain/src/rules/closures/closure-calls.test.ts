import { describe, expect, test } from 'vitest'
import { against, analysed, catalogues, type DescribedSystem, first, itemsOf } from '../../../fixtures/p3g.ts'
import { switchClosure } from '../../edits/choice-edits.ts'
import type { Edit } from '../../edits/edit.ts'
import { analyse } from '../analysis/analyse.ts'
import { type ClosureRequest, closureRequest } from './closure-request.ts'

type Product = NonNullable<DescribedSystem['product']>
const drawn = (product: Product, parts: DescribedSystem['parts'], ...edits: readonly Edit[]) => {
  const { layout } = analysed({
    product,
    parts,
    runs: [{ name: 'Primary', top: 20, bottom: 20, parts: ['a'] }],
  })
  return analyse(
    edits.reduce((before, edit) => edit(before), layout),
    catalogues(product),
  )
}
const sent = (product: Product, parts: DescribedSystem['parts'], ...edits: readonly Edit[]): ClosureRequest =>
  closureRequest(drawn(product, parts, ...edits).closures, product)
const round = (value: number) => Math.round(value * 10) / 10

describe('openings of the call on every line but PATHWAY HD (spec 3 §7 and §5.6)', () => {
  const openings = (parts: DescribedSystem['parts'], ...edits: readonly Edit[]) => {
    const request = sent('P3G', parts, ...edits)
    return 'railOpenings' in request
      ? request.railOpenings.map(
          ({ railType, connectionType, width, connectionPosition }) =>
            `${railType} ${connectionType} ${round(width)} ${connectionPosition}`,
        )
      : []
  }
  const stair = against('s', 'PST15', 'a BOTTOM CENTER', { activeHeight: 20 })

  // Widths by overall sides: 66.1 - 41.5 = 24.6.
  test.each`
    why                                            | parts                                                                 | found
    ${'a ramp at the side'}                        | ${[first('a', 'PPS55TL'), against('r', 'PRSTL8', 'a BOTTOM LEFT')]}   | ${['TWO_LINE PLATFORM_TO_RAMP 24.6 SIDE']}
    ${'at the right as well'}                      | ${[first('a', 'PPS55TL'), against('r', 'PRSTL8', 'a BOTTOM RIGHT')]}  | ${['TWO_LINE PLATFORM_TO_RAMP 24.6 SIDE']}
    ${'a centred ramp: each gap for itself'}       | ${[first('a', 'PPS55TL'), against('r', 'PRSTL8', 'a BOTTOM CENTER')]} | ${['TWO_LINE PLATFORM_TO_RAMP 12.3 CENTER', 'TWO_LINE PLATFORM_TO_RAMP 12.3 CENTER']}
    ${'vertical pickets: one of twice the length'} | ${[first('a', 'PPS55VP'), against('r', 'PRSVP8', 'a BOTTOM CENTER')]} | ${['VERT_PICKET PLATFORM_TO_RAMP 24.6 CENTER']}
    ${'vertical pickets at the side as they are'}  | ${[first('a', 'PPS55VP'), against('r', 'PRSVP8', 'a BOTTOM LEFT')]}   | ${['VERT_PICKET PLATFORM_TO_RAMP 24.6 SIDE']}
    ${'a centred stair: one of twice the length'}  | ${[first('a', 'PPS55TL'), stair]}                                     | ${['TWO_LINE PLATFORM_TO_STAIR 24.6 CENTER']}
    ${'a stair at the side as it is'}              | ${[first('a', 'PPS55TL'), against('s', 'PST15', 'a BOTTOM LEFT')]}    | ${['TWO_LINE PLATFORM_TO_STAIR 24.6 SIDE']}
  `('$why: $found [closures-22]', ({ parts, found }) => {
    expect(openings(parts)).toEqual(found)
  })

  test('a closure that is off is not sent [closures-23]', () => {
    const parts = [first('a', 'PPS55TL'), against('r', 'PRSTL8', 'a BOTTOM CENTER')]
    expect(openings(parts, switchClosure('a-BOTTOM-Ca', false))).toHaveLength(1)
    expect(openings(parts, switchClosure('a-BOTTOM-Ca', false), switchClosure('a-BOTTOM-Cb', false))).toEqual(
      [],
    )
  })

  test('the kit for both halves beside a stair names what it lies between [closures-24]', () => {
    const { lines } = drawn('P3G', [first('a', 'PPS55TL'), stair]).partsList
    expect(lines.find(({ shortName }) => shortName === 'PPSC')?.reasons).toMatchObject([
      { parts: ['a', 's'], quantity: 1 },
    ])
  })
})

describe('connections of the call on PATHWAY HD (spec 3 §7)', () => {
  const connections = (parts: DescribedSystem['parts'], ...edits: readonly Edit[]) => {
    const request = sent('PHD', parts, ...edits)
    return 'hdConnections' in request ? request.hdConnections : []
  }
  const ramp = (id: string, place: string) => against(id, 'PHDR848G', place)

  test.each`
    what                           | parts                                                                                    | fields
    ${'a ramp at a platform'}      | ${[first('a', 'PHDP66G'), ramp('r', 'a BOTTOM LEFT')]}                                   | ${{ componentA: 'PLATFORM', componentB: 'RAMP', connectionPositionA: 'LEFT', connectionPositionB: 'CENTER', connectedSideLengthComponentA: 78.1, connectedSideLengthComponentB: 53.5, platformSideLengthA: 72, platformSideLengthB: 0, rampRelativeOrientation: null, isLowerLoop: false }}
    ${'two platforms'}             | ${[first('a', 'PHDP66G'), against('b', 'PHDP55G', 'a BOTTOM LEFT')]}                     | ${{ componentA: 'PLATFORM', componentB: 'PLATFORM', platformSideLengthA: 72, platformSideLengthB: 60 }}
    ${'a platform and extension'}  | ${[first('a', 'PHDP66G'), against('x', 'PHDPX53G', 'a BOTTOM LEFT')]}                    | ${{ componentA: 'PLATFORM', componentB: 'PLATFORM_EXT', platformSideLengthA: 72, platformSideLengthB: 60 }}
    ${'a ramp down and one away'}  | ${[first('a', 'PHDP66G'), ramp('r1', 'a TOP LEFT BOTTOM'), ramp('r2', 'a BOTTOM LEFT')]} | ${{ connectionType: 'RAMP_PLATFORM', componentA: 'RAMP', componentB: 'RAMP', connectionPositionA: 'LEFT', connectionPositionB: 'LEFT', platformSideLengthA: 72, platformSideLengthB: 72, rampRelativeOrientation: 'STRAIGHT', isLowerLoop: true }}
    ${'two ramps away'}            | ${[first('a', 'PHDP66G'), ramp('r1', 'a TOP LEFT'), ramp('r2', 'a BOTTOM LEFT')]}        | ${{ connectionType: 'RAMP_PLATFORM', rampRelativeOrientation: 'STRAIGHT', isLowerLoop: false }}
    ${'two ramps around a corner'} | ${[first('a', 'PHDP66G'), ramp('r1', 'a TOP LEFT'), ramp('r2', 'a RIGHT RIGHT')]}        | ${{ connectionType: 'TEE', rampRelativeOrientation: 'TURN', isLowerLoop: false }}
  `('$what [closures-9]', ({ parts, fields }) => {
    const [only, ...more] = connections(parts)
    expect(only).toMatchObject(fields)
    expect(more).toEqual([])
  })

  test('a closure that is off is not sent [closures-25]', () => {
    const parts = [first('a', 'PHDP66G'), ramp('r', 'a BOTTOM LEFT')]
    expect(connections(parts, switchClosure('a-BOTTOM-S', false))).toEqual([])
  })

  test('both halves beside a centred stair are one, of the platform a as of any other [closures-26]', () => {
    const parts = [first('a', 'PHDP66G'), against('s', 'PHDST1448', 'a BOTTOM CENTER', { activeHeight: 20 })]
    const analysis = drawn('PHD', parts)
    expect(connections(parts)).toHaveLength(1)
    expect(itemsOf(analysis).PHDCG).toBe(1)
    expect(analysis.partsList.lines.find(({ shortName }) => shortName === 'PHDCG')?.reasons).toMatchObject([
      { parts: ['a', 's'], quantity: 1 },
    ])
  })

  test('the gaps beside a centred platform are two [closures-27]', () => {
    expect(connections([first('a', 'PHDP66G'), against('b', 'PHDP55G', 'a BOTTOM CENTER')])).toHaveLength(2)
  })
})

describe('lengths of the call (spec 3 §5.6)', () => {
  const lengthsIn = (request: ClosureRequest): readonly number[] =>
    Object.values(request)
      .flat()
      .flatMap((one: object) =>
        Object.values(one).filter((value): value is number => typeof value === 'number'),
      )

  test.each<[Product, DescribedSystem['parts']]>([
    ['P3G', [first('a', 'PPS55TL'), against('r', 'PRSTL8', 'a BOTTOM CENTER')]],
    ['P3G', [first('a', 'PPS55VP'), against('r', 'PRSVP8', 'a BOTTOM CENTER')]],
    ['PHD', [first('a', 'PHDP66G'), against('r', 'PHDR848G', 'a BOTTOM LEFT')]],
  ])('%s: rounded to a thousandth of an inch', (product, parts) => {
    const turned = parts.map((part, index) => (index === 0 ? { ...part, rotation: 45 } : part))
    const lengths = [...lengthsIn(sent(product, parts)), ...lengthsIn(sent(product, turned))]
    expect(lengths.length).toBeGreaterThan(0)
    for (const length of lengths) expect(String(length)).toMatch(/^\d+(\.\d{1,3})?$/)
  })
})
