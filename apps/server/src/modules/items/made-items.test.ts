import {
  getDocumentStore,
  itemByItemNumberGet,
  itemByShortNameGet,
  itemConfigurationItemTransforms,
  itemGenerateCustomConfigurationItem,
  itemGenerateCustomTransition,
  itemRequestTransitionConfigurationItems,
  itemTransformConfigurationItem,
  itemTranslateItemList,
} from '@ramp/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'

const productLine = 'P3G' as const
const platform = { productLine, itemType: 'PLATFORM', railType: 'TWO_LINE', width: 42, length: 66 } as const

describe.each(databases)('items on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
  })
  afterAll(() => server.close())
  const dana = () => server.as('Dana Miller')

  test('a part made to measure gets the next number of its line, and is found again by number and name [server-items-6]', async () => {
    const made = await dana().call(itemGenerateCustomConfigurationItem, platform)
    expect(made).toMatchObject({
      itemNumber: '27000',
      shortName: 'PPS42x66TL',
      isCustom: true,
      surface: 'SOLID',
      price: 128_247,
    })
    const ramp = await dana().call(itemGenerateCustomConfigurationItem, {
      ...platform,
      itemType: 'RAMP',
      width: 36,
    })
    expect([ramp.itemNumber, ramp.shortName]).toEqual(['27001', 'PRSTL36x66'])
    expect(await dana().call(itemByItemNumberGet, { itemNumber: '27000' })).toEqual(made)
    expect(await dana().call(itemByShortNameGet, { shortName: 'PPS42x66TL', productLine })).toEqual(made)
  })

  test('the same part is made once, whoever asks, and each line counts for itself', async () => {
    const again = await server.as('Sam Ortiz').call(itemGenerateCustomConfigurationItem, platform)
    expect(again.itemNumber).toBe('27000')
    const apd = await dana().call(itemGenerateCustomConfigurationItem, { ...platform, productLine: 'APD' })
    expect([apd.itemNumber, apd.shortName]).toEqual(['57000', 'APDPS42x66TL'])
  })

  test('many who ask at once get numbers of their own', async () => {
    const made = await Promise.all(
      [48, 54, 60, 72].map((length) =>
        dana().call(itemGenerateCustomConfigurationItem, { ...platform, productLine: 'HAR', length }),
      ),
    )
    expect(made.map(({ itemNumber }) => itemNumber).sort()).toEqual(['67000', '67001', '67002', '67003'])
  })

  test('a transition is made in another width [server-items-9]', async () => {
    const made = await dana().call(itemGenerateCustomTransition, {
      productLine,
      itemNumber: '29010',
      width: 42,
      length: 4,
    })
    expect(made).toMatchObject({ shortName: 'PRUT42x4', role: 'transition-upper', isCustom: true })
  })

  test('what cannot be made is answered with number 11559, and takes no number [server-items-16]', async () => {
    const refused = await dana().call(itemGenerateCustomConfigurationItem, { ...platform, width: 100 })
    expect(refused).toMatchObject({
      itemNumber: '11559',
      description: 'A part could not be generated based on these measurements',
    })
  })

  test('a part made to measure is changed by making it anew [server-items-18]', async () => {
    const change = { productLine, currentItemNumber: '27000', originalWidth: 48.1, originalLength: 72.1 }
    expect(
      await dana().call(itemTransformConfigurationItem, { ...change, requestedSurfaceType: 'EXP_METAL' }),
    ).toMatchObject({ shortName: 'PPEM42x66TL', surfaceType: 'EXP_METAL', item: { isCustom: true } })
    await expect(
      dana().call(itemTransformConfigurationItem, { ...change, requestedUsableLength: 67 }),
    ).rejects.toMatchObject({ status: 422, code: 'item.no-such-variant' })
  })

  test('what a platform can become [server-items-14]', async () => {
    const items = await dana().call(itemConfigurationItemTransforms, {
      productLine,
      currentItemNumber: '23130',
    })
    expect(items.map(({ shortName }) => shortName).sort()).toEqual([
      'PPEM55HP',
      'PPEM55NR',
      'PPEM55TL',
      'PPEM55VP',
      'PPS55HP',
      'PPS55LPTL',
      'PPS55NR',
      'PPS55TL',
      'PPS55VP',
    ])
  })

  test('the transitions of a ramp width come first [server-items-15]', async () => {
    const items = await dana().call(itemRequestTransitionConfigurationItems, { productLine, usableWidth: 48 })
    expect(items[0]?.usableWidth).toBe(48)
    expect(items.map(({ shortName }) => shortName)).toEqual(
      expect.arrayContaining(['PRUT', 'PRUT48', 'PPTS']),
    )
  })

  test('a list is translated item by item, and what has no counterpart is said [server-items-5]', async () => {
    const items = [
      { shortName: 'PSL46PR', quantity: 2 },
      { shortName: 'PSL52PR', quantity: 1 },
      { shortName: 'PREMTL6', quantity: 1 },
    ]
    expect(await dana().call(itemTranslateItemList, { translationTypeId: 1, items })).toEqual({
      items: [{ itemNumber: '39152', shortName: 'MSTS52PR', quantity: 3 }],
      pairs: [
        { from: 'PSL46PR', to: 'MSTS52PR' },
        { from: 'PSL52PR', to: 'MSTS52PR' },
      ],
      missing: [{ shortName: 'PREMTL6', message: 'Could not get PREMTL6 info' }],
    })
  })

  test('the ids of the document store are told [server-items-2]', async () => {
    expect(await dana().call(getDocumentStore, {})).toEqual({
      container: 'vizionprojects',
      extensions: ['pdf', 'png', 'json'],
    })
  })
})
