import { readFileSync } from 'node:fs'
import { readCatalogue } from '@ramp/catalogue-files'
import { fitRamp } from '@ramp/contracts'
import { analyse, catalogueOf } from '@ramp/domain'
import { layoutOfDescription, readSystemDescription } from '@ramp/formats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'

const [{ open }] = databases
let server: TestServer
beforeAll(async () => {
  server = await startTestServer(open)
})
afterAll(() => server.close())

const siteNamed = (name: string) =>
  JSON.parse(
    readFileSync(
      new URL(`../../../../../packages/domain/fixtures/sites/${name}.json`, import.meta.url),
      'utf8',
    ),
  )
const dana = () => server.as('Dana Miller')

test('a site is answered with layouts that cost what the engine says', async () => {
  const { proposals, reasons } = await dana().call(fitRamp, siteNamed('s1-driveway-at-the-side'))
  expect(reasons).toEqual([])
  expect(proposals[0]).toMatchObject({ id: '1', kind: 'straight', why: 'Lowest cost.', price: 5574.29 })
  const catalogue = catalogueOf(readCatalogue('P3G'))
  for (const { system, price } of proposals) {
    const { layout } = layoutOfDescription(readSystemDescription(system), catalogue)
    expect(analyse(layout, catalogue).partsList.partsTotal).toBe(Math.round(price * 100))
  }
})

test('where nothing fits, the reasons and what would fit are the answer', async () => {
  const { proposals, reasons, relaxations } = await dana().call(fitRamp, siteNamed('s8-only-at-1-10'))
  expect(proposals).toEqual([])
  expect(reasons[0]).toMatchObject({ code: 'too-long', need: 384.1, have: 355 })
  expect(relaxations[0]).toMatchObject({ change: { desiredRatio: '1:10' } })
})

test('a site that cannot be read is refused with the field', async () => {
  const site = siteNamed('s1-driveway-at-the-side')
  await expect(dana().call(fitRamp, { ...site, yard: [{ x: 0, y: 0 }] })).rejects.toMatchObject({
    status: 400,
    code: 'input.invalid',
    message: 'Correct yard: has 1 corners; an outline needs three or more',
    details: [{ field: 'yard', message: 'has 1 corners; an outline needs three or more' }],
  })
})
