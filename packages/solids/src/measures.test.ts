import { PRODUCT_LINES } from '@ramp/domain'
import { expect, test } from 'vitest'
import { type Measure, measuresOf, SITE_MEASURES } from './measures.ts'

const all = (measures: object): readonly Measure[] => Object.values(measures)

test.each(PRODUCT_LINES)(
  'every size of %s is more than nothing, has a name of its own, and a source or is ours',
  (line) => {
    const measures = [...all(measuresOf(line)), ...all(SITE_MEASURES)]
    expect(new Set(measures.map(({ name }) => name)).size).toBe(measures.length)
    for (const { inches, source } of measures) {
      expect(inches).toBeGreaterThan(0)
      expect(source === null || source.length > 10).toBe(true)
    }
  },
)

test('the top rail of PATHWAY 2G is lower than that of the other lines', () => {
  expect([measuresOf('P2G').topRail.inches, measuresOf('P3G').topRail.inches]).toEqual([34, 36])
})
