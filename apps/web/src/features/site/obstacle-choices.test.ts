import { SITE_MENUS, SITE_THINGS } from '@ramp/domain'
import type { SiteUse } from '@ramp/editor'
import { expect, test } from 'vitest'
import { nameOfUse, obstacleGraphics, obstacleUse, thingUses } from './obstacle-choices.ts'

const kindOfUse = (use: SiteUse) =>
  use.kind === 'thing' ? use.thing : use.kind === 'outline' && use.of.kind === 'line' ? use.of.thing : null

test.each([
  ['Fence', 4],
  ['Wall', 8],
  ['Retaining wall', 12],
])('%s is drawn as a line, %i" thick', (name, thickness) => {
  const use = thingUses('In the yard').find((one) => nameOfUse(one) === name)
  expect(use).toMatchObject({ kind: 'outline', of: { kind: 'line', name, thickness } })
})

test.each([
  ['tree', 'tree'],
  ['evergreen-tree', 'tree'],
  ['propane-tank', 'propane-tank'],
  ['gas-meter', 'gas-meter'],
  ['bush', 'obstacle'],
])('the picture %s puts down a thing of kind %s', (id, thing) => {
  const picture = obstacleGraphics().find((one) => one.id === id)
  expect(picture && obstacleUse(picture)).toMatchObject({ kind: 'thing', thing, graphic: id })
})

test.each(SITE_THINGS.map(({ kind, menu }) => [kind, menu] as const))(
  'the panel offers a thing of kind %s once: under %s, as a picture, or drawn',
  (kind, menu) => {
    const asPicture = obstacleGraphics().filter((one) => obstacleUse(one).thing === kind)
    const inMenus = SITE_MENUS.filter((one) => thingUses(one).some((use) => kindOfUse(use) === kind))
    expect(inMenus).toEqual(asPicture.length > 0 || menu === null ? [] : [menu])
    expect(asPicture.length + inMenus.length > 0).toBe(!['house', 'lot-line', 'keep-off'].includes(kind))
  },
)
