import { readdirSync, readFileSync } from 'node:fs'
import { fitReport, readFitRequest } from '@ramp/formats'
import { expect, test } from 'vitest'
import { openSites, tightSites } from '../../../fixtures/fit-oracle/oracle-sites.ts'
import { catalogues } from '../../../fixtures/p3g.ts'
import { randomSites } from '../../../fixtures/random-sites.ts'
import { breachesOf, type SiteFile } from '../../../fixtures/site-legality.ts'
import { fitted } from '../../index.ts'
import { FIT_BUDGET, solve } from './answer/solve.ts'
import { prepare } from './evaluate/prepare.ts'

const folder = new URL('../../../fixtures/sites/', import.meta.url)
const shared = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name): SiteFile => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))

/** What the engine says of every layout that it judged on a site, and what it was thought to cost before. */
function evaluatedOn(site: SiteFile): readonly { readonly price: number; readonly estimate: number }[] {
  const request = readFitRequest(site)
  const budget = { ...FIT_BUDGET, all: 40_000, none: 40_000 }
  const steps = solve(prepare(request, catalogues(request.product)), budget)
  for (;;) {
    const step = steps.next()
    if (step.done)
      return step.value.candidates.map(({ price, route }) => ({ price, estimate: route.estimate }))
  }
}

const level = (site: SiteFile): boolean =>
  !('ground' in site) && !readFitRequest(site).wishes.stairs && !site.porch

const COUNT = Number(process.env.RANDOM_SITES ?? 14)

test('on level ground every layout costs to the cent what it was thought to cost before it was judged', () => {
  const evaluated = [...shared, ...randomSites(COUNT)].filter(level).flatMap(evaluatedOn)
  expect(evaluated.length).toBeGreaterThan(40)
  for (const { price, estimate } of evaluated) expect(estimate).toBe(price)
}, 3_600_000)

test('on any ground no layout costs less than it was thought to cost', () => {
  const evaluated = randomSites(COUNT)
    .filter((site) => !level(site))
    .flatMap(evaluatedOn)
  expect(evaluated.length).toBeGreaterThan(20)
  for (const { price, estimate } of evaluated) expect(price).toBeGreaterThanOrEqual(estimate - 1)
}, 3_600_000)

const box = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

const site = (more: Readonly<Record<string, unknown>>): SiteFile =>
  ({
    format: 'ramp-site/1',
    product: 'P3G',
    options: { surface: 'SOLID', handrails: 'TWO_LINE', rampWidth: 36, desiredRatio: '1:12' },
    building: [{ name: 'house', outline: box(-240, -312, 240, 0) }],
    ...more,
  }) as unknown as SiteFile

const door = (sill: number) => ({
  at: { x: 0, y: 0 },
  faces: 180,
  sill,
  width: 36,
  swing: 'in',
  hinge: 'left',
})

const falling = [
  { x: -900, y: -300, z: 300 / 14 },
  { x: 900, y: -300, z: 300 / 14 },
  { x: -900, y: 900, z: -900 / 14 },
  { x: 900, y: 900, z: -900 / 14 },
  { x: 0, y: 0, z: 0 },
].map((spot) => ({ ...spot, how: 'measured' }))

const sloped = [
  { x: 0, y: 0, z: 0 },
  { x: -300, y: 0, z: 5 },
  { x: 300, y: 0, z: -5 },
  { x: -300, y: 240, z: -5 },
  { x: 300, y: 240, z: -15 },
  { x: 0, y: 480, z: -20 },
].map((spot) => ({ ...spot, how: 'measured' }))

