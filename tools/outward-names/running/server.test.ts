import { createHash } from 'node:crypto'
import { decryptVizionHeaderID, getVizionEncryptionKey, listQuotes } from '@ramp/contracts'
import fastify from 'fastify'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../apps/server/src/app/testing/test-server.ts'
import { databases } from '../../../apps/server/src/db/testing/databases.ts'
import { namesOfTables } from '../../../apps/server/src/db/testing/names-of-tables.ts'
import { demoPeople } from '../../../apps/server/src/identity/demo/people.ts'
import { DEMO_AUDIENCE, DEMO_CLIENTS, DEMO_SCOPE } from '../../../apps/server/src/identity/demo/provider.ts'
import { type Metrics, openMetrics } from '../../../apps/server/src/operations/metrics.ts'
import { watchDatabase } from '../../../apps/server/src/operations/watch-database.ts'
import { expectNames } from '../expect-names.ts'
import { callFields, callLine, callsOf, type Description, refusalFields } from '../reading/calls.ts'
import { pathsIn } from '../reading/paths.ts'
import { callsIn, child, dotted, fieldsNamed, filesUnder, nameOf, nodesIn } from '../reading/syntax.ts'
import { OPEN, textsOf } from '../reading/texts.ts'

const SECRET = 'outward-names-outward-names-outward'
const [{ open }] = databases

let server: TestServer
let metrics: Metrics
const lines: string[] = []

beforeAll(async () => {
  metrics = await openMetrics()
  server = await startTestServer(async () => watchDatabase(await open(), metrics), {
    metrics,
    logTo: { write: (line) => void lines.push(line) },
    variables: { SERVER_SECRET: SECRET },
  })
})
afterAll(() => server.close())

const ask = async (url: string, token?: string) =>
  server.app.inject({ url, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })

const describedCalls = async (): Promise<Description> => (await ask('/api/docs/openapi.json')).json()

test('calls have the names of the list', async () => {
  const description = await describedCalls()
  await expectNames('calls', {
    Calls: callsOf(description).map(callLine),
    'What lets somebody make a call': Object.keys(description.components.securitySchemes),
    'Fields of a refusal': refusalFields(description),
    'Addresses of the server': routesIn(server.app.printRoutes({ commonPrefix: false })).filter((one) =>
      OURS.test(one),
    ),
  })
})

test('fields of calls have the names of the list', async () =>
  expectNames('call-fields', callFields(await describedCalls())))

/** Screens are there only where they are built. */
const OURS = /^\/(api|oidc|health|brand)/

/** The addresses in the framework's drawing of its routes: `│   ├── /:id (GET, HEAD)` below what it continues. */
function routesIn(drawing: string): readonly string[] {
  const above: string[] = []
  return drawing
    .split('\n')
    .filter((line) => line.includes('── '))
    .map((line) => {
      const [, indent = '', part = '', methods = ''] = /^(.*?)── (\S+)(?: \((.*)\))?/.exec(line) ?? []
      const depth = Math.floor(indent.length / 4)
      above.length = depth
      above.push(part)
      return `${above.join('')} ${methods}`.trim()
    })
}

/** Fields that are written as `headers.name`, `headers['name']`, `.header('name', …)` or in an object of headers. */
function headersInSources(): readonly string[] {
  const files = ['apps/server/src', 'packages/contracts/src'].flatMap(filesUnder)
  const set = callsIn(files)
    .filter(({ callee }) => /\.(header|setHeader)$/.test(callee))
    .flatMap(({ args, file }) => textsOf(args[0] ?? null, file))
  const read = files.flatMap((file) =>
    nodesIn(file.tree)
      .filter(
        (node) => node.type === 'MemberExpression' && /(^|\.)headers$/.test(dotted(child(node, 'object'))),
      )
      .flatMap((node) => {
        const property = child(node, 'property')
        return node.computed === true ? textsOf(property, file) : (nameOf(property) ?? [])
      }),
  )
  const sent = fieldsNamed('headers', files)
    .flatMap(({ value }) => (value ? nodesIn(value) : []))
    .flatMap((node) => nameOf(node.type === 'Property' ? child(node, 'key') : null) ?? [])
  return [...set, ...read, ...sent].filter((name) => name !== OPEN)
}

