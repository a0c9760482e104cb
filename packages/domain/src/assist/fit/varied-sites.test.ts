import {
  describeSystem,
  type FitReport,
  fitReport,
  layoutOfDescription,
  quoteReport,
  readFitRequest,
  readSystemDescription,
} from '@ramp/formats'
import { describe, expect, test } from 'vitest'
import { SMALL_BUDGET } from '../../../fixtures/fit-budget.ts'
import { catalogues } from '../../../fixtures/p3g.ts'
import { breachesOf, type SiteFile } from '../../../fixtures/site-legality.ts'
import { VARIED } from '../../../fixtures/varied-sites.ts'
import { analyse, fitted, type ProductLine } from '../../index.ts'

const LINES: readonly ProductLine[] = ['P3G', 'P2G', 'PHD']

const answers = new Map<string, FitReport>()
function answerTo(name: string): FitReport {
  const held = answers.get(name)
  if (held) return held
  const request = readFitRequest(siteOf(name))
  const otherLines = LINES.filter((line) => line !== request.product).map(catalogues)
  const answer = fitted(request, { catalogue: catalogues(request.product), otherLines, budget: SMALL_BUDGET })
  const report = fitReport(answer, { ms: 0, msFirst: 0 })
  answers.set(name, report)
  return report
}

function siteOf(name: string): SiteFile {
  const site = VARIED[name]
  if (!site) throw new Error(name)
  return site
}

/** The checker looks at one door, the one that is asked for. */
const ofOneDoor = (site: SiteFile): SiteFile =>
  site.door ? site : { ...site, door: (site.doors as SiteFile['door'][])[0] as SiteFile['door'] }

describe('on sites of many kinds', { timeout: 60_000 }, () => {
  test.each(Object.keys(VARIED))('%s: no proposal breaks one of the twenty rules', (name) => {
    const breaches = answerTo(name).proposals.flatMap((proposal) =>
      breachesOf(ofOneDoor(siteOf(name)), proposal, catalogues(proposal.system.product)),
    )
    expect(breaches).toEqual([])
  })
})

type Drawn = readonly [shortName: string, x: number, y: number, rotation?: number]
type ByHand = { readonly top: number; readonly bottom?: number; readonly parts: readonly Drawn[] }

