import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'

const provider = {
  OIDC_ISSUER: 'https://login.example/',
  OIDC_AUDIENCE: 'https://rampwright.example/api',
  OIDC_CLIENT_ID: 'abc',
}

test('without any variable the server is for this machine', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    publicOrigin: 'http://localhost:4000',
    dataDir: join(process.cwd(), 'data'),
    databaseUrl: null,
    files: { kind: 'folder' },
    identity: { kind: 'demo' },
    trustProxy: false,
    databaseLimits: { connections: 10, connectMs: 5000, statementMs: 30_000, lockMs: 10_000, idleMs: 60_000 },
    stopSeconds: 60,
    operations: null,
    otlpEndpoint: null,
  })
})

test('figures are read on this machine only, until a host says otherwise', () => {
  expect(readConfig({ OPERATIONS_PORT: '4001' }).operations).toEqual({ port: 4001, host: '127.0.0.1' })
  expect(readConfig({ OPERATIONS_PORT: '4001', OPERATIONS_HOST: '0.0.0.0' }).operations).toEqual({
    port: 4001,
    host: '0.0.0.0',
  })
})

test('an empty variable counts as none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', OIDC_ISSUER: '' })).toMatchObject({
    port: 4000,
    databaseUrl: null,
    identity: { kind: 'demo' },
  })
})

test('a real provider, a real database and a bucket come by configuration [server-config-1]', () => {
  const config = readConfig({
    ...provider,
    HOST: '0.0.0.0',
    PUBLIC_ORIGIN: 'https://ramps.example/',
    DATABASE_URL: 'postgresql://app:secret@db.example/ramps',
    DATABASE_CONNECTIONS: '40',
    DATABASE_LOCK_SECONDS: '0',
    S3_BUCKET: 'ramps',
    S3_ENDPOINT: 'https://s3.example',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
    INTERNAL_EMAIL_DOMAINS: 'Maker.example, sales.maker.example',
    TRUST_PROXY: '10.0.0.5, 2001:db8::/32, loopback',
  })
  expect(config).toMatchObject({
    publicOrigin: 'https://ramps.example',
    databaseUrl: 'postgresql://app:secret@db.example/ramps',
    databaseLimits: { connections: 40, lockMs: 0 },
    files: {
      kind: 'bucket',
      bucket: 'ramps',
      region: 'us-east-1',
      credentials: { accessKeyId: 'id', secretAccessKey: 'key' },
    },
    identity: {
      kind: 'provider',
      issuer: 'https://login.example/',
      clientIds: { designer: 'abc', portal: 'abc' },
    },
    internalDomains: ['maker.example', 'sales.maker.example'],
    trustProxy: ['10.0.0.5', '2001:db8::/32', 'loopback'],
  })
})

describe('internal staff are of the domains that are named', () => {
  test.each([
    [
      'the people of the demo login, where nothing is named',
      {},
      ['rampwright.example', 'rampwright-field.example', 'rampwright-works.example'],
    ],
    ['nobody at a provider, where nothing is named', provider, []],
    ['nobody at a provider, where nothing is written', { ...provider, INTERNAL_EMAIL_DOMAINS: ' ' }, []],
    ['those that are named', { ...provider, INTERNAL_EMAIL_DOMAINS: 'A.example' }, ['a.example']],
  ])('%s', (_, variables, domains) => {
    expect(readConfig(variables).internalDomains).toEqual(domains)
  })

  test.each([
    ['a comma at the end', 'a.example,', 'has an empty entry'],
    ['a comma at the beginning', ',a.example', 'has an empty entry'],
    ['two commas', 'a.example,,b.example', 'has an empty entry'],
    ['a comma alone', ',', 'has an empty entry'],
    ['an address', 'ines@a.example', 'ines@a.example is not a domain'],
    ['a sign before', '@a.example', '@a.example is not a domain'],
    ['everybody', '*', '* is not a domain'],
    ['blanks between', 'a.example b.example', 'a.example b.example is not a domain'],
  ])('%s is refused at the start', (_, written, problem) => {
    expect(() => readConfig({ INTERNAL_EMAIL_DOMAINS: written })).toThrow(
      `INTERNAL_EMAIL_DOMAINS: ${problem}. Write domains with one comma between them: a.example,b.example`,
    )
  })
})

