import { readFitRequest } from '@ramp/formats'
import { expect, test } from 'vitest'
import { SMALL_BUDGET } from '../../../fixtures/fit-budget.ts'
import { catalogues } from '../../../fixtures/p3g.ts'
import { fitted } from './fit-ramp.ts'

const downspout = (left: number) => ({
  kind: 'downspout',
  outline: [
    { x: left, y: 0 },
    { x: left + 3, y: 0 },
    { x: left + 3, y: 3 },
    { x: left, y: 3 },
  ],
})

test('of two things with one name either may be moved: it is said once', () => {
  const request = readFitRequest({
    format: 'ramp-site/1',
    product: 'P3G',
    door: { at: { x: 0, y: 0 }, faces: 180, sill: 20.5, width: 36 },
    obstacles: [downspout(22), downspout(-25)],
  })
  const { relaxations } = fitted(request, { catalogue: catalogues('P3G'), budget: SMALL_BUDGET })
  const moved = relaxations.filter(({ change }) => 'obstacles' in change)
  expect(moved.map(({ text }) => text)).toEqual(['Fits if Downspout is moved before installation.'])
})
