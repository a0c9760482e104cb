import { fitReport, readFitRequest } from '@ramp/formats'
import { expect, test } from 'vitest'
import { box } from '../../../fixtures/chance.ts'
import { SMALL_BUDGET } from '../../../fixtures/fit-budget.ts'
import { catalogues } from '../../../fixtures/p3g.ts'
import { breachesOf, type SiteFile } from '../../../fixtures/site-legality.ts'
import { siteWith } from '../../../fixtures/site-with.ts'
import { fitted } from './fit-ramp.ts'

/** A strip straight out from the door, as wide as an 8x5 platform. */
const strip = (half: number): SiteFile =>
  siteWith({ yard: box(-half, 0, half, 420), wishes: { stairs: true } })

const answerTo = (site: SiteFile) =>
  fitted(readFitRequest(site), { catalogue: catalogues('P3G'), budget: SMALL_BUDGET })

test('where no side of a platform is free, a stair leads down beside the ramp from an 8x5', () => {
  const site = strip(55)
  const [first] = fitReport(answerTo(site), { ms: 0, msFirst: 0 }).proposals
  expect(first?.system.parts.map(({ shortName }) => shortName)).toEqual([
    'PPS85TL',
    'PRSTL4',
    'PRSTL8',
    'PRSTL8',
    'PST15',
  ])
  expect(first && breachesOf(site, first, catalogues('P3G'))).toEqual([])
})

test('a strip too narrow for a ramp and a stair with 3 in between has none', () => {
  const { proposals, reasons } = answerTo(strip(40))
  expect(proposals).toEqual([])
  expect(reasons[0]?.code).toBe('no-room-for-stair')
})
