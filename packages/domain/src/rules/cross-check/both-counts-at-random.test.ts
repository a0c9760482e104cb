import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import { onRandomGround } from '../../../fixtures/random-ground.ts'
import { RANDOM_LINES, type RandomLine } from '../../../fixtures/random-items.ts'
import { randomSystem } from '../../../fixtures/random-system.ts'
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

const onGroundOf = (line: RandomLine) =>
  fc.sample(onRandomGround(randomSystem(line)), { numRuns: 60, seed: 2026 })

describe('and on odd ground, with longer legs in reserve or without', { timeout: 60_000 }, () => {
  test.each(RANDOM_LINES)('%s', (line) => {
    for (const [index, layout] of onGroundOf(line).entries()) {
      const site = { ...layout.site, reservesForLegs: index % 2 === 1 }
      expect(countIssues(analyse({ ...layout, site }, catalogues(line))).map(messageOf)).toEqual([])
    }
  })
})
