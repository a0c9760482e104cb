import { fitReport, readFitRequest } from '@ramp/formats'
import { expect, test } from 'vitest'
import { SMALL_BUDGET } from '../../../fixtures/fit-budget.ts'
import { catalogues } from '../../../fixtures/p3g.ts'
import { breachesOf, type SiteFile } from '../../../fixtures/site-legality.ts'
import { fitted } from './fit-ramp.ts'

const box = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

/** A passage 10 ft wide with a hedge on one side, and a shed farther out on the other. */
const passage = {
  format: 'ramp-site/1',
  product: 'P3G',
  options: { surface: 'SOLID', handrails: 'TWO_LINE', rampWidth: 36, codes: ['IRC', 'Practice'] },
  door: { at: { x: 0, y: 0 }, faces: 180, sill: 24.5, width: 36 },
  yard: box(-60, 0, 60, 600),
  obstacles: [
    { name: 'hedge', outline: box(0, 100, 60, 200), clearance: 0 },
    { name: 'shed', outline: box(-60, 340, 8, 420), clearance: 0 },
  ],
} as unknown as SiteFile

test('ramps in line pass what stands on both sides from opposite ends of a wide platform', () => {
  const answer = fitted(readFitRequest(passage), { catalogue: catalogues('P3G'), budget: SMALL_BUDGET })
  const { proposals } = fitReport(answer, { ms: 0, msFirst: 0 })
  // By hand: 5x5, 5 + 8 ft, 8x5, 3 + 8 ft.
  expect(proposals[0]?.price).toBeLessThanOrEqual(8790.17)
  expect(proposals[0]?.kind).toBe('straight')
  for (const one of proposals) expect(breachesOf(passage, one, catalogues('P3G'))).toEqual([])
})
