import { describe, expect, test } from 'vitest'
import { ratioScale } from './ratio-scale.ts'

describe('the scale of the ratio viewer (spec 3 §4.3)', () => {
  test('a residential job at 1:12: red up to 1:8, amber up to 1:12, green up to 1:18 [web-runs-3]', () => {
    const { zones, ticks } = ratioScale(1 / 12, '1:12', 'P3G')
    expect(zones.map(({ kind }) => kind)).toEqual(['look-out', 'warning', 'good'])
    expect(ticks.map(({ run }) => run)).toEqual([8, 12, 18])
    expect(zones[2]?.to).toBe(100)
  })

  test('with the steepest ratio desired nothing is amber', () => {
    const { zones } = ratioScale(1 / 8, '1:8', 'P3G')
    expect(zones.map(({ kind }) => kind)).toEqual(['look-out', 'good'])
  })

  test.each`
    ratio                 | slope     | zone
    ${'1:12 as desired'}  | ${1 / 12} | ${'good'}
    ${'1:10'}             | ${1 / 10} | ${'warning'}
    ${'1:7'}              | ${1 / 7}  | ${'look-out'}
    ${'1:2, off the end'} | ${1 / 2}  | ${'look-out'}
    ${'level'}            | ${0}      | ${'good'}
  `('$ratio stands in the $zone part', ({ slope, zone }) => {
    const { zones, actual } = ratioScale(slope, '1:12', 'P3G')
    const found = zones.findLast(({ from, to }) => actual >= from - 1e-9 && actual <= to)
    expect(found?.kind).toBe(zone)
  })
})
