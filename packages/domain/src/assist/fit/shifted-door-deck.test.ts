import { fitReport, readFitRequest } from '@ramp/formats'
import { expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import { breachesOf, type SiteFile } from '../../../fixtures/site-legality.ts'
import { fitted } from '../../index.ts'

const box = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

/**
 * A 5x5 moves 6" to either side of a door this wide. Ten feet to the left, back over a 5x8 and fourteen feet to the right is
 * the cheapest that there is room for, with the 5x5 from 1 15/16" to 2 3/8" left of the door.
 */
const site = {
  format: 'ramp-site/1',
  product: 'P3G',
  options: { codes: ['IRC'], handrails: 'TWO_LINE' },
  door: { at: { x: 0, y: 0 }, faces: 180, sill: 24, stepDown: 0, width: 48 },
  yard: box(-221.55, 0, 67, 115),
}
const bulkhead = { name: 'bulkhead', outline: box(45, 0, 67, 50) }

test.each`
  room                                   | obstacles
  ${'for a wider platform, which costs'} | ${[]}
  ${'for no wider platform'}             | ${[bulkhead]}
`('the door platform moves so that ramps fit between lot lines, with room $room', ({ obstacles }) => {
  const file = { ...site, obstacles } as unknown as SiteFile
  const answer = fitted(readFitRequest(file), { catalogue: catalogues('P3G') })
  const [lowest] = fitReport(answer, { ms: 0, msFirst: 0 }).proposals
  if (!lowest) throw new Error('nothing is offered')
  expect(lowest.price).toBe(8574.7)
  expect(lowest.system.parts[0]?.shortName).toBe('PPS55TL')
  expect(breachesOf(file, lowest, catalogues('P3G'))).toEqual([])
})
