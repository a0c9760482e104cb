import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import { randomFlights, randomSystem } from '../../../fixtures/random-system.ts'
import { isSystemPart, type Part } from '../../model/layout/part.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import { proposeRuns } from './propose-runs.ts'

const idsOf = (parts: readonly Part[]) => parts.map(({ id }) => id).sort()
/** What a proposal must never be: heights are the person's, and so is everything about connections. */
const WRONG =
  /^run\.(?!height-missing|slope|ratio|stairs-height|heights-disagree|starter-ramp-missing|bottom|stair-height|above-grade)/

describe.each(['P3G', 'P2G', 'PHD'] as const)('runs proposed for any system of %s', (line) => {
  test.each([
    ['grown any way', randomSystem],
    ['of ramps after ramps', randomFlights],
  ] as const)(
    '%s hold every part once, in an order that the rules of a run allow',
    (_, system) => {
      fc.assert(
        fc.property(system(line), (layout) => {
          const runs = proposeRuns(analyse({ ...layout, runs: [] }, catalogues(line)), {
            top: 100,
            bottom: null,
          })
          expect(runs.flatMap(({ parts }) => parts).sort()).toEqual(idsOf(layout.parts.filter(isSystemPart)))
          const { issues } = analyse({ ...layout, runs }, catalogues(line))
          expect(issues.map(({ code }) => code).filter((code) => WRONG.test(code))).toEqual([])
        }),
        { numRuns: 40 },
      )
    },
    60_000,
  )
})