describe('the demo login, with which anybody is anybody', () => {
  test.each`
    situation                                        | variables                                      | isRefused
    ${'on this machine'}                             | ${{}}                                          | ${false}
    ${'on this machine by another port'}             | ${{ PORT: '4101' }}                            | ${false}
    ${'on the IPv6 name of this machine'}            | ${{ HOST: '::1' }}                             | ${false}
    ${'open to the network'}                         | ${{ HOST: '0.0.0.0' }}                         | ${true}
    ${'open to the network over IPv6'}               | ${{ HOST: '::' }}                              | ${true}
    ${'on the address of a network card'}            | ${{ HOST: '192.168.1.20' }}                    | ${true}
    ${'behind a proxy with a public name'}           | ${{ PUBLIC_ORIGIN: 'https://ramps.example' }}  | ${true}
    ${'a name that only begins like this machine'}   | ${{ HOST: 'localhost.evil.example' }}          | ${true}
    ${'open to the network, and told so'}            | ${{ HOST: '0.0.0.0', DEMO_LOGIN: 'anywhere' }} | ${false}
    ${'switched off'}                                | ${{ DEMO_LOGIN: 'off' }}                       | ${true}
    ${'with a real provider it is not there at all'} | ${{ ...provider, HOST: '0.0.0.0' }}            | ${false}
    ${'asked for beside a real provider'}            | ${{ ...provider, DEMO_LOGIN: 'anywhere' }}     | ${true}
  `('$situation', ({ variables, isRefused }) => {
    const read = () => readConfig(variables)
    if (isRefused) expect(read).toThrow(ConfigError)
    else expect(read).not.toThrow()
  })
})

test.each([
  ['https://ramps.example/designs'],
  ['https://ramps.example/designs/'],
  ['https://ramps.example/?x=1'],
  ['https://ramps.example/#top'],
  ['https://dana@ramps.example'],
])('PUBLIC_ORIGIN=%s, which has more than a host, is refused with what to write', (PUBLIC_ORIGIN) => {
  expect(() => readConfig({ ...provider, PUBLIC_ORIGIN })).toThrow(
    'PUBLIC_ORIGIN: must be a host name without a path. Write https://ramps.example and',
  )
})

test.each(['https://Ramps.example', 'https://ramps.example:443/'])(
  'PUBLIC_ORIGIN=%s is a host',
  (written) => {
    expect(readConfig({ ...provider, PUBLIC_ORIGIN: written }).publicOrigin).toBe('https://ramps.example')
  },
)

describe('the address of the database', () => {
  test.each([
    ['a slash in the password', 'postgres://app:pa/word@db.example/ramps'],
    ['a slash behind figures, which looks like a port', 'postgres://app:12/word@db.example/ramps'],
    ['a question mark behind figures', 'postgres://app:12?word@db.example/ramps'],
    ['a number sign behind figures', 'postgres://app:12#word@db.example/ramps'],
    ['a number sign in the password', 'postgres://app:pa#word@db.example/ramps'],
    ['a percent sign in the password', 'postgres://app:pa%word@db.example/ramps'],
    ['no scheme', 'db.example/ramps'],
    ['a database of somebody else', 'mysql://app:word@db.example/ramps'],
  ])('with %s is refused with how to write it, and without the password', (_, written) => {
    const read = () => readConfig({ DATABASE_URL: written })
    expect(read).toThrow(
      /^DATABASE_URL: is not the address of a PostgreSQL server\. Write postgres:\/\/user:password@host:5432\/name\. In user and password write \/ as %2F, .* PGPASSWORD\.$/,
    )
    expect(read).not.toThrow('word@db')
  })

  test.each([
    'postgres://app:pa%2Fw%40rd@db.example:5432/ramps?sslmode=verify-full',
    'postgresql://app@db.example/ramps',
    'postgresql:///ramps?host=/var/run/postgresql',
    'postgres://app:word@%2Fvar%2Frun%2Fpostgresql/ramps',
  ])('%s is taken as it is', (written) => {
    expect(readConfig({ DATABASE_URL: written }).databaseUrl).toBe(written)
  })
})

