import { analyse, type Layout, type Site, versionFor } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { catalogues, VARIED, wholeSystems } from '../../fixtures/systems.ts'
import { quoteReport } from '../quote/quote-report.ts'
import { readSiteDescription } from '../site/read-site-description.ts'
import { describeSystem } from './describe-system.ts'
import { layoutOfDescription, readSystemDescription } from './read-system-description.ts'

const stockOf = ({ project }: Pick<Layout, 'project'>) => catalogues(project.product)

const readLayout = (json: unknown): Layout => {
  const description = readSystemDescription(json)
  return layoutOfDescription(description, catalogues(description.product)).layout
}

/** Written to a file and read again. */
const readAgain = (layout: Layout): Layout =>
  readLayout(JSON.parse(JSON.stringify(describeSystem(layout, stockOf(layout)))))

const quoteOf = (layout: Layout) => quoteReport(analyse(layout, stockOf(layout)), [])

describe.each(wholeSystems)('$name, written and read again', ({ json }) => {
  const layout = readLayout(json)

  test('is the same layout', () => {
    expect(readAgain(layout)).toEqual(layout)
  })

  test('costs the same, to the piece and the cent', () => {
    expect(quoteOf(readAgain(layout))).toEqual(quoteOf(layout))
  })
})

const base = readLayout(wholeSystems.find(({ name }) => name === 't1-switchback.json')?.json)
const withPart = (at: number, more: object): Layout => ({
  ...base,
  parts: base.parts.map((part, index) => (index === at ? { ...part, ...more } : part)),
})
const withSite = (site: Site): Layout => ({ ...base, version: versionFor(site), site })
const square = [
  { x: 0, y: 0 },
  { x: 900, y: 0 },
  { x: 900, y: 900 },
  { x: 0, y: 900 },
]
const plate = stockOf(base).items.find(({ shortName }) => shortName === 'PRLT')

test.each<[what: string, layout: Layout]>([
  ['a ramp that carries itself at both ends', withPart(0, { isSupportedTop: true, isSupportedBottom: true })],
  ['a ramp that is off angle', withPart(0, { isOffAngledTop: true, isOffAngledBottom: true })],
  ['loops chosen for one part', withPart(0, { loops: false })],
  ['child rails chosen for one part', withPart(0, { childRails: true })],
  ['a part that is only drawn', withPart(7, { isLogicless: true })],
  ['a platform that rests by hand', withPart(1, { isResting: true })],
  ['rails chosen for a platform', withPart(1, { handrailSides: ['LEFT', 'BOTTOM'] })],
  ['a platform that is answered to have none', withPart(1, { handrailSides: [] })],
  [
    'an add-on',
    {
      ...base,
      additionalProducts: [{ shortName: 'PUG', itemNumber: '25000', qty: 2, itemType: 'ADDON' }],
    },
  ],
  ['a run without heights', { ...base, runs: base.runs.map((run) => ({ ...run, top: null, bottom: null })) }],
  [
    'what an entrance leads to',
    {
      ...base,
      openings: base.openings.map((one) => (one.use === 'entrance' ? { ...one, leadsTo: 'porch' } : one)),
    },
  ],
  ['a person alone', withSite({ doors: [], person: { device: 'power chair', loaded: 450, slopeLimit: 10 } })],
  ['north', withSite({ doors: [], lot: square, north: 30 })],
  ['the setback of a lot', withSite({ doors: [], lot: square, setback: 60 })],
  ['a house', withSite({ doors: [], things: [{ kind: 'house', name: 'garage', outline: square }] })],
  [
    'what parts keep off and what moves before that',
    withSite({
      doors: [],
      things: [
        { kind: 'obstacle', name: 'oak', at: { x: 9, y: 9 }, radius: 9, clearance: 24, fate: 'moves' },
        { kind: 'bulkhead', name: 'hatch', outline: square, clearance: 12 },
        { kind: 'septic-lid', blocks: 'parts', name: 'lid', at: { x: 9, y: 9 }, radius: 9, clearance: 6 },
      ],
    }),
  ],
  [
    'what nothing is over and what is removed before that',
    withSite({
      doors: [],
      things: [
        { kind: 'keep-off', name: 'bed', outline: square, fate: 'goes' },
        { kind: 'clean-out', name: 'pipe', at: { x: 9, y: 9 }, radius: 6 },
        { kind: 'gas-meter', blocks: 'over', name: 'meter', outline: square },
      ],
    }),
  ],
])('%s is written and read again', (_what, layout) => {
  expect(readAgain(layout)).toEqual(layout)
})

test('a part made to measure is written and read again', () => {
  const wishes = [
    { itemType: 'PLATFORM', width: 42, length: 66 },
    { itemType: 'RAMP', width: 38, length: 60, surface: 'EXP_METAL', handrails: 'NO_RAILS' },
    { itemType: 'TRANSITION', width: 40, length: plate?.usableLength, itemNumber: plate?.itemNumber },
  ]
  const json = describeSystem(base, stockOf(base))
  const layout = readLayout(JSON.parse(JSON.stringify({ ...json, customParts: wishes })))
  expect(layout.customItems.map(({ shortName }) => shortName)).toContain('PPS42x66TL')
  expect(readAgain(layout)).toEqual(layout)
})

test('a run that begins at a door is written with the height of its door', () => {
  const runs = base.runs.map((run) => ({ ...run, top: null, door: 'door-1' as const }))
  const layout = withSite({ doors: [{ id: 'door-1', sill: 31.5, stepDown: 0.5 }] })
  expect(readAgain({ ...layout, runs }).runs.map(({ top }) => top)).toEqual([31])
})

test('a site whose door has a height and no place can be read again, at the same price', () => {
  const layout = withSite({ doors: [{ id: 'door-1', sill: 31.5, stepDown: 0.5 }], lot: square, north: 30 })
  const again = readAgain(layout)
  expect(again.site).toEqual({ doors: [], lot: square, north: 30 })
  expect(quoteOf(again).partsTotal).toBe(quoteOf(layout).partsTotal)
})

describe.each(Object.entries(VARIED))('the site %s', (_name, fields) => {
  test('is written and read again', () => {
    const { site } = readSiteDescription(JSON.parse(JSON.stringify(fields)))
    expect(readAgain(withSite(site)).site).toEqual(site)
  })
})

test('a fence that is a line stays one, and programs that know no lines read the outline of what it covers', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 96, y: 0 },
  ]
  const written = withSite({ doors: [], things: [{ kind: 'fence', name: 'Fence', line, thickness: 4 }] })
  const fence = { kind: 'fence', name: 'Fence' }
  expect(readAgain(written).site.things).toEqual([{ ...fence, line, thickness: 4 }])
  const { obstacles = [] } = describeSystem(written, stockOf(written)).site ?? {}
  const older = obstacles.map(({ line: _, thickness: __, ...rest }) => rest)
  const door = { at: { x: 0, y: 0 }, faces: 180, sill: 24 }
  const file = { format: 'ramp-site/1', product: 'P3G', door, obstacles: older }
  expect(readSiteDescription(file).site.things).toEqual([
    {
      ...fence,
      outline: [
        { x: 0, y: -2 },
        { x: 96, y: -2 },
        { x: 96, y: 2 },
        { x: 0, y: 2 },
      ],
    },
  ])
  expect(quoteOf(readAgain(written))).toEqual(quoteOf(written))
})
