import { fitReport, readFitRequest } from '@ramp/formats'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import { breachesOf, type SiteFile } from '../../../fixtures/site-legality.ts'
import { fitted } from './fit-ramp.ts'

const box = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

const siteWith = (more: Readonly<Record<string, unknown>>): SiteFile =>
  ({
    format: 'ramp-site/1',
    product: 'P3G',
    options: { surface: 'SOLID', handrails: 'TWO_LINE', rampWidth: 36, codes: ['IRC', 'Practice'] },
    door: { at: { x: 0, y: 0 }, faces: 180, sill: 20.5, width: 36 },
    ...more,
  }) as unknown as SiteFile

const answerTo = (site: SiteFile) => {
  const answer = fitted(readFitRequest(site), { catalogue: catalogues('P3G') })
  return fitReport(answer, { ms: 0, msFirst: 0 }).proposals
}

describe('a driveway that is kept clear', { timeout: 60_000 }, () => {
  test.each`
    list           | left
    ${'keepOffs'}  | ${150}
    ${'obstacles'} | ${150}
    ${'keepOffs'}  | ${160}
    ${'keepOffs'}  | ${243.3}
  `('as one of the $list, from $left on: the landing ends at its edge', ({ list, left }) => {
    const driveway = { name: 'driveway', outline: box(left, 0, 300, 420) }
    const edge = [0, 420].map((y) => ({ x: left, y }))
    const site = siteWith({ yard: box(-250, 0, 450, 420), destination: { name: 'driveway', edge } })
    const proposals = answerTo({ ...site, [list]: [driveway] })
    expect(proposals.length).toBeGreaterThan(0)
    for (const one of proposals)
      expect(breachesOf({ ...site, obstacles: [driveway] }, one, catalogues('P3G'))).toEqual([])
  })
})
