import { describe, expect, test } from 'vitest'
import { against, analysed, first } from '../../../fixtures/p3g.ts'
import { footUnder, LEG_SIZES, outlineOfFoot } from './leg-sizes.ts'

/** Left, right, top and bottom of all feet of the parts, from the middle of the first part. */
function feetOf(parts: Parameters<typeof analysed>[0]['parts'], product: 'P3G' | 'PHD' = 'P3G') {
  const analysis = analysed({
    parts,
    product,
    runs: [{ name: 'Primary', top: 40, bottom: 0, parts: parts.map(({ id }) => id) }],
  })
  const corners = analysis.legs.flatMap((leg) => {
    const placed = analysis.placement.byId.get(leg.part)
    return placed ? outlineOfFoot(footUnder(leg, placed)) : []
  })
  const from = (values: readonly number[]) => [Math.min(...values), Math.max(...values)]
  return [...from(corners.map(({ x }) => x)), ...from(corners.map(({ y }) => y))].map(
    (value) => Math.round((value - 480) * 1000) / 1000 + 0,
  )
}

describe('the feet of a ramp are as far apart as its usable width and 8 in, over their outer faces', () => {
  test.each`
    product  | ramp          | rotation | over
    ${'P3G'} | ${'PRSTL8'}   | ${0}     | ${[-22, 22, 48 - LEG_SIZES.foot / 2, 48 + LEG_SIZES.foot / 2]}
    ${'P3G'} | ${'PRSTL8'}   | ${90}    | ${[-48 - LEG_SIZES.foot / 2, -48 + LEG_SIZES.foot / 2, -22, 22]}
    ${'P3G'} | ${'PRSTL648'} | ${0}     | ${[-28, 28, 36 - LEG_SIZES.foot / 2, 36 + LEG_SIZES.foot / 2]}
    ${'PHD'} | ${'PHDR854G'} | ${0}     | ${[-31, 31, 48 - LEG_SIZES.foot / 2, 48 + LEG_SIZES.foot / 2]}
    ${'PHD'} | ${'PHDR860G'} | ${0}     | ${[-34, 34, 48 - LEG_SIZES.foot / 2, 48 + LEG_SIZES.foot / 2]}
  `('$ramp turned by $rotation', ({ product, ramp, rotation, over }) => {
    const round = (value: number) => Math.round(value * 1000) / 1000
    const parts = [first('r1', ramp, { rotation }), against('r2', ramp, 'r1 BOTTOM')]
    expect(feetOf(parts, product)).toEqual(over.map(round))
  })
})

test('the feet of a platform stay under its frame', () => {
  expect(feetOf([first('A', 'PPS55TL')])).toEqual([-33.05, 33.05, -33.05, 33.05])
  expect(feetOf([first('A', 'PPS85TL')])).toEqual([-51.05, 51.05, -33.05, 33.05])
})
