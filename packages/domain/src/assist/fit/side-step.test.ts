import { fitReport, readFitRequest } from '@ramp/formats'
import { expect, test } from 'vitest'
import { box } from '../../../fixtures/chance.ts'
import { SMALL_BUDGET } from '../../../fixtures/fit-budget.ts'
import { catalogues } from '../../../fixtures/p3g.ts'
import { breachesOf } from '../../../fixtures/site-legality.ts'
import { siteWith } from '../../../fixtures/site-with.ts'
import { fitted } from './fit-ramp.ts'

/** A passage 10 ft wide with a hedge on one side, and a shed farther out on the other. */
const passage = siteWith({
  door: { at: { x: 0, y: 0 }, faces: 180, sill: 24.5, width: 36 },
  yard: box(-60, 0, 60, 600),
  obstacles: [
    { name: 'hedge', outline: box(0, 100, 60, 200), clearance: 0 },
    { name: 'shed', outline: box(-60, 340, 8, 420), clearance: 0 },
  ],
})

test('ramps in line get past obstacles on both sides from opposite ends of a wide platform', () => {
  const answer = fitted(readFitRequest(passage), { catalogue: catalogues('P3G'), budget: SMALL_BUDGET })
  const { proposals } = fitReport(answer, { ms: 0, msFirst: 0 })
  // By hand: 5x5, 5 + 8 ft, 8x5, 3 + 8 ft.
  expect(proposals[0]?.price).toBeLessThanOrEqual(8790.17)
  expect(proposals[0]?.kind).toBe('straight')
  for (const one of proposals) expect(breachesOf(passage, one, catalogues('P3G'))).toEqual([])
})