/** Layouts laid by hand on the same sites: what a person would build there. */
const BY_HAND: Readonly<Record<string, ByHand>> = {
  'side yard as wide as a platform': {
    top: 20,
    parts: [
      ['PPS55TL', 0, 33.05],
      ['PRSTL4', 57.05, 45.35, 270],
      ['PRSTL8', 129.05, 45.35, 270],
      ['PRSTL8', 225.05, 45.35, 270],
    ],
  },
  'oak before the door': {
    top: 21.5,
    parts: [
      ['PPS85TL', -30, 33.05],
      ['PRSTL6', -60.3, 102.1],
      ['PRSTL8', -60.3, 186.1],
      ['PRSTL8', -60.3, 282.1],
    ],
  },
  'recessed doorway': {
    top: 19.5,
    parts: [
      ['PPS55TL', 0, 38.05],
      ['PRSTL4', -12.3, 95.1],
      ['PRSTL8', -12.3, 167.1],
      ['PRSTL8', -12.3, 263.1],
      ['PBP36', 0, 3],
    ],
  },
  'inner corner of an L-shaped house': {
    top: 16,
    parts: [
      ['PPS55TL', 0, 33.05],
      ['PRSTL8', 81.05, 45.35, 270],
      ['PRSTL8', 177.05, 45.35, 270],
    ],
  },
  'small porch': {
    top: 19,
    parts: [
      ['PPS55TL', 0, 73.3],
      ['PRSTL3', -12.3, 124.35],
      ['PRSTL8', -12.3, 190.35],
      ['PRSTL8', -12.3, 286.35],
    ],
  },
  'porch left over its side': {
    top: 14,
    parts: [
      ['PRSTL6', 96, 27, 270],
      ['PRSTL8', 180, 27, 270],
    ],
  },
  'over a porch 10 in below': {
    top: 23.5,
    parts: [
      ['PPS55TL', 0, 33.05],
      ['PRSTL8', -12.3, 114.1],
      ['PRSTL8', -12.3, 210.1],
      ['PRSTL8', -12.3, 306.1],
    ],
  },
  'ADA and a door pulled open': {
    top: 18,
    parts: [
      ['PPS55TL', 6, 33.05],
      ['PRSTL5', -6.3, 96.1],
      // 18 ft would be 1:11.95 over the ground, and the door steps down by 1/2 in already.
      ['PRSTL6', -6.3, 162.1],
      ['PRSTL8', -6.3, 246.1],
    ],
  },
  'retaining wall across the yard': {
    top: 18,
    bottom: -12,
    parts: [
      ['PPS55TL', 0, 33.05],
      ['PRSTL6', -12.3, 102.1],
      ['PRSTL8', -12.3, 186.1],
      ['PRSTL8', -12.3, 282.1],
      ['PRSTL8', -12.3, 378.1],
    ],
  },
  'back beside the door': {
    top: 24,
    parts: [
      ['PPS55TL', 0, 33.05],
      ['PRSTL5', 12.3, 96.1],
      ['PRSTL8', 12.3, 174.1],
      ['PPS85TL', 42.6, 255.15],
      ['PRSTL3', 72.9, 204.1, 180],
      ['PRSTL8', 72.9, 138.1, 180],
    ],
  },
  'high door in a strip': {
    top: 56,
    parts: [
      ['PPS55VP', -12, 33.05],
      ['PRSVP4', 45.05, 45.35, 270],
      ['PRSVP6', 105.05, 45.35, 270],
      ['PRSVP8', 189.05, 45.35, 270],
      ['PRSVP8', 285.05, 45.35, 270],
      ['PPS58TL', 366.1, 75.65],
      ['PRSTL6', 297.05, 105.95, 90],
      ['PRSTL8', 213.05, 105.95, 90],
      ['PRSTL8', 117.05, 105.95, 90],
      ['PRSTL8', 21.05, 105.95, 90],
    ],
  },
  'concave yard': {
    top: 20,
    parts: [
      ['PPS55TL', 0, 33.05],
      ['PRSTL8', 81.05, 45.35, 270],
      ['PRSTL8', 177.05, 45.35, 270],
      ['PPS55TL', 258.1, 33.05],
      ['PRSTL4', 270.4, 90.1],
    ],
  },
  'driveway edge, 8 ft along the wall': {
    top: 16,
    bottom: -3.501,
    parts: [
      ['PPS55TL', 0, 33.05],
      ['PRSTL8', 81.05, 45.35, 270],
      ['PPS55TL', 162.1, 33.05],
      ['PRSTL4', 174.4, 90.1],
      ['PRSTL8', 174.4, 162.1],
    ],
  },
}

/** A layout laid by hand, with the rails, legs and price that follow from it on its site. */
function drawn(name: string): FitReport['proposals'][number] {
  const { top, bottom = 0, parts } = BY_HAND[name] as ByHand
  const { product, options, ground, title, ...place } = siteOf(name)
  const ids = parts.map((_, index) => `p${index + 1}`)
  const walked = ids.filter((_, index) => parts[index]?.[0].startsWith('PBP') === false)
  const { door, porch, building, yard, obstacles } = place
  const description = readSystemDescription({
    format: 'ramp-system/2',
    product,
    options: { ...options, codes: undefined },
    site: { door, porch, building, yard, obstacles, destination: place.destination },
    ground,
    parts: parts.map(([shortName, x, y, rotation = 0], index) => ({
      id: ids[index],
      shortName,
      at: { x, y },
      rotation,
    })),
    runs: [{ name: 'Primary', top, bottom, parts: walked }],
    entrances: [{ part: 'p1', side: 'TOP' }],
    exits: [{ part: walked.at(-1), side: 'BOTTOM' }],
  })
  const { layout, issues } = layoutOfDescription(description, catalogues(product as ProductLine))
  const { partsTotal } = quoteReport(analyse(layout, catalogues(product as ProductLine)), issues)
  return {
    system: describeSystem(layout, catalogues(product as ProductLine)),
    price: partsTotal,
  } as FitReport['proposals'][number]
}

