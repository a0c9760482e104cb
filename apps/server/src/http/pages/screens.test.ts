import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerError } from '../error-handler.ts'
import { compressAnswers } from '../packing/compress.ts'
import { leadToOwnAddress } from './own-address.ts'
import { serveScreens } from './screens.ts'
import { addSecurityHeaders } from './security-headers.ts'

const folder = mkdtempSync(join(tmpdir(), 'rampwright-screens-'))
const script = `export const words = '${'ramp '.repeat(1000)}'`

let app: FastifyInstance
beforeAll(async () => {
  for (const name of ['web', 'portal']) {
    mkdirSync(join(folder, name, 'assets'), { recursive: true })
    writeFileSync(join(folder, name, 'index.html'), `<title>${name}</title>`)
    writeFileSync(join(folder, name, 'assets', 'index-abc.js'), script)
    writeFileSync(join(folder, name, 'assets', 'packed-abc.js'), script)
    writeFileSync(join(folder, name, 'assets', 'packed-abc.js.br'), brotliCompressSync(script))
    writeFileSync(join(folder, name, 'assets', 'packed-abc.js.gz'), gzipSync(script))
    writeFileSync(join(folder, name, '.built-from'), 'secret')
  }
  writeFileSync(join(folder, 'outside.txt'), 'kept apart')
  app = fastify()
  app.setErrorHandler(answerError)
  leadToOwnAddress(app, 'http://localhost:4000')
  compressAnswers(app)
  await addSecurityHeaders(app, {
    publicOrigin: 'http://localhost:4000',
    issuer: 'http://localhost:4000/oidc',
  })
  await serveScreens(app, [
    { prefix: '/', folder: join(folder, 'web') },
    { prefix: '/portal/', folder: join(folder, 'portal') },
    { prefix: '/not-built/', folder: join(folder, 'nowhere') },
  ])
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ url, headers: { host: 'localhost:4000', accept: 'text/html', ...headers } })

describe('the screens', () => {
  test.each([
    ['/', 'web'],
    ['/designer?product=P3G&id=abc', 'web'],
    ['/no/such/page', 'web'],
    ['/portal/', 'portal'],
    ['/portal/quotes/1001', 'portal'],
    ['/portals', 'web'],
  ])('%s is the first page of %s', async (url, name) => {
    const reply = await get(url)
    expect([reply.statusCode, reply.body]).toEqual([200, `<title>${name}</title>`])
    expect(reply.headers['cache-control']).toBe('no-cache')
  })

  test('/portal leads into the portal', async () => {
    expect((await get('/portal')).headers.location).toBe('/portal/')
    expect((await get('/portal?a=1')).headers.location).toBe('/portal/?a=1')
  })

  test.each([
    '/assets/gone-abc.js',
    '/api',
    '/api/nothing',
    '/API/nothing',
    '/%61pi/nothing',
    '/%2fapi/quotes',
    '//api/quotes',
    '/%5capi/quotes',
    '/api;x',
    '/api%3bx',
    '/x/..%2fapi/quotes',
    '/health',
    '/health/nothing',
    '/metrics',
    '/oidc-login/nothing/at/all',
    '/oidc/nothing',
    '/.built-from',
    '/portal/.built-from',
    '/..%2foutside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/favicon.ico',
  ])('%s is not there, and says so without a page', async (url) => {
    const reply = await get(url)
    expect([400, 403, 404]).toContain(reply.statusCode)
    expect(reply.body).not.toContain('kept apart')
    expect(reply.body).not.toContain('<title>')
  })

  test('nothing can be posted to a page', async () => {
    expect((await app.inject({ method: 'POST', url: '/designer' })).statusCode).toBe(404)
  })

  test('files with a fingerprint are kept for a year and travel compressed', async () => {
    for (const prefix of ['', '/portal']) {
      const reply = await get(`${prefix}/assets/index-abc.js`, { 'accept-encoding': 'gzip, br' })
      expect(reply.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'gzip',
        vary: 'accept-encoding',
      })
      expect(gunzipSync(reply.rawPayload).toString()).toBe(script)
    }
  })

  test('who cannot unpack gets the plain file', async () => {
    const reply = await get('/assets/index-abc.js')
    expect(reply.headers['content-encoding']).toBeUndefined()
    expect(reply.body).toBe(script)
  })

  test('a file that did not change is not sent again', async () => {
    const { headers } = await get('/assets/index-abc.js')
    expect((await get('/assets/index-abc.js', { 'if-none-match': String(headers.etag) })).statusCode).toBe(
      304,
    )
  })
})

