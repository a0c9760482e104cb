import { fitReport, readFitRequest } from '@ramp/formats'
import { describe, expect, test } from 'vitest'
import { box } from '../../../fixtures/chance.ts'
import { catalogues } from '../../../fixtures/p3g.ts'
import { breachesOf, type SiteFile } from '../../../fixtures/site-legality.ts'
import { siteWith } from '../../../fixtures/site-with.ts'
import { fitted } from './fit-ramp.ts'

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
