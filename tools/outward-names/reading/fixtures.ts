import { readdirSync, readFileSync } from 'node:fs'
import { readCatalogue } from '@ramp/catalogue-files'
import { type Analysis, analyse, catalogueOf } from '@ramp/domain'
import { layoutOfDescription, readSystemDescription } from '@ramp/formats'
import { inRoot } from '../../steps/root.mjs'

/** The parsed JSON of every fixture of a kind, by file name. */
const fixtures = (kind: 'systems' | 'sites'): readonly (readonly [name: string, json: unknown])[] =>
  readdirSync(inRoot('packages/domain/fixtures', kind))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => [name, JSON.parse(readFileSync(inRoot('packages/domain/fixtures', kind, name), 'utf8'))])

const YARD = [
  { x: 0, y: 0 },
  { x: 1200, y: 0 },
  { x: 1200, y: 1200 },
  { x: 0, y: 1200 },
]
const away = { at: { x: 1100, y: 1100 }, radius: 6 }

/** A site that says everything a site can say. */
const SITE = {
  doors: [
    {
      at: { x: 480, y: 420 },
      faces: 180,
      sill: 24.5,
      stepDown: 0.5,
      width: 36,
      swing: 'in',
      hinge: 'left',
      storm: { swing: 'out', hinge: 'left', below: 0 },
      egress: true,
    },
  ],
  ground: { spots: [{ x: 0, y: 0, z: 0, how: 'assumed' }] },
  surfaces: [{ kind: 'lawn', outline: YARD }],
  porch: { outline: YARD.map(({ x, y }) => ({ x: x / 100, y: y / 100 })), height: 12, use: 'over' },
  building: [{ name: 'House', outline: YARD.map(({ x, y }) => ({ x, y: y / 4 })) }],
  lot: YARD,
  yard: YARD,
  setback: 0,
  obstacles: [{ name: 'Maple', ...away, clearance: 1, kind: 'gas-meter', toMove: true }],
  keepOffs: [{ name: 'Well', ...away, kind: 'septic-lid' }],
  destination: { name: 'Driveway', edge: YARD.slice(2) },
  person: { device: 'Scooter', loaded: 400, slopeLimit: '1:12' },
  north: 90,
}

const OPTIONS = {
  surface: 'SOLID',
  handrails: 'TWO_LINE',
  rampWidth: 36,
  loops: true,
  childRails: false,
  desiredRatio: '1:12',
  priceLevel: 'retail',
  codes: ['IRC'],
  codeEdition: '2021',
  exceptions: [
    {
      code: 'IRC',
      section: 'R311.8.1',
      title: 'Slope',
      measured: 11,
      acceptedBy: 'A',
      reason: 'B',
      document: 'C',
    },
  ],
}

const RAMP = {
  id: 'r1',
  shortName: 'PRSTL8',
  attach: { to: 'A', side: 'BOTTOM', position: 'LEFT', mySide: 'TOP' },
}

/** A system description that says everything one can say. */
export const FULL_SYSTEM = {
  format: 'ramp-system/2',
  title: 'Everything',
  product: 'P3G',
  options: OPTIONS,
  parts: [
    { id: 'A', shortName: 'PPS55TL', at: { x: 480, y: 480 }, rotation: 0, handrailSides: ['TOP'] },
    RAMP,
    { ...RAMP, id: 'r2', attach: { to: 'r1', side: 'BOTTOM', position: 'CENTER', mySide: 'TOP' } },
  ],
  site: SITE,
  ground: SITE.ground,
  runs: [{ name: 'Primary', top: 16, bottom: 0, parts: ['A', 'r1', 'r2'] }],
  entrances: [{ part: 'A', side: 'TOP', leadsTo: 'door' }],
  exits: [{ part: 'r2', side: 'BOTTOM', leadsTo: 'structure' }],
  additionalProducts: [{ shortName: 'PRGT', itemNumber: '29010', qty: 1, itemType: 'ADDON' }],
  customParts: [
    {
      itemType: 'PLATFORM',
      width: 42,
      length: 66,
      surface: 'SOLID',
      handrails: 'TWO_LINE',
      isTurn: false,
      isLowProfile: false,
    },
    { itemType: 'TRANSITION', width: 42, length: 4, itemNumber: '29010' },
  ],
}

const { doors, ...PLACE } = SITE

/** A site description that says everything one can say. */
export const FULL_SITE = {
  format: 'ramp-site/1',
  title: 'Everything',
  product: 'P3G',
  options: OPTIONS,
  ...PLACE,
  door: doors[0],
  wishes: { stairs: false, maxTurns: 1, straight: false, noCustomParts: true },
  keep: [{ shortName: 'PPS55TL', at: { x: 480, y: 480 }, rotation: 0, height: 24 }],
}

/** A file of facts that has every kind of them; what is in each, its reader asks for. */
export const FULL_FACTS = {
  project: {},
  dealer: {},
  quote: {},
  revisions: [{ letter: 'A', date: '2026-11-18', by: 'DM', what: 'First issue' }],
  permit: {},
  offer: {},
  survey: {},
}

const analysisOf = (json: unknown): Analysis => {
  const description = readSystemDescription(json)
  const catalogue = catalogueOf(readCatalogue(description.product))
  return analyse(layoutOfDescription(description, catalogue).layout, catalogue)
}

/** A system on ground that is known, before a house, with an obstacle beside it. */
export const sitedAnalysis = (): Analysis => analysisOf({ ...FULL_SYSTEM, customParts: [] })

/** One system in ten of the fixtures, analysed, and one on ground that is known. */
export const analysesOfFixtures = (): readonly Analysis[] => [
  sitedAnalysis(),
  ...fixtures('systems')
    .filter((_, index) => index % 10 === 0)
    .map(([, json]) => analysisOf(json)),
]
