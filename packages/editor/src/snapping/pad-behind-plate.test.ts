import { analyse, attachTo, catalogueOf, type Item, newPart, type Part } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { itemNamed, layoutOf, partAt, placedBy, TestEditor } from '../testing.ts'
import { findPlaceSnap } from './find-place-snap.ts'
import { findSnap } from './find-snap.ts'
import { standingWithout } from './standing.ts'

const R = partAt('ramp', 'R', { x: 300, y: 300 })
const stock = new TestEditor(layoutOf(R)).analysis.catalogue
const pad: Item = {
  ...itemNamed('platform', stock),
  shortName: 'pad',
  itemType: 'LANDING_PAD',
  role: 'landing-pad',
  width: 60,
  length: 60,
}
const lower: Item = { ...itemNamed('transition-ground', stock), shortName: 'lower', role: 'transition-lower' }
const catalogue = catalogueOf({ ...stock, items: [...stock.items, pad, lower] })

const placed = (part: Part | null) => placedBy(catalogue, part)
const plateBelow = (item: Item): Part => {
  const to = placed(R).sides.BOTTOM
  const { at, rotation } = attachTo({ to, item, mySide: 'TOP', position: 'CENTER' })
  return placed(newPart(item, 'T', at, rotation)).part
}
/** The ramp ends at 348, the plate at 354: flush in the middle the pad stands at 300, 384. */
const held = (item: Item, x: number, y: number) => placed(newPart(item, 'P', { x, y }, 0))
const around = (plate: Item) => {
  const layout = layoutOf(R, plateBelow(plate))
  const { placement, connections } = analyse(layout, catalogue)
  return { standing: standingWithout(['P'], placement, layout), placement, connections, catalogue }
}

describe('a landing pad brought near a lower transition lies flush behind it', () => {
  test.each`
    x      | y
    ${303} | ${390}
    ${296} | ${382}
  `('moved to $x, $y, and put there', ({ x, y }) => {
    const here = around(lower)
    const joint = {
      moving: { part: 'P', side: 'TOP' },
      standing: { part: 'T', side: 'BOTTOM' },
      kind: 'RAMP_TO_PAD',
      position: 'CENTER',
    }
    const moved = findSnap([held(pad, x, y)], here.standing, 9)
    expect(moved).toMatchObject({ by: { x: 300 - x, y: 384 - y }, joint })
    const put = findPlaceSnap({ held: held(pad, x, y), keepsRotation: false }, here, 9)
    expect(put).toMatchObject({ at: { x: 300, y: 384 }, rotation: 0, joint })
  })

  test('only in its middle, where it is in line with the ramp', () => {
    expect(findSnap([held(pad, 312, 390)], around(lower).standing, 9)).toBeNull()
  })

  test.each`
    what                            | item                            | plate
    ${'a platform behind it'}       | ${itemNamed('platform', stock)} | ${lower}
    ${'a pad behind another plate'} | ${pad}                          | ${itemNamed('transition-ground', stock)}
  `('and not $what', ({ item, plate }) => {
    const here = around(plate)
    expect(findSnap([held(item, 303, 392)], here.standing, 6)).toBeNull()
    expect(findPlaceSnap({ held: held(item, 303, 392), keepsRotation: false }, here, 6)).toBeNull()
  })
})
