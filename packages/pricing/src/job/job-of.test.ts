import { describe, expect, test } from 'vitest'
import { systemNames, systemOf } from '../../fixtures/systems.ts'
import { priceOf } from '../price/price-of.ts'
import { NO_TERMS } from '../terms/price-terms.ts'
import { costOf, type Job, withCosts } from './job.ts'
import { jobOf } from './job-of.ts'

const jobFrom = (name: string): Job => {
  const analysis = systemOf(name)
  return jobOf(analysis, analysis.partsList.lines)
}

test('a straight ramp is told by its lengths and counts', () => {
  const { ramps, sections, platforms, stairs } = jobFrom('t2-straight')
  expect({ ramps, sections, platforms, stairs }).toEqual({
    ramps: [{ width: 36, railing: 'TWO_LINE', length: 288 }],
    sections: 3,
    platforms: 1,
    stairs: 0,
  })
})

describe('every whole system', () => {
  test.each(systemNames)('%s', (name) => {
    const analysis = systemOf(name)
    const { lines, partsTotal, weight } = analysis.partsList
    const job = withCosts(jobOf(analysis, lines), ({ list }) => list)
    const list = { ...NO_TERMS, method: { kind: 'list', percents: {} } } as const
    const { price } = priceOf(list, { job, tables: [], today: '2027-03-01' })
    expect(price?.total).toBe(partsTotal)
    expect(costOf(job)).toBe(partsTotal)
    expect(job.weight).toBeCloseTo(weight, 6)
  })
})

test('without a purchase level the parts have no cost', () => {
  expect(costOf(jobFrom('t2-straight'))).toBeNull()
})
