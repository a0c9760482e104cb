import { fitReport, layoutOfDescription, readFitRequest, readSystemDescription } from '@ramp/formats'
import { describe, expect, test } from 'vitest'
import { SMALL_BUDGET } from '../../../fixtures/fit-budget.ts'
import { catalogues } from '../../../fixtures/p3g.ts'
import { analyse, type FitAnswer, fitted, messageOf, PRODUCT_LINES, productRules } from '../../index.ts'

const otherLines = PRODUCT_LINES.filter((line) => productRules(line).isOpen).map(catalogues)

const box = (x: number, y: number, width: number, length: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + length },
  { x, y: y + length },
]
const door = {
  at: { x: 0, y: 0 },
  faces: 180,
  width: 36,
  swing: 'in',
  hinge: 'left',
  stepDown: 0.5,
  sill: 18.5,
}
const house = [{ name: 'house', outline: box(-300, -240, 900, 240) }]
const HOME = {
  surface: 'SOLID',
  handrails: 'TWO_LINE',
  rampWidth: 36,
  desiredRatio: '1:12',
  codes: ['IRC', 'Practice'],
}

const answerTo = (site: Readonly<Record<string, unknown>>): FitAnswer => {
  const request = readFitRequest({
    format: 'ramp-site/1',
    product: 'P3G',
    options: HOME,
    door,
    building: house,
    ...site,
  })
  return fitted(request, { catalogue: catalogues(request.product), otherLines, budget: SMALL_BUDGET })
}

/** Issues of place of every proposal, as `quote` has them. */
const issuesOf = (answer: FitAnswer): readonly string[] =>
  fitReport(answer, { ms: 0, msFirst: 0 }).proposals.flatMap(({ system }) => {
    const description = readSystemDescription(JSON.parse(JSON.stringify(system)))
    const catalogue = catalogues(description.product)
    const { issues } = analyse(layoutOfDescription(description, catalogue).layout, catalogue)
    return issues.filter(({ code }) => code.startsWith('site.')).map(messageOf)
  })

describe('lines are never crossed by what is proposed, and quote says the same', () => {
  test.each`
    what                                | site
    ${'a lot without a yard'}           | ${{ lot: box(-120, -300, 560, 400) }}
    ${'a lot with a setback'}           | ${{ lot: box(-180, -360, 720, 520), setback: 60 }}
    ${'a yard that reaches over a lot'} | ${{ lot: box(-120, -300, 560, 400), yard: box(-300, 0, 900, 600) }}
    ${'a lot just as deep as a deck'}   | ${{ lot: box(-120, -300, 500, 366.5) }}
  `('$what', ({ site }) => {
    const answer = answerTo(site)
    expect(answer.proposals.length).toBeGreaterThan(0)
    expect(issuesOf(answer)).toEqual([])
    const { x, y } = site.lot[2]
    for (const { analysis } of answer.proposals)
      for (const { outline } of analysis.placement.parts)
        for (const at of outline) expect(at.x <= x + 0.001 && at.y <= y + 0.001).toBe(true)
  })
}, 120_000)

describe('a second door keeps its swing and its way out', () => {
  const second = { ...door, at: { x: 150, y: 0 } }
  test.each`
    what                    | doors                                  | yard
    ${'one that opens out'} | ${[door, { ...second, swing: 'out' }]} | ${box(-40, 0, 540, 80)}
    ${'one that opens in'}  | ${[door, second]}                      | ${box(-40, 0, 540, 200)}
  `('$what', ({ doors, yard }) => {
    const answer = answerTo({ door: undefined, doors, yard })
    expect(issuesOf(answer)).toEqual([])
    expect(answer.proposals.length + answer.reasons.length).toBeGreaterThan(0)
    for (const { analysis } of answer.proposals)
      for (const { box: own } of analysis.placement.parts)
        expect(own.max.x > 132 && own.min.x < 168 && own.min.y < 35.9).toBe(false)
  })
}, 120_000)

