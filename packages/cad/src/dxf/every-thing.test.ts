import { type Analysis, analyse, SITE_THINGS, type Site, type SiteThing } from '@ramp/domain'
import { solidsOf } from '@ramp/solids'
import { expect, test } from 'vitest'
import { entitiesOf, pairsOf, saidOf } from '../../fixtures/read-dxf.ts'
import { systemOf } from '../../fixtures/systems.ts'
import { dxfOf } from './dxf-of.ts'

const LAYERS = { building: 'C-BLDG', structure: 'C-SITE', utility: 'C-UTIL' } as const

const { layout, catalogue } = systemOf('t1-switchback')
/** One of every kind, each 200 in to the right of the one before it. */
const things: readonly SiteThing[] = SITE_THINGS.map(({ kind, label, size: [wide, long] }, index) => {
  const x = 1500 + index * 200
  const outline = [
    { x, y: 0 },
    { x: x + wide / 4, y: 0 },
    { x: x + wide / 4, y: long / 4 },
    { x, y: long / 4 },
  ]
  return { kind, name: label, outline }
})
const on = (site: Partial<Site>): Analysis =>
  analyse({ ...layout, version: 3, site: { ...layout.site, ...site } }, catalogue)

const analysis = on({ things })
const entities = entitiesOf(pairsOf(dxfOf(analysis, 'a system')))
const solids = solidsOf(analysis)

test.each(SITE_THINGS)(
  'a thing of kind $kind has its layer in a DXF and its height in a model',
  ({ label, layer, size, blocks }) => {
    const named = entities.filter((one) => one.kind === 'TEXT' && saidOf(one, 1) === label.toUpperCase())
    expect(named.map((one) => saidOf(one, 8))).toEqual([LAYERS[layer]])
    const own = solids.filter(({ owner }) => owner.kind === 'site' && owner.id === label)
    expect(own.length).toBeGreaterThan(0)
    const heights = own.flatMap((solid) => (solid.kind === 'prism' ? solid.top : []))
    if (blocks !== 'walls') expect(Math.max(...heights)).toBe(size[2])
  },
)

test.each(['moves', 'goes'] as const)('what %s before installation is in neither', (fate) => {
  const gone = on({ things: things.map((thing) => ({ ...thing, fate })) })
  const own = solidsOf(gone).filter(({ owner }) => things.some(({ name }) => name === owner.id))
  expect(own).toEqual([])
})
