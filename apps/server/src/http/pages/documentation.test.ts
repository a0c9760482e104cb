import * as contracts from '@ramp/contracts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'

const calls = Object.values(contracts).flatMap((one) =>
  typeof one === 'object' && 'path' in one ? [one] : [],
)

const [{ open }] = databases
let server: TestServer
beforeAll(async () => {
  server = await startTestServer(open)
})
afterAll(() => server.close())

test('the OpenAPI description holds every call, with what goes in and what comes out', async () => {
  const { openapi, paths } = (await server.app.inject('/api/docs/openapi.json')).json()
  expect(openapi).toBe('3.0.3')
  for (const { method, path, summary } of calls) {
    const place = path.replace(/:(\w+)/g, '{$1}')
    expect(paths[place]?.[method.toLowerCase()], `${method} ${path}`).toMatchObject({ summary })
  }
  expect(Object.keys(paths)).toHaveLength(new Set(calls.map(({ path }) => path)).size)
  const finish = paths['/api/rampConfiguration/VizionHeaderUpdate'].post
  expect(finish.security).toEqual([{ bearer: [] }])
  expect(finish.requestBody.content['application/json'].schema.required).toEqual(['headerID', 'layout'])
  expect(finish.responses['200'].content['application/json'].schema.properties.quote).toBeDefined()
  expect(paths['/api/quotes/{id}'].get.parameters[0]).toMatchObject({
    name: 'id',
    in: 'path',
    required: true,
  })
})

test('a file within a call has every field of its format', async () => {
  const { paths } = (await server.app.inject('/api/docs/openapi.json')).json()
  const answer = paths['/api/fit'].post.responses['200'].content['application/json'].schema
  const { system } = answer.properties.proposals.items.properties
  expect(system.required).toEqual(['format', 'product', 'parts'])
  expect(system.properties.parts.items.properties.activeHeight).toMatchObject({
    description: 'Of a stair; left out, its lowest.',
    nullable: true,
  })
  expect(system).not.toHaveProperty('additionalProperties')
})

test('the description is written once, under each of its addresses, and who has it is told so', async () => {
  const first = await server.app.inject('/api/docs/openapi.json')
  const written = vi.spyOn(JSON, 'stringify')
  for (const path of ['openapi.json', 'json', 'yaml']) {
    const { body, headers } = await server.app.inject(`/api/docs/${path}`)
    expect(body === first.body, path).toBe(true)
    const again = await server.app.inject({
      url: `/api/docs/${path}`,
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect([path, again.statusCode, again.body]).toEqual([path, 304, ''])
  }
  const long = written.mock.results.filter(({ value }) => String(value).length > 100_000)
  written.mockRestore()
  expect(long).toHaveLength(0)
})

test('the readable page is made of files of this server, under the policy of every page', async () => {
  const page = await server.app.inject('/api/docs')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('<title>Rampwright calls</title>')
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '')
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    expect(file).toMatch(/^\/api\/docs\//)
    expect((await server.app.inject(file)).statusCode, file).toBe(200)
  }
  expect(page.body).not.toMatch(/<script>|<style/)
  const anyOther = await server.app.inject('/api/sign-in-settings')
  expect(page.headers['content-security-policy']).toBe(anyOther.headers['content-security-policy'])
})

test('each app learns how to sign in', async () => {
  const settings = { authority: 'http://localhost:4000/oidc', audience: 'urn:rampwright:api' }
  const nobody = server.withToken(null)
  expect(await nobody.call(contracts.signInSettings, {})).toMatchObject({
    ...settings,
    clientId: 'rampwright-designer',
  })
  expect(await nobody.call(contracts.signInSettings, { app: 'portal' })).toMatchObject({
    ...settings,
    clientId: 'rampwright-portal',
  })
})
