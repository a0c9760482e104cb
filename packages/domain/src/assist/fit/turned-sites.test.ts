import { readFileSync } from 'node:fs'
import { readFitRequest } from '@ramp/formats'
import { expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import { mirroredSite, turnedSite } from '../../../fixtures/random-sites.ts'
import type { SiteFile } from '../../../fixtures/site-legality.ts'
import { fitted } from '../../index.ts'

const site = (name: string): SiteFile =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/sites/${name}.json`, import.meta.url), 'utf8'))

/** What is offered, without where it lies. */
function offered(json: SiteFile) {
  const request = readFitRequest(json)
  const { proposals } = fitted(request, {
    catalogue: catalogues(request.product),
    budget: { all: 8_000, evaluated: 8 },
  })
  return proposals.map(({ kind, price, why, layout }) => ({
    kind,
    price,
    why,
    parts: layout.parts.map(({ shortName }) => shortName),
  }))
}

test.each(['s1-driveway-at-the-side', 's2-porch-outward-door', 's3-corner-lot', 's5-falling-ground'])(
  '%s, turned and mirrored: the same layouts at the same prices',
  (name) => {
    const json = site(name)
    const upright = offered(json)
    expect(upright.length).toBeGreaterThan(0)
    for (const quarters of [1, 2, 3]) expect(offered(turnedSite(json, quarters))).toEqual(upright)
    expect(offered(mirroredSite(json))).toEqual(upright)
    expect(offered(mirroredSite(turnedSite(json, 1)))).toEqual(upright)
  },
  120_000,
)