test.each([
  ['S3_ENDPOINT', 'localhost:9000'],
  ['OIDC_ISSUER', 'login.example'],
  ['OIDC_JWKS_URI', '/keys'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['PUBLIC_ORIGIN', 'localhost:4000'],
])('%s=%s, which is no address, is refused with an example of one', (name, written) => {
  expect(() => readConfig({ ...provider, S3_BUCKET: 'ramps', [name]: written })).toThrow(
    `${name}: must be an address that begins with https:// or http://, such as http`,
  )
})

const DATABASE_URL = 'postgresql://app@db.example/ramps'
test.each`
  situation                                 | variables                                                           | kind
  ${'on the embedded database'}             | ${{}}                                                               | ${'folder'}
  ${'on the embedded database, by wish'}    | ${{ FILES: 'database' }}                                            | ${'database'}
  ${'on a database that servers share'}     | ${{ DATABASE_URL }}                                                 | ${'database'}
  ${'in a folder that servers share'}       | ${{ DATABASE_URL, FILES: 'folder', FILES_FOLDER_IS_SHARED: 'yes' }} | ${'folder'}
  ${'with a bucket, whatever else is said'} | ${{ DATABASE_URL, FILES: 'folder', S3_BUCKET: 'ramps' }}            | ${'bucket'}
`('$situation files lie in the $kind', ({ variables, kind }) => {
  expect(readConfig(variables).files.kind).toBe(kind)
})

test('a folder that only one of several servers may see is refused, with both ways out', () => {
  const read = () => readConfig({ DATABASE_URL, FILES: 'folder' })
  expect(read).toThrow(/^FILES: .* Leave FILES out .* FILES_FOLDER_IS_SHARED=yes/)
})

test.each([
  ['yes'],
  ['true'],
  ['*'],
  ['0.0.0.0/0'],
  ['::/0'],
  ['10.0.0.5, everybody'],
  ['0.0.0.0/1,128.0.0.0/1'],
  ['0.0.0.0/2, 64.0.0.0/2, 128.0.0.0/2, 192.0.0.0/2'],
  ['10.0.0.5, ::/1'],
  ['::ffff:0:0/96'],
  ['0:0:0:0:0:FFFF:0.0.0.0/97, 128.0.0.0/1'],
  ['10.0.0.0/33'],
  ['12'],
])('TRUST_PROXY=%s, which names no proxy, is refused with what to write', (TRUST_PROXY) => {
  expect(() => readConfig({ TRUST_PROXY })).toThrow(
    'TRUST_PROXY: list the proxies in front of the server, by address or network (TRUST_PROXY=10.0.0.5,10.1.0.0/16), or their number (TRUST_PROXY=1).',
  )
})

test.each([
  [undefined, false],
  ['no', false],
  ['1', 1],
  ['10.1.0.0/16', ['10.1.0.0/16']],
  ['::ffff:10.1.0.0/112', ['::ffff:10.1.0.0/112']],
])('TRUST_PROXY=%s trusts %o', (TRUST_PROXY, trusted) => {
  expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(trusted)
})

test.each([
  ['CALLS_PER_PERSON', { CALLS_PER_PERSON: '0' }],
  ['CALLS_PER_ADDRESS', { CALLS_PER_ADDRESS: 'many' }],
  ['LOGINS_PER_ADDRESS', { LOGINS_PER_ADDRESS: '1.5' }],
  ['PORT', { PORT: 'four thousand' }],
  ['PORT', { PORT: '70000' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://app@db/ramps' }],
  ['FILES', { FILES: 'attic' }],
  ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'ramps', S3_ACCESS_KEY_ID: 'id' }],
  ['S3_BUCKET', { S3_ENDPOINT: 'https://s3.example' }],
  ['STOP_SECONDS', { STOP_SECONDS: 'soon' }],
  ['STOP_SECONDS', { STOP_SECONDS: '0' }],
  ['DATABASE_CONNECTIONS', { DATABASE_CONNECTIONS: '0' }],
  ['DATABASE_STATEMENT_SECONDS', { DATABASE_STATEMENT_SECONDS: 'long' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'localhost:4000' }],
  ['SERVER_SECRET', { SERVER_SECRET: 'short' }],
  ['OPERATIONS_PORT', { OPERATIONS_PORT: 'yes' }],
  ['OPERATIONS_PORT', { OPERATIONS_PORT: '4000' }],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }],
  ['LOG_ADDRESSES', { LOG_ADDRESSES: 'some' }],
  ['DEMO_LOGIN', { DEMO_LOGIN: 'everywhere' }],
  ['OIDC_ISSUER', { OIDC_ISSUER: 'login.example' }],
  ['OIDC_AUDIENCE', { OIDC_ISSUER: 'https://login.example/', OIDC_CLIENT_ID: 'abc' }],
  ['OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://login.example/', OIDC_AUDIENCE: 'api' }],
])('%s is named when it cannot be used: %o', (name, variables) => {
  expect(() => readConfig(variables)).toThrow(name)
})
