import { readFitRequest } from '@ramp/formats'
import { expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import { fitted } from '../../index.ts'

const yard = (left: number, right: number, bottom: number) => [
  { x: left, y: 0 },
  { x: right, y: 0 },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

const site = (sill: number, within: readonly { readonly x: number; readonly y: number }[]) =>
  readFitRequest({
    format: 'ramp-site/1',
    product: 'P3G',
    door: { at: { x: 0, y: 0 }, faces: 180, sill, stepDown: 0 },
    building: [{ name: 'house', outline: yard(-600, 600, -240) }],
    yard: within,
  })

test.each`
  yard                                                   | sill  | within                 | most
  ${'no longer than a platform and a short ramp'}        | ${24} | ${yard(-60, 120, 110)} | ${2_000}
  ${'a strip along the wall that nothing turns back in'} | ${40} | ${yard(-34, 400, 70)}  | ${5_000}
  ${'a strip out from the wall, as wide as a platform'}  | ${40} | ${yard(-34, 34, 400)}  | ${5_000}
`('$yard: that nothing fits is known after $most layouts', ({ sill, within, most }) => {
  const { proposals, looked } = fitted(site(sill, within), { catalogue: catalogues('P3G') })
  expect(proposals).toEqual([])
  expect(looked).toBeLessThan(most)
})

test.each`
  door                                          | more                                                                                   | code
  ${'so low over its porch that no frame fits'} | ${{ porch: { outline: yard(-60, 60, 60), height: 23, use: 'over' } }}                  | ${'too-low'}
  ${'so high that a line without guards ends'}  | ${{ product: 'P2G', door: { at: { x: 0, y: 0 }, faces: 180, sill: 46, stepDown: 0 } }} | ${'no-guards'}
`('a door $door: nothing is looked at', ({ more, code }) => {
  const json = { format: 'ramp-site/1', product: 'P3G', door: { at: { x: 0, y: 0 }, faces: 180, sill: 24 } }
  const request = readFitRequest({ ...json, ...more })
  const { reasons, looked } = fitted(request, { catalogue: catalogues(request.product) })
  expect(looked).toBe(0)
  expect(reasons.map((reason) => reason.code)).toContain(code)
})

test('a door higher than any ramp reaches over level ground: that the ground falls is no reason', () => {
  const json = { format: 'ramp-site/1', product: 'P3G', door: { at: { x: 0, y: 0 }, faces: 180, sill: 480 } }
  const { reasons } = fitted(readFitRequest(json), { catalogue: catalogues('P3G') })
  expect(reasons.map(({ code, need }) => ({ code, need }))).toEqual([{ code: 'too-high', need: 479.5 }])
})