describe('a file that was packed when it was built', () => {
  const packed = '/assets/packed-abc.js'

  test.each([
    ['gzip, deflate, br, zstd', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['br', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['br;q=0, gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['identity', undefined, (body: Buffer) => body],
  ])('goes to who takes %s as %s', async (accepted, encoding, unpacked) => {
    for (const prefix of ['', '/portal']) {
      const { headers, rawPayload } = await get(`${prefix}${packed}`, { 'accept-encoding': accepted })
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': expect.stringContaining('javascript'),
        'content-length': String(rawPayload.length),
        vary: 'accept-encoding',
      })
      expect(unpacked(rawPayload).toString()).toBe(script)
    }
  })

  test('is not sent again, each of its forms by its own mark', async () => {
    const marks = new Set<string>()
    for (const accepted of ['br', 'gzip', 'identity']) {
      const { etag } = (await get(packed, { 'accept-encoding': accepted })).headers
      const again = await get(packed, { 'accept-encoding': accepted, 'if-none-match': String(etag) })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      marks.add(String(etag))
    }
    expect(marks.size).toBe(3)
  })

  test('can be asked for in pieces', async () => {
    const { statusCode, headers, body } = await get(packed, { range: 'bytes=7-11' })
    expect([statusCode, headers['content-range'], body]).toEqual([
      206,
      `bytes 7-11/${script.length}`,
      script.slice(7, 12),
    ])
  })
})

describe('every page', () => {
  test('runs only scripts that lie on this server, and sits in no frame', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("object-src 'none'")
  })

  test('may talk to a provider elsewhere when there is one', async () => {
    const other = fastify()
    await addSecurityHeaders(other, {
      publicOrigin: 'https://ramps.example',
      issuer: 'https://login.example/tenant',
    })
    other.get('/', async () => 'ok')
    const { headers } = await other.inject('/')
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://login.example;")
    expect(headers['strict-transport-security']).toContain('max-age')
    await other.close()
  })
})

describe('another name of this machine', () => {
  test.each([
    ['127.0.0.1:4000', '/designer?product=P3G', 'http://localhost:4000/designer?product=P3G'],
    ['[::1]:4000', '/', 'http://localhost:4000/'],
  ])('%s leads to the configured one', async (host, url, location) => {
    expect((await get(url, { host })).headers.location).toBe(location)
  })

  test('calls and names of other machines are left alone', async () => {
    expect((await get('/', { host: 'ramps.example' })).statusCode).toBe(200)
    expect((await get('/assets/index-abc.js', { host: '127.0.0.1:4000', accept: '*/*' })).statusCode).toBe(
      200,
    )
  })
})

describe('an address that no page has', () => {
  beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }))

  test.each([
    '/%00',
    '/a%00b',
    '/portal/%00',
    '/assets/%00.js',
    '/assets/index-abc.js%00',
    '//x',
    '//x/y.js',
    '//',
    '///',
    '/\\x',
    '/%',
    '/%ff',
    '/%ED%A0%80',
    '/portal/%ED%A0%80',
    '/..%2f..%2foutside.txt',
    '/portal//x',
    '/portal/..%2f..%2foutside.txt',
    `/${'x'.repeat(8_000)}`,
    `/assets/${'x'.repeat(5_000)}`,
  ])('%s is no fault of the server', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST'])
      expect(await statusOf(method, path), method).toBeLessThan(500)
  })
})

/** Asked over the line: a client would mend such an address. */
function statusOf(method: string, path: string): Promise<number> {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return new Promise((resolve, reject) => {
    const headers = { host: 'localhost:4000', accept: 'text/html' }
    ask({ host: '127.0.0.1', port, method, path, headers }, (reply) => {
      reply.resume()
      resolve(reply.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}
