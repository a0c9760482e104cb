import { getQuoteModel, listAudit, makeDrawingFile, vizionProjectCreate } from '@ramp/contracts'
import { newLayout } from '@ramp/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layoutOf, projectOf, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'

const [{ open }] = databases
let server: TestServer
beforeAll(async () => {
  server = await startTestServer(open)
  const project = projectOf(layoutOf('t1-switchback'), '1001')
  await server.as('Dana Miller').call(vizionProjectCreate, { headerID: '1001', project })
})
afterAll(() => server.close())

test('whoever may open a quote sees its saved drawing in three dimensions, and in words', async () => {
  const { solids, wayIn, labels, words } = await server.as('Dana Miller').call(getQuoteModel, { id: '1001' })
  expect(solids.filter(({ role }) => role === 'leg').length).toBeGreaterThan(8)
  expect(wayIn).toEqual({ at: { x: 480, y: 264, z: 31 }, out: { x: 0, y: 1 } })
  expect(labels.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Entrance 31"', 'Exit 0"', '25"', 'L12']),
  )
  expect(words[0]?.sentence).toContain('from 31" down to 25"')
})

test('a stranger is told no more than of a quote that does not exist', async () => {
  const refusal = { status: 404, code: 'header.unknown' }
  await expect(server.as('Sam Ortiz').call(getQuoteModel, { id: '1001' })).rejects.toMatchObject(refusal)
  await expect(server.as('Dana Miller').call(getQuoteModel, { id: '999999' })).rejects.toMatchObject(refusal)
})

test('a quote that was never drawn says so', async () => {
  await expect(server.as('Dana Miller').call(getQuoteModel, { id: '1002' })).rejects.toMatchObject({
    status: 404,
    code: 'project.unknown',
  })
})

describe('the drawing for other programs', () => {
  const file = (more: {
    readonly format: 'dxf' | 'svg' | 'glb' | 'usdz'
    readonly view?: number
    readonly reader?: 'customer'
  }) => server.as('Dana Miller').download(makeDrawingFile, { id: '1001', ...more })
  const begins = async (content: Blob) => (await content.text()).slice(0, 40)

  test.each([
    ['dxf', 'image/vnd.dxf', '0\nSECTION\n2\nHEADER'],
    ['svg', 'image/svg+xml', '<?xml version='],
    ['glb', 'model/gltf-binary', 'glTF'],
    ['usdz', 'model/vnd.usdz+zip', 'PK'],
  ] as const)('as %s says what it is', async (format, type, first) => {
    const content = await file({ format })
    expect(content.type).toBe(type)
    expect(await begins(content)).toContain(first)
  })

  test('names its parts for the dealer, and none for the customer', async () => {
    const [named, merged] = [await file({ format: 'glb' }), await file({ format: 'glb', reader: 'customer' })]
    expect(await named.text()).toContain('"name":"L1"')
    expect(await merged.text()).not.toMatch(/"name":"L\d|"extras"/)
  })

  test('is an SVG for each view: the plan, and every run from the side', async () => {
    const [plan, side] = await Promise.all(
      [0, 1].map(async (view) => (await file({ format: 'svg', view })).text()),
    )
    expect(plan).toContain('S-COLS')
    expect(side).not.toBe(plan)
    await expect(file({ format: 'svg', view: 2 })).rejects.toMatchObject({
      status: 400,
      message: 'Correct view: the drawing has 2 views, counted from 0.',
    })
    await expect(file({ format: 'dxf', view: 1 })).rejects.toMatchObject({
      status: 400,
      message: 'Correct view: a dxf file has all views, so leave it out.',
    })
  })

  test('is for nobody else, and not there before anything is drawn', async () => {
    const asked = { id: '1001', format: 'dxf' } as const
    await expect(server.as('Sam Ortiz').download(makeDrawingFile, asked)).rejects.toMatchObject({
      status: 404,
      code: 'header.unknown',
    })
    const project = projectOf(newLayout('P3G', 'Nothing yet'), '1002')
    await server.as('Dana Miller').call(vizionProjectCreate, { headerID: '1002', project })
    await expect(
      server.as('Dana Miller').download(makeDrawingFile, { ...asked, id: '1002' }),
    ).rejects.toMatchObject({ status: 422, code: 'layout.empty' })
  })

  test('is in the audit when it was taken', async () => {
    const taken = async () =>
      (await server.as('Ines Calder').call(listAudit, { headerID: '1001', event: 'exported' })).entries.length
    const before = await taken()
    await file({ format: 'glb' })
    expect(await taken()).toBe(before + 1)
  })
})