/** Layouts that an estimator drew and the search had missed, in cents. */
test.each`
  where                                                       | file                                                                                                                                                                                                                      | most
  ${'around a yard of 278 x 287 in, in four flights'}         | ${site({ door: door(38.5), building: [{ name: 'house', outline: box(-142, -312, 136, 0) }], yard: box(-142, 0, 136, 287) })}                                                                                              | ${16_135_01}
  ${'straight off a 5x6 platform with ramps 60 in wide'}      | ${site({ door: door(18.5), product: 'PHD', options: { surface: 'SOLID', handrails: 'GUARDS', rampWidth: 60, desiredRatio: '1:12' } })}                                                                                    | ${10_787_98}
  ${'along the wall and back up a fall of 1:14'}              | ${site({ door: door(20.5), ground: { spots: falling } })}                                                                                                                                                                 | ${6_865_13}
  ${'uphill along the wall, where a tree stands in the way'}  | ${site({ door: door(27), building: [{ name: 'house', outline: box(-228, -312, 252, 0) }], obstacles: [{ name: 'Tree', at: { x: 0, y: 144 }, radius: 30, clearance: 24 }], ground: { spots: sloped } })}                   | ${5_974_23}
  ${'along the wall, its platform flush with the yard line'}  | ${site({ door: { ...door(13), stepDown: 0, swing: 'out', hinge: 'right' }, options: { surface: 'SOLID', handrails: 'TWO_LINE', rampWidth: 36, desiredRatio: '1:12', codes: ['IRC'] }, yard: box(-235.5, 0, 42.5, 169) })} | ${4_054_92}
  ${'in PHD, with the starter ramp that leaves fewer legs'}   | ${openSites(1, 2)[0]}                                                                                                                                                                                                     | ${9_000_36}
  ${'past a tree in a yard of 429 x 161 in, 48 in wide'}      | ${tightSites(1, 56)[0]}                                                                                                                                                                                                   | ${16_778_61}
  ${'past a tree beside the door, over two joined platforms'} | ${openSites(1, 1007)[0]}                                                                                                                                                                                                  | ${9_761_91}
  ${'past a tree, over joined platforms of two sizes'}        | ${openSites(1, 30006)[0]}                                                                                                                                                                                                 | ${7_756_59}
  ${'to a curb, with the longer of two joined platforms'}     | ${openSites(1, 30047)[0]}                                                                                                                                                                                                 | ${15_126_35}
  ${'back past a tree, over joined platforms of two sizes'}   | ${tightSites(1, 31004)[0]}                                                                                                                                                                                                | ${9_573_34}
  ${'back along the wall in a yard of 410 x 133 in'}          | ${tightSites(1, 31032)[0]}                                                                                                                                                                                                | ${19_437_42}
  ${'a foot less of ramp for a hair to one side, up a slope'} | ${openSites(1, 11027)[0]}                                                                                                                                                                                                 | ${6_812_36}
  ${'around corners to a destination on falling ground'}      | ${openSites(1, 11007)[0]}                                                                                                                                                                                                 | ${15_746_51}
  ${'to a destination where nothing was found before'}        | ${openSites(1, 13040)[0]}                                                                                                                                                                                                 | ${22_570_50}
  ${'down 50 in with guards, in flights of few ramps'}        | ${openSites(1, 7)[0]}                                                                                                                                                                                                     | ${17_031_88}
  ${'back beside a tree, moved 2 in along the wall'}          | ${{ ...openSites(1, 35028)[0], product: 'P3G' }}                                                                                                                                                                          | ${12_578_36}
`(
  '$where: a layout for at most $most cents',
  ({ file, most }) => {
    const request = readFitRequest(file)
    const answer = fitted(request, { catalogue: catalogues(request.product) })
    const report = fitReport(answer, { ms: 0, msFirst: 0 })
    expect(answer.proposals[0]?.price ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(most)
    expect(report.proposals.flatMap((one) => breachesOf(file, one, catalogues(request.product)))).toEqual([])
  },
  120_000,
)

test('the cheapest is proven on open ground, and not where the search ended before its moves', () => {
  const request = readFitRequest(site({ door: door(20.5) }))
  const answerOf = (budget?: { readonly all: number; readonly none: number }) =>
    fitted(request, { catalogue: catalogues('P3G'), budget })
  expect(answerOf()).toMatchObject({ isProven: true, isCutShort: false })
  expect(answerOf({ all: 10, none: 10 })).toMatchObject({ isProven: false, isCutShort: true })
})

test('a site without room at the door is not one where more layouts could be looked at', () => {
  const narrow = box(-10, 0, 10, 300)
  const request = readFitRequest(site({ door: door(20.5), yard: narrow }))
  const answer = fitted(request, { catalogue: catalogues('P3G'), otherLines: [] })
  expect(answer.proposals).toEqual([])
  expect(answer.isCutShort).toBe(false)
})