describe('a porch too shallow for the swing of its door gets a platform', () => {
  const porch = (depth: number, height: number) => ({
    porch: { outline: box(-60, 0, 120, depth), height, use: 'start' },
    door: { ...door, swing: 'out' },
  })
  test.each`
    what                          | depth | height  | platformAt
    ${'in front of it'}           | ${30} | ${18}   | ${30}
    ${'in front, by an inch'}     | ${35} | ${18}   | ${35}
    ${'over one that lies lower'} | ${30} | ${10.5} | ${0}
  `('$what', ({ depth, height, platformAt }) => {
    const answer = answerTo(porch(depth, height))
    expect(answer.proposals.length).toBeGreaterThan(0)
    expect(issuesOf(answer)).toEqual([])
    for (const { analysis } of answer.proposals) {
      const [first] = analysis.placement.parts
      expect(first?.part.kind).toBe('platform')
      if (platformAt > 0) expect(first?.box.min.y ?? 0).toBeGreaterThan(platformAt - 1)
      expect(first && first.box.min.x <= -18 && first.box.max.x >= 18).toBe(true)
    }
  })

  test('one that is deep enough is the top landing itself', () => {
    const [best] = answerTo({ porch: { outline: box(-60, 0, 120, 72), height: 18, use: 'start' } }).proposals
    expect(best?.layout.parts[0]?.kind).toBe('ramp')
  })
}, 120_000)

describe('who comes bounds what is proposed', () => {
  test('a device that climbs less steeply gets a longer ramp', () => {
    const { proposals } = answerTo({ person: { slopeLimit: '1:16' } })
    expect(proposals.length).toBeGreaterThan(0)
    for (const { rampFeet } of proposals) expect(rampFeet).toBeGreaterThanOrEqual(24)
  })

  test('more weight than the line is rated for is the reason, and lines that carry it are offered', () => {
    const { proposals, reasons, relaxations } = answerTo({ product: 'P2G', person: { loaded: 900 } })
    expect(proposals).toEqual([])
    expect(reasons).toMatchObject([{ code: 'rated-load', need: 900, have: 850, unit: 'lb' }])
    expect(relaxations.map(({ change }) => change)).toContainEqual({ product: 'P3G' })
    expect(answerTo({ product: 'P2G', person: { loaded: 850 } }).proposals.length).toBeGreaterThan(0)
  })
}, 120_000)

describe('no residential line is offered to a job under ADA or IBC', () => {
  const tight = { yard: box(-40, 0, 80, 200) }
  const lines = ({ relaxations }: FitAnswer) =>
    relaxations.flatMap(({ change }) => ('product' in change ? [change.product] : []))
  const residential = ['P3G', 'P2G', 'APD', 'HAR']

  test.each`
    product  | codes                  | options
    ${'PHD'} | ${['ADA', 'IBC']}      | ${{ handrails: 'GUARDS', rampWidth: 48 }}
    ${'PHD'} | ${['IRC']}             | ${{ handrails: 'GUARDS', rampWidth: 48 }}
    ${'P3G'} | ${['ADA', 'Practice']} | ${{}}
  `('not in place of $product under $codes', ({ product, codes, options }) => {
    const answer = answerTo({ product, ...tight, options: { ...HOME, ...options, codes } })
    expect(answer.proposals).toEqual([])
    expect(lines(answer).filter((line) => residential.includes(line))).toEqual([])
  })

  test('a residential line that was chosen for a job under the IBC is refused with the line that fits', () => {
    const answer = answerTo({ options: { ...HOME, codes: ['ADA', 'IBC'] } })
    expect(answer.proposals).toEqual([])
    expect(answer.reasons.map(({ code }) => code)).toEqual(['residential-line'])
    expect(lines(answer)).toEqual(['PHD'])
  })

  test('one that was chosen for a home under ADA is answered', () => {
    expect(answerTo({ options: { ...HOME, codes: ['ADA', 'Practice'] } }).proposals.length).toBeGreaterThan(0)
  })
}, 120_000)

test('what a relaxation moves stays on the site, and the proposal says it has to be moved', () => {
  const shed = { name: 'Shed', outline: box(-30, 70, 60, 60), clearance: 0 }
  const { proposals, relaxations } = answerTo({ yard: box(-40, 0, 80, 400), obstacles: [shed] })
  expect(proposals).toEqual([])
  const moved = relaxations.find(({ change }) => 'obstacles' in change)
  expect(moved?.text).toBe('Fits if Shed is moved before installation.')
  expect(moved?.proposal.layout.site.things).toContainEqual({ kind: 'obstacle', ...shed, fate: 'moves' })
  expect(moved?.proposal.analysis.issues.map(messageOf)).toContain(
    'Shed has to be moved before installation.',
  )
}, 120_000)
