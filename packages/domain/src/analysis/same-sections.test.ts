import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutLayout, EVERYWHERE, WHOLE } from '../../fixtures/cut-layout.ts'
import { RANDOM_LINES, type RandomLine } from '../../fixtures/random-items.ts'
import { randomFlights } from '../../fixtures/random-system.ts'

/** Always the same systems, few enough for the mutation check, which passes by `npm run random`. */
const systemsOf = (line: RandomLine) => fc.sample(randomFlights(line), { numRuns: 25, seed: 2026 })

describe('cut at every joint of two ramps, a system says what it says as a whole', {
  timeout: 60_000,
}, () => {
  test.each(RANDOM_LINES)('%s', (line) => {
    for (const layout of systemsOf(line))
      expect(cutLayout(layout, EVERYWHERE).shown).toEqual(cutLayout(layout, WHOLE).shown)
  })

  test.each`
    line     | from  | oneIn | sections
    ${'P3G'} | ${0}  | ${1}  | ${102}
    ${'P3G'} | ${12} | ${1}  | ${69}
    ${'P3G'} | ${0}  | ${3}  | ${53}
    ${'PHD'} | ${0}  | ${1}  | ${119}
  `(
    '$line, from $from parts on at one joint in $oneIn: $sections sections',
    ({ line, from, oneIn, sections }) => {
      const cut = systemsOf(line).map((layout) => cutLayout(layout, { from, oneIn }).sections)
      expect(cut.reduce((sum, one) => sum + one)).toBe(sections)
    },
  )
})
