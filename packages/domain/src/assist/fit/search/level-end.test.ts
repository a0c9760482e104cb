import { readFitRequest } from '@ramp/formats'
import { expect, test } from 'vitest'
import { catalogues } from '../../../../fixtures/p3g.ts'
import { fitted } from '../../../index.ts'

const across = (y: number, z: number) => [-300, 300].map((x) => ({ x, y, z, how: 'measured' }))

test('no ramp is looked for that ends on ground as high as the deck or higher', () => {
  const request = readFitRequest({
    format: 'ramp-site/1',
    product: 'P3G',
    door: { at: { x: 0, y: 0 }, faces: 180, sill: 8, stepDown: 0 },
    ground: { spots: [...across(0, 0), ...across(120, 9), ...across(600, 9)] },
    destination: {
      name: 'street',
      area: [
        { x: -300, y: 200 },
        { x: 300, y: 200 },
        { x: 300, y: 400 },
        { x: -300, y: 400 },
      ],
    },
  })
  const budget = { all: 12_000, none: 12_000 }
  const { evaluated, proposals } = fitted(request, { catalogue: catalogues('P3G'), otherLines: [], budget })
  expect(proposals.filter(({ kind }) => kind !== 'threshold')).toEqual([])
  expect(evaluated).toBe(0)
}, 60_000)
