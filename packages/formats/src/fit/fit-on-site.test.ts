import { fitted } from '@ramp/domain'
import { expect, test } from 'vitest'
import { catalogues, tightSites } from '../../fixtures/systems.ts'
import { fitOnSite } from './fit-on-site.ts'
import { readFitRequest } from './read-fit-request.ts'

const now = () => 0

test('a layout that the quick search does not come to is found before nothing is said', () => {
  const request = readFitRequest(tightSites(1, 33001)[0])
  const quick = fitted(request, { catalogue: catalogues(request.product), otherLines: [] })
  expect(quick).toMatchObject({ proposals: [], isCutShort: true })
  expect(fitOnSite(request, catalogues, now).proposals).not.toEqual([])
}, 120_000)

test('where nothing fits and all was tried, the answer says so', () => {
  const yard = [
    { x: -10, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 300 },
    { x: -10, y: 300 },
  ]
  const door = { at: { x: 0, y: 0 }, faces: 90, sill: 20.5 }
  const request = readFitRequest({ format: 'ramp-site/1', product: 'P3G', door, yard })
  expect(fitOnSite(request, catalogues, now)).toMatchObject({ proposals: [], isCutShort: false })
})
