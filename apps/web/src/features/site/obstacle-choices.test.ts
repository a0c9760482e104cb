import { SITE_MENUS, SITE_THINGS } from '@ramp/domain'
import { expect, test } from 'vitest'
import { obstacleGraphics, obstacleUse, thingUses } from './obstacle-choices.ts'

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
    const inMenus = SITE_MENUS.filter((one) => thingUses(one).some(({ thing }) => thing === kind))
    expect(inMenus).toEqual(asPicture.length > 0 || menu === null ? [] : [menu])
    expect(asPicture.length + inMenus.length > 0).toBe(!['house', 'keep-off'].includes(kind))
  },
)
