import {
  catalogItemsGet,
  itemByShortNameGet,
  itemGetImmutableConfigurationItems,
  itemRequestConfigurationItems,
  itemsByItemNumberListGet,
  itemTransformConfigurationItem,
  linearFeetGet,
} from '@ramp/contracts'
import { expectEvery } from '@ramp/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'

const productLine = 'P3G' as const
const names = (items: readonly { shortName: string }[]) => items.map(({ shortName }) => shortName)

const [{ open }] = databases
let server: TestServer
beforeAll(async () => {
  server = await startTestServer(open)
})
afterAll(() => server.close())

const dana = () => server.as('Dana Miller')

test('an item is found by its short name, whatever the product line [server-items-4]', async () => {
  expect(await dana().call(itemByShortNameGet, { shortName: 'PRSTL6' })).toMatchObject({
    itemNumber: '21160',
    shortName: 'PRSTL6',
    productLine,
    price: 90_843,
    usableLength: 72,
  })
  await expect(dana().call(itemByShortNameGet, { shortName: 'PRSTL66' })).rejects.toMatchObject({
    status: 404,
    message: 'Could not get PRSTL66 info',
  })
})

test('items come in the order of their numbers, and unknown numbers are left out [server-items-10]', async () => {
  const items = await dana().call(itemsByItemNumberListGet, { itemNumbers: ['23130', '99999', '21160'] })
  expect(names(items)).toEqual(['PPS55TL', 'PRSTL6'])
})

test('linear feet count the longer of usable length and width [server-items-3]', async () => {
  expect(await dana().call(linearFeetGet, { itemNumbers: ['21160', '23130', '99999'] })).toEqual([
    { itemNumber: '21160', shortName: 'PRSTL6', length: 6 },
    { itemNumber: '23130', shortName: 'PPS55TL', length: 5 },
  ])
})

test('platforms and ramps follow the project options [server-items-8]', async () => {
  const options = { productLine, railType: 'TWO_LINE', surfaceType: 'SOLID', usableWidth: 36 } as const
  const items = await dana().call(itemRequestConfigurationItems, options)
  expect(names(items)).toEqual(expect.arrayContaining(['PPS55TL', 'PRSTL3', 'PRSTL8']))
  expectEvery(items, ({ handrails, surface }) => handrails === 'TWO_LINE' && surface === 'SOLID')
  expectEvery(
    items.filter(({ itemType }) => itemType === 'RAMP'),
    ({ usableWidth }) => usableWidth === 36,
  )
  const wide = await dana().call(itemRequestConfigurationItems, { ...options, usableWidth: 48 })
  expect(names(wide)).toContain('PRSTL648')
  expect(names(wide)).not.toContain('PRSTL6')
})

test('the fixed lists hold what belongs into each, and staff see more [server-items-1]', async () => {
  const forDealer = await dana().call(itemGetImmutableConfigurationItems, { productLine })
  expect(names(forDealer.transitionConfigurationItems)).toEqual(
    expect.arrayContaining(['PRUT', 'PRGT', 'PRLT']),
  )
  expect(names(forDealer.stairConfigurationItems)).toContain('PST22')
  expect(names(forDealer.portableConfigurationItems)).toContain('SUITCASE SF2')
  expect(names(forDealer.miscConfigurationItems)).toEqual(expect.arrayContaining(['PUG', 'PRRUC']))
  expect(names(forDealer.noGenerateConfigurationItems)).toEqual(
    expect.arrayContaining(['TAER12', 'TMEM 4.75']),
  )
  expect(names(forDealer.noGenerateConfigurationItems)).not.toContain('RLP')
  expect(names(forDealer.transitionConfigurationItems)).toContain('RLP')
  expect(forDealer.vplConfigurationItems).toEqual([])
  const numbers = Object.values(forDealer).flatMap((items) => items.map(({ itemNumber }) => itemNumber))
  expect(numbers).not.toContain('13951')

  const forStaff = await server.as('Ines Calder').call(itemGetImmutableConfigurationItems, { productLine })
  expect(names(forStaff.vplConfigurationItems)).toContain('VPLT')
  expect(forStaff.transitionConfigurationItems.map(({ itemNumber }) => itemNumber)).toEqual(
    expect.arrayContaining(['13951', '13953']),
  )
})

test('an item for internal staff is not to be had by its name or number either [server-items-17]', async () => {
  await expect(dana().call(itemByShortNameGet, { shortName: 'PRTC36', productLine })).rejects.toMatchObject({
    message: 'Could not get PRTC36 info',
  })
  expect(await dana().call(itemsByItemNumberListGet, { itemNumbers: ['13951'], productLine })).toEqual([])
  const forStaff = await server
    .as('Ines Calder')
    .call(itemsByItemNumberListGet, { itemNumbers: ['13951'], productLine })
  expect(names(forStaff)).toEqual(['PRTC36'])
})

test('add-ons hold everything that is ordered beside the drawing, each with quantity 0 [server-items-7]', async () => {
  const addOns = await dana().call(catalogItemsGet, { productLine })
  expect(names(addOns)).toEqual(expect.arrayContaining(['PSL22PR', 'PUCB5', 'PUG', 'TMEM 4.75', 'TLE']))
  expect(addOns.find(({ shortName }) => shortName === 'PSL22PR')).toMatchObject({
    quantity: 0,
    itemType: 'LEG',
  })
  for (const name of ['PPS55TL', 'PPCTL', 'PRRUC', 'VPLT']) expect(names(addOns)).not.toContain(name)
})

describe('an item changes into its variant', () => {
  test.each([
    ['other handrails', '23130', { requestedRailType: 'VERT_PICKET' }, 'PPS55VP'],
    ['expanded metal', '23130', { requestedSurfaceType: 'EXP_METAL' }, 'PPEM55TL'],
    ['another size', '23130', { requestedUsableWidth: 60, requestedUsableLength: 72 }, 'PPS56TL'],
    ['low profile', '23130', { requestedIsLowPro: true }, 'PPS55LPTL'],
    ['made for a turn', '23110', { requestedIsTurn: true }, 'PPS45TTL'],
    ['a turn where every platform serves for one', '23130', { requestedIsTurn: true }, 'PPS55TL'],
    ['a longer ramp', '21160', { requestedUsableLength: 96 }, 'PRSTL8'],
    ['nothing', '21160', {}, 'PRSTL6'],
  ] as const)('%s [server-items-11]', async (_, currentItemNumber, wanted, shortName) => {
    const item = await dana().call(itemTransformConfigurationItem, {
      productLine,
      currentItemNumber,
      ...wanted,
    })
    expect(item.shortName).toBe(shortName)
  })

  test('what the catalogue does not have is refused with a reason [server-items-12]', async () => {
    const request = { productLine, currentItemNumber: '23130', requestedUsableWidth: 40 }
    await expect(dana().call(itemTransformConfigurationItem, request)).rejects.toMatchObject({
      status: 422,
      code: 'item.no-such-variant',
      message: expect.stringContaining('PPS55TL'),
    })
  })

  test('an unknown item is refused by its number [server-items-13]', async () => {
    await expect(
      dana().call(itemTransformConfigurationItem, { productLine, currentItemNumber: '99999' }),
    ).rejects.toMatchObject({ status: 404, message: 'Could not get 99999 info' })
  })
})
