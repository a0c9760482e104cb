import { readFitRequest } from '@ramp/formats'
import { expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import { fitted } from './fit-ramp.ts'

/** A yard in the shape of an L, where a stair is wished for besides ramps 48 in wide. */
const site = {
  format: 'ramp-site/1',
  product: 'HAR',
  options: { handrails: 'TWO_LINE', rampWidth: 48, desiredRatio: '1:12', codes: ['ADA'] },
  door: { at: { x: 0, y: 0 }, faces: 180, sill: 12, stepDown: 1.5, width: 40, swing: 'slide' },
  yard: [
    [-60, 0],
    [293, 0],
    [293, 165.75],
    [60, 165.75],
    [60, 331.5],
    [-60, 331.5],
  ].map(([x, y]) => ({ x, y })),
  obstacles: [{ kind: 'gas-meter', at: { x: 91, y: 8 }, radius: 8 }],
  wishes: { stairs: true },
}

test('a way that costs more than was estimated is not found again in every pass', () => {
  const request = readFitRequest(site)
  const { proposals, looked } = fitted(request, { catalogue: catalogues('HAR') })
  expect(proposals.length).toBeGreaterThan(0)
  expect(looked).toBeLessThan(20_000)
})
