import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../../fixtures/p3g.ts'
import type { Issue } from '../../model/layout/issue.ts'
import type { ProductLine } from '../../model/products/product-line.ts'
import { adviceOf, messageOf } from '../analysis/messages.ts'

const RAMPS: Readonly<Partial<Record<ProductLine, string>>> = {
  P3G: 'PRSTL8',
  APD: 'APDRSTL8',
  HAR: 'HARRSTL8',
  P2G: 'MRTL8',
  PHD: 'PHDR848G',
}
const rampRun = (product: ProductLine, top: number): DescribedSystem => ({
  product,
  parts: [first('r', RAMPS[product] ?? '')],
  runs: [{ name: 'Primary', top, bottom: 1, parts: ['r'] }],
})
const SLOPE: readonly Issue['code'][] = ['run.slope-zero', 'run.slope-too-steep']
const said = (system: DescribedSystem) =>
  analysed(system)
    .issues.filter(({ code }) => SLOPE.includes(code))
    .map((issue) => [issue.severity, messageOf(issue), adviceOf(issue)])
const error = (sentence: string) => [['error', sentence, 'Re-define runs parts to meet credible slope.']]

describe('a slope nobody can build (spec 3 §5.4)', () => {
  test.each`
    product  | isError
    ${'P3G'} | ${true}
    ${'APD'} | ${true}
    ${'HAR'} | ${true}
    ${'P2G'} | ${false}
    ${'PHD'} | ${false}
  `('level ramps of $product are an error: $isError [runs-19]', ({ product, isError }) => {
    expect(said(rampRun(product, 1))).toEqual(isError ? error('Slope cant be 0') : [])
  })

  test.each(['P3G', 'PHD'] as const)('stairs without a rise are an error on %s [runs-18]', (product) => {
    const [platform, stair] = product === 'P3G' ? ['PPS55TL', 'PST22'] : ['PHDP55G', 'PHDST2148']
    const parts = [first('P', platform), against('s', stair, 'P BOTTOM LEFT', { activeHeight: 22 })]
    const runs = [{ name: 'Primary', top: 22, bottom: 22, parts: ['P', 's'] }]
    expect(said({ product, parts, runs })).toEqual(error('Slope cant be 0'))
  })

  // An 8 ft ramp is 96 in long.
  test.each`
    top     | isError
    ${96.9} | ${false}
    ${97}   | ${true}
    ${120}  | ${true}
  `('a ramp that falls from $top to 1 in over 96 in is an error: $isError [runs-20]', ({ top, isError }) => {
    expect(said(rampRun('P3G', top))).toEqual(isError ? error('Slope cant be greater than 1') : [])
  })

  test('stairs may be steeper than 1 to 1', () => {
    const parts = [first('P', 'PPS55TL'), against('s', 'PST22', 'P BOTTOM', { activeHeight: 28 })]
    const runs = [{ name: 'Primary', top: 60, bottom: 0, parts: ['P', 's'] }]
    expect(said({ parts, runs })).toEqual([])
  })
})

describe('heights going down a run (spec 2 §4)', () => {
  test('each ramp falls by its length times the sine of the slope, each stair by its own height, decks by nothing [runs-2]', () => {
    const ramps = analysed({
      parts: [
        first('a', 'PRSTL8'),
        against('P', 'PPS55TL', 'a BOTTOM LEFT'),
        against('b', 'PRSTL4', 'P BOTTOM LEFT'),
      ],
      runs: [{ name: 'Primary', top: 24, bottom: 0, parts: ['a', 'P', 'b'] }],
    })
    const { degree = 0 } = ramps.runs.figures[0] ?? {}
    const drop = (length: number) => length * Math.sin((degree * Math.PI) / 180)
    expect(ramps.runs.heights.get('a')?.bottom).toBeCloseTo(24 - drop(96), 9)
    expect(ramps.runs.heights.get('P')).toEqual({ top: 8, bottom: 8 })
    expect(ramps.runs.heights.get('b')?.bottom).toBeCloseTo(8 - drop(48), 9)

    const stairs = analysed({
      parts: [
        first('s', 'PST22', { activeHeight: 25 }),
        against('P', 'PPS55TL', 's BOTTOM'),
        against('t', 'PST15', 'P BOTTOM', { activeHeight: 16 }),
      ],
      runs: [{ name: 'Primary', top: 41, bottom: 0, parts: ['s', 'P', 't'] }],
    })
    expect([...stairs.runs.heights.values()]).toEqual([
      { top: 41, bottom: 16 },
      { top: 16, bottom: 16 },
      { top: 16, bottom: 0 },
    ])
  })
})
