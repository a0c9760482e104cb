import { readdirSync, readFileSync } from 'node:fs'
import { fitReport, readFitRequest } from '@ramp/formats'
import { describe, expect, test } from 'vitest'
import { SMALL_BUDGET } from '../../../fixtures/fit-budget.ts'
import { catalogues } from '../../../fixtures/p3g.ts'
import { breachesOf, type SiteFile } from '../../../fixtures/site-legality.ts'
import { VARIED } from '../../../fixtures/varied-sites.ts'
import { type FitAnswer, fitted, type KeptPart, type Proposal } from '../../index.ts'

const folder = new URL('../../../fixtures/sites/', import.meta.url)
const shared = readdirSync(folder).filter((name) => name.endsWith('.json'))
const described = (name: string): SiteFile => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
const varied = (name: string): SiteFile => VARIED[name] as SiteFile

function answer(site: SiteFile, keep: readonly object[] = []): FitAnswer {
  const request = readFitRequest({ ...site, keep })
  return fitted(request, { catalogue: catalogues(request.product), budget: SMALL_BUDGET })
}

/** What is offered where nothing has to stay: several tests begin with it. */
const offers = new Map<string, FitAnswer>()
function offered(site: SiteFile): FitAnswer {
  const key = JSON.stringify(site)
  const held = offers.get(key) ?? answer(site)
  offers.set(key, held)
  return held
}

type Kept = Pick<KeptPart, 'shortName' | 'at' | 'rotation'>
const keptOf = ({ layout }: Proposal, id: string | undefined): Kept => {
  const part = layout.parts.find((one) => one.id === id)
  if (!part) throw new Error(id)
  return { shortName: part.shortName, at: part.at, rotation: part.rotation }
}

/** Every part of a way with one turn and of one with two: platforms at the door and at turns, ramps above, between and last. */
const driveway = described('s1-driveway-at-the-side.json')
const parts = offered(driveway)
  .proposals.filter(({ kind }) => kind === 'l' || kind === 'z')
  .filter(({ kind }, index, all) => all.findIndex((one) => one.kind === kind) === index)
  .flatMap((proposal) =>
    proposal.layout.parts.map(({ id }) => ({
      ...keptOf(proposal, id),
      id,
      kind: proposal.kind,
      price: proposal.price,
    })),
  )

/** `npm run random` keeps a part of every proposal; each run of the tests of the last, which has most turns. */
const isThorough = process.env.RANDOM_SITES !== undefined

describe('a part that stays', { timeout: 120_000 }, () => {
  test('there are platforms and ramps of both ways', () => {
    expect(parts.length).toBeGreaterThan(10)
  })

  test.each(parts)(
    '$id of the $kind, $shortName: every layout has it, and the one it is from costs no more',
    (part) => {
      const { shortName, at, rotation, price } = part
      const { proposals } = answer(driveway, [{ shortName, at, rotation }])
      expect(proposals[0]?.price).toBeLessThanOrEqual(price)
      for (const { layout } of proposals)
        expect(layout.parts).toContainEqual(expect.objectContaining({ shortName, at, rotation }))
    },
  )

  test.each(shared)('%s: the ends of an offer can be kept', (name) => {
    const site = described(name)
    const asked = offered(site).proposals.flatMap((from, index, all) => {
      const route = from.layout.runs[0]?.parts ?? []
      const ends = index === all.length - 1 ? [route[0], route.at(-1)] : isThorough ? [route.at(-1)] : []
      return ends.map((id) => ({ from, kept: keptOf(from, id) }))
    })
    const unanswered = asked.filter(({ from, kept }) => {
      const { proposals } = answer(site, [kept])
      for (const { layout } of proposals) expect(layout.parts).toContainEqual(expect.objectContaining(kept))
      return !proposals.some(({ price }) => price <= from.price)
    })
    expect(unanswered.map(({ from, kept }) => `${from.id} ${from.kind} ${kept.shortName}`)).toEqual([])
  })

  test('a ramp that has guards keeps them', () => {
    const site = varied('high door in a strip')
    const from = offered(site).proposals.find(({ raised }) => raised.length > 0)
    if (!from) throw new Error('No proposal has guards')
    const kept = keptOf(
      from,
      from.layout.runs[0]?.parts.find((id) => id.startsWith('r')),
    )
    const { proposals } = answer(site, [kept])
    expect(proposals[0]?.price).toBeLessThanOrEqual(from.price)
    expect(kept.shortName).toContain('VP')
  })

  test.each([0, 90, 180, 270])('a door platform turned by %d is entered from the door', (rotation) => {
    const [from] = offered(driveway).proposals
    if (!from) throw new Error('Nothing fits')
    const kept = { ...keptOf(from, 'A'), rotation }
    const found = answer(driveway, [kept])
    const [first] = fitReport(found, { ms: 0, msFirst: 0 }).proposals
    expect(first?.price).toBe(from.price / 100)
    expect(first && breachesOf(driveway, first, catalogues('P3G'))).toEqual([])
    expect(found.proposals[0]?.layout.parts).toContainEqual(expect.objectContaining(kept))
  })

  const strip = {
    format: 'ramp-site/1',
    product: 'P3G',
    options: { surface: 'SOLID', handrails: 'TWO_LINE', rampWidth: 36, codes: ['IRC', 'Practice'] },
    door: { at: { x: 0, y: 0 }, faces: 180, sill: 20.5, width: 36 },
    yard: [
      { x: -60, y: 0 },
      { x: 60, y: 0 },
      { x: 60, y: 390 },
      { x: -60, y: 390 },
    ],
  } as unknown as SiteFile

  test.each`
    stays                               | kept                           | sections
    ${'the long ramp at the door'}      | ${['PRSTL8', 114.1]}           | ${['PRSTL8', 'PRSTL4', 'PRSTL8']}
    ${'a ramp between two longer ones'} | ${['PRSTL5', 66.1 + 96 + 30]}  | ${['PRSTL8', 'PRSTL5', 'PRSTL7']}
    ${'a short ramp at the foot'}       | ${['PRSTL3', 66.1 + 204 + 18]} | ${['PRSTL4', 'PRSTL5', 'PRSTL8', 'PRSTL3']}
  `('$stays: the sections lie around it in a flight no longer than before', ({ kept, sections }) => {
    const [shortName, y] = kept
    const [first] = answer(strip, [{ shortName, at: { x: 12.3, y }, rotation: 0 }]).proposals
    const names = first?.layout.parts.map((part) => part.shortName)
    expect(names).toEqual(['PPS55TL', ...sections])
  })

  test('a starter ramp other than the one that is usual', () => {
    const options = { handrails: 'GUARDS', rampWidth: 48, desiredRatio: '1:12', codes: ['ADA', 'IBC'] }
    const door = { at: { x: 0, y: 0 }, faces: 180, sill: 16.5, width: 36 }
    const site = { ...strip, product: 'PHD', options, door } as unknown as SiteFile
    const kept = { shortName: 'PHDRS648G', at: { x: 6.3, y: 66.1 + 132 + 36 }, rotation: 0 }
    const [first] = answer(site, [kept]).proposals
    expect(first?.layout.parts).toContainEqual(expect.objectContaining(kept))
  })

  test('no way runs over a ramp that stands askew', () => {
    const [from] = offered(driveway).proposals
    if (!from) throw new Error('Nothing fits')
    const kept = keptOf(from, 'r1')
    expect(answer(driveway, [{ ...kept, rotation: kept.rotation + 45 }]).proposals).toEqual([])
  })
})
