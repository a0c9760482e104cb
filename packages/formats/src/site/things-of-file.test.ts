import {
  type Footing,
  newLayout,
  SITE_BLOCKS,
  SITE_FATES,
  SITE_THING_KINDS,
  type Site,
  type SiteThing,
  siteThing,
} from '@ramp/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeSiteFile } from './describe-site-file.ts'
import { readSiteDescription } from './read-site-description.ts'

const door = {
  id: 'door-1',
  sill: 24,
  stepDown: 0.5,
  at: { x: 0, y: 0 },
  faces: 180,
  width: 36,
  swing: 'in',
  hinge: 'left',
  isEgress: true,
} as const
const { project } = newLayout('P3G')
const written = (site: Site) => JSON.parse(JSON.stringify(describeSiteFile({ site, project })))
const again = (things: readonly SiteThing[]) =>
  readSiteDescription(written({ doors: [door], things })).site.things

const outline = [
  { x: 0, y: 0 },
  { x: 90, y: 0 },
  { x: 90, y: 60 },
]
const FOOTINGS: readonly Footing[] = [
  { outline },
  { at: { x: 50, y: 80 }, radius: 12 },
  { line: outline, thickness: 6 },
]

test.each(SITE_THING_KINDS)('a %s is read as it was written, whatever it blocks and stands on', (kind) => {
  for (const footing of FOOTINGS)
    for (const list of SITE_BLOCKS) {
      const blocks = siteThing(kind).blocks === list ? {} : { blocks: list }
      const thing: SiteThing = { kind, name: 'One', ...footing, ...blocks }
      const full: SiteThing = { ...thing, clearance: 7.5, fate: 'moves', graphic: 'one' }
      expect(again([thing])).toEqual([thing])
      expect(again([full])).toEqual([full])
    }
})

test('any things are read as they were written, in their order', () => {
  const option = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
  const thing = fc
    .record({
      kind: fc.constantFrom(...SITE_THING_KINDS),
      name: fc.string({ minLength: 1 }),
      footing: fc.constantFrom(...FOOTINGS),
      blocks: option(fc.constantFrom(...SITE_BLOCKS)),
      clearance: option(fc.integer({ min: 0, max: 60 })),
      fate: option(fc.constantFrom(...SITE_FATES.filter((fate) => fate !== 'stays'))),
      graphic: option(fc.constant('tree')),
    })
    .map(
      ({ footing, blocks, clearance, fate, graphic, ...one }): SiteThing => ({
        ...one,
        ...footing,
        ...(blocks && blocks !== siteThing(one.kind).blocks && { blocks }),
        ...(clearance !== undefined && { clearance }),
        ...(fate && { fate }),
        ...(graphic && { graphic }),
      }),
    )
  fc.assert(
    fc.property(fc.array(thing, { minLength: 1, maxLength: 9 }), (things) => {
      expect(again(things)).toEqual(things)
    }),
  )
})

test('programs that know no more read what they did: lists by what is blocked, and outlines of buildings', () => {
  const fence: SiteThing = { kind: 'fence', name: 'Fence', blocks: 'walls', line: outline, thickness: 6 }
  const house: SiteThing = { kind: 'house', name: 'House', outline }
  const tree: SiteThing = { kind: 'tree', name: 'Maple', at: { x: 0, y: 0 }, radius: 9 }
  const file = written({ doors: [door], things: [tree, fence, house] })
  expect(file.building.map(({ name }: SiteThing) => name)).toEqual(['Fence', 'House'])
  for (const one of file.building) expect(one.outline.length).toBeGreaterThan(2)
  expect(file.obstacles).toEqual([{ kind: 'tree', name: 'Maple', at: { x: 0, y: 0 }, radius: 9, order: 0 }])
  expect(written({ doors: [door], things: [house, tree] }).building).toEqual([{ name: 'House', outline }])
})

test('what has no name, and a line that goes nowhere, is written so that it is read', () => {
  const at = { x: 3, y: 4 }
  const things: readonly SiteThing[] = [
    { kind: 'house', name: '', outline },
    { kind: 'obstacle', name: '', line: [at, at], thickness: 6 },
  ]
  expect(again(things)).toEqual([things[0], { kind: 'obstacle', name: '', at, radius: 3 }])
  const site: Site = {
    doors: [door],
    destination: { name: '', area: outline },
    person: { device: '', loaded: 300 },
    survey: { points: [{ id: 'a', name: '', at }], readings: [] },
  }
  const read = readSiteDescription(written(site)).site
  expect(read.destination).toEqual(site.destination)
  expect(read.person).toEqual({ loaded: 300 })
  expect(read.survey?.points).toEqual([{ id: 'station-1', name: 'Spot 1', at }])
})