describe('a layout laid by hand', { timeout: 60_000 }, () => {
  test.each(Object.keys(BY_HAND))('%s: it can be built, and nothing dearer is offered first', (name) => {
    const byHand = drawn(name)
    expect(breachesOf(siteOf(name), byHand, catalogues('P3G'))).toEqual([])
    const [best] = answerTo(name).proposals
    expect(best?.price ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(byHand.price)
  })
})

type Refused = {
  readonly name: string
  readonly code: string
  readonly need: number
  readonly have: number
  readonly changes: readonly Readonly<Record<string, unknown>>[]
}

describe('where nothing fits', { timeout: 60_000 }, () => {
  const misses = { code: 'misses-the-end', have: 0 }
  test.each<Refused>([
    {
      name: 'side yard too narrow for a platform',
      code: 'no-room-at-door',
      need: 66.1,
      have: 60,
      changes: [{ yard: 7 }],
    },
    {
      name: 'a stair from a porch lower than any',
      code: 'too-low-for-stair',
      need: 10,
      have: 8.5,
      changes: [{ stairs: false }, { product: 'PHD' }],
    },
    { name: 'doorway too deep for a plate', code: 'no-room-at-door', need: 66.1, have: 48, changes: [] },
    { name: 'cross fall of 1:40, ADA', code: 'foot-slopes', need: 48, have: 40, changes: [] },
    {
      name: 'a stair and no room for it',
      code: 'no-room-for-stair',
      need: 53,
      have: 0,
      changes: [{ stairs: false }],
    },
    { name: 'no turns wished', code: 'too-long', need: 504.1, have: 460, changes: [{ maxTurns: null }] },
    {
      name: 'a scooter that climbs 1:8',
      code: 'too-long',
      need: 360.1,
      have: 300,
      changes: [{ desiredRatio: '1:8' }],
    },
    {
      name: 'destination across the driveway',
      ...misses,
      need: 130.8,
      changes: [{ obstacles: 'driveway kept clear' }],
    },
    {
      name: 'to parking in a strip',
      ...misses,
      need: 3.9,
      changes: [{ destination: 3.9 }, { obstacles: 'parking' }],
    },
    {
      name: 'setback in the way',
      code: 'too-long',
      need: 384.1,
      have: 370,
      changes: [{ yard: 15 }, { product: 'PHD' }],
    },
    { name: 'lot deep on the slant', code: 'too-long', need: 384.1, have: 357.8, changes: [{ yard: 21 }] },
    { name: 'platform that stays far off', code: 'kept-parts', need: 1, have: 0, changes: [{ keep: [] }] },
    { name: 'aisle down ground as steep as the ramp', code: 'ground-falls', need: 12, have: 11, changes: [] },
  ])('$name: the reason, and what would have to be otherwise', ({ name, code, need, have, changes }) => {
    const { proposals, reasons, relaxations } = answerTo(name)
    expect(proposals.length).toBe(0)
    const [first] = reasons
    expect(first).toMatchObject({ code, need, have })
    expect(relaxations.map(({ change }) => change)).toEqual(changes)
  })
})

test('to a walk that is kept clear few layouts end to the inch: one that goes back and forth is found', () => {
  const request = readFitRequest(VARIED['to a walk that is kept clear'])
  const { proposals } = fitted(request, { catalogue: catalogues(request.product) })
  expect(proposals.map(({ kind, rampFeet }) => ({ kind, rampFeet }))).toContainEqual({
    kind: 'switchback',
    rampFeet: 38,
  })
})

test('to parking with clearance the platform at the door is shifted so that a layout ends right there', () => {
  expect(answerTo('to parking with clearance').proposals.map(({ kind }) => kind)).toContain('l')
})
