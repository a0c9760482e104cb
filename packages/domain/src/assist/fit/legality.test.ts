import { readdirSync, readFileSync } from 'node:fs'
import { type FitReport, fitReport, readFitRequest } from '@ramp/formats'
import { expect, test } from 'vitest'
import { SMALL_BUDGET } from '../../../fixtures/fit-budget.ts'
import { catalogues } from '../../../fixtures/p3g.ts'
import { randomSites } from '../../../fixtures/random-sites.ts'
import { breachesOf, type SiteFile } from '../../../fixtures/site-legality.ts'
import { fitted } from '../../index.ts'

const folder = new URL('../../../fixtures/sites/', import.meta.url)
const shared = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name): [string, SiteFile] => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))])

const reports = new Map<SiteFile, FitReport>()
function reportOf(site: SiteFile): FitReport {
  const held = reports.get(site)
  if (held) return held
  const request = readFitRequest(site)
  const report = fitReport(
    fitted(request, { catalogue: catalogues(request.product), budget: SMALL_BUDGET }),
    {
      ms: 0,
      msFirst: 0,
    },
  )
  reports.set(site, report)
  return report
}

/** Everything that is wrong with what is offered for a site. */
const breachesOn = (site: SiteFile): readonly string[] =>
  reportOf(site).proposals.flatMap((proposal) =>
    breachesOf(site, proposal, catalogues(proposal.system.product)).map((one) => `${proposal.id}: ${one}`),
  )

test.each(shared)(
  '%s: no proposal breaks one of the twenty rules',
  (_, site) => {
    expect(breachesOn(site)).toEqual([])
  },
  120_000,
)

/** More of them by `npm run random`. */
const COUNT = Number(process.env.RANDOM_SITES ?? 8)

test('on random sites nothing is thrown, and no proposal breaks one of the twenty rules', () => {
  for (const site of randomSites(COUNT)) expect(breachesOn(site), JSON.stringify(site)).toEqual([])
}, 3_600_000)

const acrossYard = (near: number, far: number) => [
  { x: -200, y: near },
  { x: 200, y: near },
  { x: 200, y: far },
  { x: -200, y: far },
]

/** A bank across the yard, that falls to both sides: a ramp passes it just before its last two feet. */
const bank = {
  format: 'ramp-site/1',
  product: 'P3G',
  options: { codes: ['IRC'], handrails: 'TWO_LINE' },
  door: { at: { x: 0, y: 0 }, faces: 180, sill: 6, stepDown: 0, width: 36 },
  destination: { name: 'street', area: acrossYard(225, 455) },
  ground: {
    spots: [-200, 200].flatMap((x) =>
      [
        { y: 0, z: 0 },
        { y: 187.5, z: 6.844 },
        { y: 405, z: -1.095 },
      ].map(({ y, z }) => ({ x, y, z, how: 'measured' })),
    ),
  },
} as unknown as SiteFile

test('behind a bank no ramp is in the ground just before its last two feet', () => {
  expect(reportOf(bank).proposals.length).toBeGreaterThan(0)
  expect(breachesOn(bank)).toEqual([])
}, 120_000)

test('the check finds a ramp that is moved, a deck that is too high and a foot in the flower bed', () => {
  const [, site] = shared[0] ?? []
  const [proposal] = site ? reportOf(site).proposals : []
  if (!site || !proposal) throw new Error('nothing is offered')
  const changed = (
    change: (system: FitReport['proposals'][number]['system']) => FitReport['proposals'][number]['system'],
  ) =>
    breachesOf(site, { ...proposal, system: change(proposal.system) }, catalogues('P3G')).map(
      (one) => one.split(':')[0],
    )
  expect(
    changed((system) => ({
      ...system,
      parts: system.parts.map((part) => ({ ...part, at: { x: part.at.x, y: part.at.y - 30 } })),
    })),
  ).toContain('rule 16')
  expect(changed((system) => ({ ...system, runs: system.runs.map((run) => ({ ...run, top: 26 })) }))).toEqual(
    expect.arrayContaining(['rule 2', 'rule 5']),
  )
  const bed = { name: 'bed', at: { x: 380, y: 45 }, radius: 20, clearance: 0 }
  expect(breachesOf({ ...site, obstacles: [bed] }, proposal, catalogues('P3G')).join()).toContain('rule 9')
}, 120_000)
