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

describe('a porch', { timeout: 60_000 }, () => {
  const porch = (wide: number) =>
    siteWith({
      door: { at: { x: 0, y: 0 }, faces: 180, sill: 16.5, width: 32 },
      porch: { outline: box(-wide / 2, 0, wide / 2, 66), height: 16, use: 'start' },
      yard: box(-80, 0, 80, 420),
    })

  test.each([36, 38, 41.5, 44])('%d in wide: ramps 36 in wide begin at its edge', (wide) => {
    const [first] = answerTo(porch(wide))
    expect(first?.system.parts.map(({ shortName }) => shortName)).toEqual(['PRSTL8', 'PRSTL8'])
    expect(first && breachesOf(porch(wide), first, catalogues('P3G'))).toEqual([])
  })

  test('has one answer wherever its outline begins', () => {
    const outline = box(-24, 0, 24, 40)
    const answers = [outline, [...outline.slice(1), ...outline.slice(0, 1)], outline.toReversed()].map(
      (corners) =>
        answerTo(
          siteWith({ porch: { outline: corners, height: 19, use: 'start' }, yard: box(-150, 0, 150, 480) }),
        ).map(({ price }) => price),
    )
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })
})
