import { readCatalogue } from '@ramp/catalogue-files'
import { analyse, catalogueOf } from '@ramp/domain'
import { layoutOfDescription, readSystemDescription } from '@ramp/formats'
import { describe, expect, test } from 'vitest'
import { extentOf, measuresOf, ROLES, type Solid, solidsOf } from '../index.ts'

const stock = catalogueOf(readCatalogue('P3G'))

/** What one loose part makes, drawn alone at 200 / 200 in. */
function solidsOfLoose(shortName: string): readonly Solid[] {
  const description = readSystemDescription({
    format: 'ramp-system/1',
    title: shortName,
    product: 'P3G',
    parts: [
      { id: 'deck', shortName: 'PPS55TL', at: { x: 600, y: 600 }, rotation: 0 },
      { id: 'loose', shortName, at: { x: 200, y: 200 }, rotation: 0 },
    ],
    runs: [{ name: 'Primary', top: 24, bottom: 24, parts: ['deck'] }],
    entrances: [{ part: 'deck', side: 'TOP' }],
    exits: [],
  })
  const { layout } = layoutOfDescription(description, stock)
  return solidsOf(analyse(layout, stock)).filter(({ owner }) => owner.id === 'loose')
}

const { threshold, liftTower } = measuresOf('P3G')

describe('a loose part is one solid on the ground', () => {
  test.each`
    name           | role              | layer            | width | length | height
    ${'VPLPAD5x5'} | ${'concrete-pad'} | ${'S-FNDN'}      | ${60} | ${60}  | ${threshold.inches}
    ${'VPLPAD5x6'} | ${'concrete-pad'} | ${'S-FNDN'}      | ${60} | ${72}  | ${threshold.inches}
    ${'RLP'}       | ${'pad'}          | ${'A-FLOR-OTLN'} | ${48} | ${72}  | ${threshold.inches}
  `(
    '$name is a $role of $width x $length in, $height in high',
    ({ name, role, layer, width, length, height }) => {
      const solids = solidsOfLoose(name)
      expect(solids.map((one) => one.role)).toEqual([role])
      expect(ROLES[role as Solid['role']].layer).toBe(layer)
      const extent = extentOf(solids)
      if (!extent) throw new Error('nothing is drawn')
      const { min, max } = extent
      expect([max.x - min.x, max.y - min.y, max.z - min.z, min.z]).toEqual([width, length, height, 0])
    },
  )
  test('concrete looks like concrete, and a landing pad like rubber', () => {
    expect([ROLES['concrete-pad'].material.name, ROLES.pad.material.name]).toEqual(['concrete', 'rubber'])
    expect(liftTower.inches).toBeGreaterThan(60)
  })
})
