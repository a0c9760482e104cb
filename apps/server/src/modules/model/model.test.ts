import { getQuoteModel, vizionProjectCreate } from '@ramp/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  const { solids, wayIn, words } = await server.as('Dana Miller').call(getQuoteModel, { id: '1001' })
  expect(solids.filter(({ role }) => role === 'leg').length).toBeGreaterThan(8)
  expect(wayIn).toEqual({ at: { x: 480, y: 264, z: 31 }, out: { x: 0, y: 1 } })
  expect(words[0]?.sentence).toContain('from 31″ down to 25″')
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
