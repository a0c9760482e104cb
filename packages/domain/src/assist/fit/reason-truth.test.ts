import { readdirSync, readFileSync } from 'node:fs'
import { readFitRequest } from '@ramp/formats'
import { expect, test } from 'vitest'
import { faultsOfChange } from '../../../fixtures/fit-oracle/compare.ts'
import { openSites, tightSites } from '../../../fixtures/fit-oracle/oracle-sites.ts'
import { nastySites } from '../../../fixtures/nasty-sites.ts'
import { catalogues } from '../../../fixtures/p3g.ts'
import { randomSites, turnedSite } from '../../../fixtures/random-sites.ts'
import { untruthsOf } from '../../../fixtures/reason-truth.ts'
import type { SiteFile } from '../../../fixtures/site-legality.ts'
import { type FitAnswer, fitted } from '../../index.ts'

const folder = new URL('../../../fixtures/sites/', import.meta.url)
const shared = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name): SiteFile => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))

const answerTo = (site: SiteFile): FitAnswer => {
  const request = readFitRequest(JSON.parse(JSON.stringify(site)))
  return fitted(request, { catalogue: catalogues(request.product), budget: SMALL })
}

/** A reason is as true where less was looked at. */
const SMALL = { all: 20_000, none: 20_000 }

const untruths = (site: SiteFile): readonly string[] =>
  untruthsOf(site, answerTo(site), { catalogue: catalogues(readFitRequest(site).product), answerTo })

/** More of them by `npm run random`. */
const COUNT = Number(process.env.RANDOM_SITES ?? 23)

test('every reason for a site of a hard kind is true', () => {
  for (const site of nastySites(COUNT)) expect(untruths(site), JSON.stringify(site)).toEqual([])
}, 3_600_000)

test('every reason for a shared site is true', () => {
  for (const site of shared) expect(untruths(site), JSON.stringify(site.title)).toEqual([])
}, 120_000)

/** The check reads sites whose door faces down the drawing. */
const upright = (site: SiteFile): SiteFile => turnedSite(site, (4 - ((site.door.faces + 180) % 360) / 90) % 4)
const RANDOM = Number(process.env.RANDOM_SITES ?? 30)
/** Sites that nothing fits on until something is changed. */
const CHANGED = [
  ...[16, 19, 27, 39].flatMap((number) => nastySites(1, number)),
  ...[8, 12].flatMap((number) => tightSites(1, number)),
]

test('every reason for a random site is true', () => {
  for (const site of randomSites(RANDOM).map(upright))
    expect(untruths(site), JSON.stringify(site.title)).toEqual([])
}, 3_600_000)

test('every change offered where nothing fits does fit, at the price that is told', () => {
  const changes = CHANGED.flatMap((site) => answerTo(site).relaxations)
  expect(changes.length).toBeGreaterThanOrEqual(8)
  for (const one of changes) expect(faultsOfChange(one, { budget: SMALL }), one.text).toEqual([])
}, 3_600_000)

test.each`
  what                                                        | number   | lines
  ${'steeper ramps'}                                          | ${30013} | ${[]}
  ${'another line, where the one asked for is not for a job'} | ${30054} | ${['PHD']}
`(
  'a change has the price that the whole budget finds: $what',
  ({ number, lines }) => {
    const request = readFitRequest(JSON.parse(JSON.stringify(openSites(1, number)[0])))
    const otherLines = lines.map(catalogues)
    const { relaxations } = fitted(request, { catalogue: catalogues(request.product), otherLines })
    expect(relaxations).toHaveLength(1)
    for (const one of relaxations) expect(faultsOfChange(one, { otherLines }), one.text).toEqual([])
  },
  120_000,
)

test('the check finds a figure that is wrong, need under have and what is not in the way', () => {
  const [site] = nastySites(1, 49)
  if (!site) throw new Error('no site')
  const answer = answerTo(site)
  const [reason] = answer.reasons
  if (!reason) throw new Error('no reason')
  const faultsOf = (change: Partial<typeof reason>, on = site) =>
    untruthsOf(
      on,
      { ...answer, reasons: [{ ...reason, ...change }] },
      { catalogue: catalogues('P3G'), answerTo },
    )
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ have: reason.have - 2 })).toHaveLength(1)
  expect(faultsOf({ need: reason.have })).toHaveLength(1)
  const bush = { name: 'bush', at: { x: 300, y: 300 }, radius: 6 }
  const beside = { ...site, obstacles: [...(site.obstacles ?? []), bush] }
  expect(faultsOf({ text: reason.text.replace(/gas meter/i, 'bush') }, beside)).toHaveLength(1)
}, 120_000)
