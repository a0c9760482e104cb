import { describe, expect, test } from 'vitest'
import { against, analysed, first } from '../../../fixtures/p3g.ts'
import { roundTo } from '../../base/units.ts'
import type { ProductLine } from '../../model/products/product-line.ts'
import { closureRequest } from './closure-request.ts'

const sent = (product: ProductLine, platform: string, joined: string, position = 'CENTER') => {
  const { closures } = analysed({
    product,
    parts: [first('A', platform), against('b', joined, `A BOTTOM ${position}`)],
    runs: [{ name: 'Primary', top: 24, bottom: 0, parts: ['A', 'b'] }],
  })
  const request = closureRequest(closures, product)
  return {
    ids: closures.map(({ id }) => id),
    widths: closures.map(({ width }) => width),
    openings: 'railOpenings' in request ? request.railOpenings : [],
  }
}

const rounded = (widths: readonly number[]) => widths.map((width) => Math.round(width * 1e6) / 1e6)

describe('closures whose ids end in a and b (spec 3 §5.6)', () => {
  test.each`
    what                                  | product  | platform       | joined        | isOne
    ${'vertical pickets'}                 | ${'P3G'} | ${'PPS55VP'}   | ${'PRSVP8'}   | ${true}
    ${'vertical pickets of APD'}          | ${'APD'} | ${'APDPS55VP'} | ${'APDRSVP8'} | ${true}
    ${'vertical pickets of Harmar'}       | ${'HAR'} | ${'HARPS55VP'} | ${'HARRSVP8'} | ${true}
    ${'a stair, whatever the rails'}      | ${'P3G'} | ${'PPS55TL'}   | ${'PST22'}    | ${true}
    ${'a stair of PATHWAY 2G'}            | ${'P2G'} | ${'MP55'}      | ${'MST22'}    | ${true}
    ${'two-line rails beside a ramp'}     | ${'P3G'} | ${'PPS55TL'}   | ${'PRSTL8'}   | ${false}
    ${'horizontal pickets beside a ramp'} | ${'P3G'} | ${'PPS55HP'}   | ${'PRSHP8'}   | ${false}
  `('$what: one is sent, twice as long: $isOne [closures-20]', ({ product, platform, joined, isOne }) => {
    const { ids, widths, openings } = sent(product, platform, joined)
    expect(ids).toEqual(['A-BOTTOM-Ca', 'A-BOTTOM-Cb'])
    const [single = 0] = rounded(widths)
    const wanted = isOne ? [single * 2] : [single, single]
    expect(rounded(openings.map(({ width }) => width))).toEqual(rounded(wanted))
  })

  test('one flush at the side is sent as it is', () => {
    const { ids, widths, openings } = sent('P3G', 'PPS55VP', 'PRSVP8', 'LEFT')
    expect(ids).toEqual(['A-BOTTOM-S'])
    expect(openings.map(({ width }) => width)).toEqual(widths.map((width) => roundTo(width, 3)))
  })
})
