import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../fixtures/p3g.ts'
import { RANDOM_LINES, type RandomLine } from '../../fixtures/random-items.ts'
import { randomSystem } from '../../fixtures/random-system.ts'
import { analyse } from '../analysis/analyse.ts'
import { messageOf } from '../analysis/messages.ts'
import { countIssues } from './count-issues.ts'

/** Always the same systems, few enough for the mutation check, which passes by `npm run random`. */
const systemsOf = (line: RandomLine) => fc.sample(randomSystem(line), { numRuns: 120, seed: 2026 })

describe('both counts agree on odd systems, too', { timeout: 60_000 }, () => {
  test.each(RANDOM_LINES)('%s', (line) => {
    for (const layout of systemsOf(line)) {
      expect(countIssues(analyse(layout, catalogues(line))).map(messageOf)).toEqual([])
    }
  })
})