test('headers and cookies have the names of the list', async () => {
  const token = await server.tokenOf('Dana Miller')
  const replies = await Promise.all([
    ask('/api/docs/openapi.json'),
    ask('/health/live'),
    ask('/nowhere'),
    ask('/brand.svg'),
    ask(listQuotes.path),
    ask(listQuotes.path, token),
  ])
  const login = new URLSearchParams({
    client_id: DEMO_CLIENTS.designer,
    redirect_uri: 'http://localhost:4000/',
    response_type: 'code',
    scope: DEMO_SCOPE,
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
    resource: DEMO_AUDIENCE,
  })
  const { cookies } = await ask(`/oidc/auth?${login}`)
  await expectNames('headers', {
    'Headers that are read and written': headersInSources(),
    'Headers of answers': replies.flatMap(({ headers }) => Object.keys(headers)),
    'Cookies of the demo login': cookies.map(({ name }) => String(name)),
  })
})

test('identity has the names of the list', async () => {
  const discovery: Readonly<Record<string, unknown>> = (
    await ask('/oidc/.well-known/openid-configuration')
  ).json()
  const words = (name: string) => [discovery[name]].flat().map(String)
  const signIn = (await ask('/api/sign-in-settings')).json()
  const token = decodeJwt(await server.tokenOf('Dana Miller'))
  const access = filesUnder('apps/server/src/identity').flatMap((file) =>
    callsIn([file])
      .filter(({ callee }) => /^(roles|permissions)\.includes$/.test(callee))
      .flatMap(({ args }) => textsOf(args[0] ?? null, file)),
  )
  await expectNames('identity', {
    'Clients of the demo login': Object.values(DEMO_CLIENTS),
    'Audience of the demo login': [DEMO_AUDIENCE],
    Scopes: [...words('scopes_supported'), ...String(signIn.scope).split(' ')],
    'Claims that the demo login offers': words('claims_supported'),
    'Addresses of the demo login': Object.values(discovery).flatMap((value) =>
      typeof value === 'string' && value.startsWith('http') ? new URL(value).pathname : [],
    ),
    'Claims of an access token': pathsIn(token),
    'Roles and permissions that open something': access,
    'Roles and permissions of the demo people': demoPeople.flatMap(({ roles, permissions }) => [
      ...roles,
      ...permissions,
    ]),
  })
})

test('figures have the names of the list', async () => {
  await ask(listQuotes.path, await server.tokenOf('Dana Miller'))
  const aside = fastify()
  metrics.serve(aside)
  const { body, statusCode } = await aside.inject('/metrics')
  await aside.close()
  expect(statusCode).toBe(200)
  // The library adds its own of the process, which differ between machines.
  const ours = body.split('\n').filter((line) => !/^(# \w+ )?(process|nodejs)_/.test(line))
  await expectNames('metrics', {
    Figures: ours.flatMap((line) => /^# TYPE (.+)/.exec(line)?.[1] ?? []),
    Labels: ours.flatMap((line) => {
      const [, name, labels = ''] = /^(\w+)\{(.*)\}/.exec(line) ?? []
      return [...labels.matchAll(/(\w+)="/g)].map(([, label]) => `${name} ${label}`)
    }),
  })
})

test('lines of the log have the fields of the list', async () => {
  await ask(listQuotes.path, await server.tokenOf('Sam Ortiz'))
  await ask(listQuotes.path)
  const told = lines.map((line): Readonly<Record<string, unknown>> => JSON.parse(line))
  await expectNames('log-lines', {
    Fields: told.flatMap((line) => Object.keys(line)),
    Levels: told.map(({ level }) => String(level)),
  })
})

/** Made with the secret above by an older server: they are in addresses and in project files that people have. */
const OLD_ID = 'iWY_xPhqVlzKqUH8TTWpfoCMv2qzo3We0IULRoCwTC8'
const DIGEST_OF_KEY = 'd46527f3e4af9a6aae485389c86360a298dca0c94fff32442857346b9203505a'

test('keys of an installation are made from its secret as before', async () => {
  const { key } = await server.as('Devin Park').call(getVizionEncryptionKey, {})
  expect(createHash('sha256').update(key).digest('hex')).toBe(DIGEST_OF_KEY)
  const opened = await server.as('Dana Miller').call(decryptVizionHeaderID, { id: OLD_ID })
  expect(opened).toEqual({ headerID: '1001' })
})

test.each([
  ['embedded database', async () => server.database],
  ['PostgreSQL server', databases[1].open],
] as const)('the tables of the %s have the names of the list', async (_, openDatabase) => {
  const database = await openDatabase()
  await expectNames('tables', await namesOfTables(database))
  if (database !== server.database) await database.close()
})
