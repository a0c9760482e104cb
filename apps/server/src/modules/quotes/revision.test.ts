import { getRevision, itemGenerateCustomConfigurationItem, vizionHeaderUpdate } from '@ramp/contracts'
import { expectEvery } from '@ramp/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layoutOf, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'

describe.each(databases)('an issued version on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
    const dana = server.as('Dana Miller')
    const made = await dana.call(itemGenerateCustomConfigurationItem, {
      productLine: 'P3G',
      itemType: 'PLATFORM',
      railType: 'TWO_LINE',
      width: 42,
      length: 66,
    })
    const custom = { ...layoutOf('t2-straight'), customItems: [made] }
    for (const layout of [layoutOf('t2-straight'), layoutOf('t1-switchback'), custom])
      await dana.call(vizionHeaderUpdate, { headerID: '1001', layout })
  })
  afterAll(() => server.close())

  const revision = (
    person: 'Dana Miller' | 'Sam Ortiz' | 'Cole Reyes' | 'Ines Calder',
    versionNumber: string,
  ) => server.as(person).call(getRevision, { id: '1001', versionNumber })

  test.each([
    ['1', 't2-straight'],
    ['2', 't1-switchback'],
  ])(
    '%s has the lines and the drawing it was issued with, whatever was issued since',
    async (version, name) => {
      const issued = await revision('Dana Miller', version)
      expect(issued.versionNumber).toBe(Number(version))
      expect(issued.layout.parts.map(({ id }) => id)).toEqual(layoutOf(name).parts.map(({ id }) => id))
      const sum = issued.lines.reduce((total, line) => total + (line.total ?? 0), 0)
      expect(sum).toBe(issued.partsTotal)
      expectEvery(issued.lines, ({ reasons }) => reasons.length > 0)
    },
  )

  test('one that was never issued is unknown', async () => {
    await expect(revision('Dana Miller', '4')).rejects.toMatchObject({
      status: 404,
      code: 'revision.unknown',
      message: 'Quote 1001 has no version 4.',
    })
  })

  test('a quote of another customer is unknown', async () => {
    await expect(revision('Sam Ortiz', '1')).rejects.toMatchObject({ status: 404, code: 'header.unknown' })
  })

  test('a crew sees lines and drawing without a price, custom parts too', async () => {
    const seen = await revision('Cole Reyes', '3')
    expect(seen.partsTotal).toBeNull()
    expectEvery(seen.lines, ({ unitPrice, total }) => unitPrice === null && total === null)
    expectEvery(seen.layout.customItems, ({ price }) => price === null)
    const [custom] = (await revision('Dana Miller', '3')).layout.customItems
    expect(custom?.price).toBeGreaterThan(0)
  })

  test("the manufacturer's people see its drawing and its parts", async () => {
    expect((await revision('Ines Calder', '2')).layout.parts).toHaveLength(
      layoutOf('t1-switchback').parts.length,
    )
  })
})
