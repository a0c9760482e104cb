import { createHash, randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ORIGIN, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'

/** A browser without a screen: follows redirects by hand and keeps cookies. */
function browserOn(server: TestServer) {
  const jar = new Map<string, string>()
  async function go(url: string, form?: Readonly<Record<string, string>>) {
    const reply = await server.app.inject({
      method: form ? 'POST' : 'GET',
      url: url.replace(ORIGIN, ''),
      headers: {
        accept: 'text/html',
        host: 'localhost:4000',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
    })
    for (const { name, value, expires } of reply.cookies) {
      if (expires && expires.getTime() <= Date.now()) jar.delete(name)
      else jar.set(name, value)
    }
    return reply
  }
  /** Follows redirects until a page, or an address of the app, is reached. */
  async function follow(url: string, form?: Readonly<Record<string, string>>) {
    let reply = await go(url, form)
    let address = url
    for (let hop = 0; hop < 10 && reply.headers.location !== undefined; hop += 1) {
      address = new URL(reply.headers.location, ORIGIN).href
      if (address.startsWith(`${ORIGIN}/?`) || address.startsWith(`${ORIGIN}/portal/`)) break
      reply = await go(address)
    }
    return { address, body: reply.body, status: reply.statusCode }
  }
  return { go, follow }
}

const settings = {
  designer: { client_id: 'rampwright-designer', redirect_uri: `${ORIGIN}/` },
  portal: { client_id: 'rampwright-portal', redirect_uri: `${ORIGIN}/portal/` },
}

function authorizationRequest(client: { client_id: string; redirect_uri: string }, extra = {}) {
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    ...client,
    response_type: 'code',
    scope: 'openid profile email offline_access',
    resource: 'urn:rampwright:api',
    state: 'state-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  })
  return { verifier, address: `/oidc/auth?${query}` }
}

describe.each(databases)('the demo login on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
  })
  afterAll(() => server.close())

  async function exchange(fields: Readonly<Record<string, string>>) {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/oidc/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:4000' },
      payload: new URLSearchParams(fields).toString(),
    })
    return { status: reply.statusCode, body: reply.json() }
  }

  async function logIn(person: string, client = settings.designer, browser = browserOn(server)) {
    const { verifier, address } = authorizationRequest(client)
    const loginPage = await browser.follow(address)
    const isAsked = loginPage.address.includes('/oidc-login/')
    const done = isAsked ? await browser.follow(loginPage.address, { person }) : loginPage
    const code = new URL(done.address).searchParams.get('code') ?? ''
    const tokens = await exchange({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      ...client,
    })
    return { browser, code, verifier, isAsked, ...tokens }
  }

  const listQuotes = async (token: string) =>
    (await server.app.inject({ url: '/api/quotes', headers: { authorization: `Bearer ${token}` } }))
      .statusCode

  test('shows everybody who can sign in, as buttons of a plain form', async () => {
    const { body, status } = await browserOn(server).follow(authorizationRequest(settings.designer).address)
    expect(status).toBe(200)
    for (const name of [
      'Dana Miller',
      'Lena Brooks',
      'Omar Hayes',
      'Cole Reyes',
      'Sam Ortiz',
      'Ines Calder',
      'Devin Park',
      'Nora Field',
      'Alex Guest',
    ])
      expect(body).toContain(`<strong>${name}</strong>`)
    expect(body).toMatch(/<form method="post" action="\/oidc-login\/[\w-]+">/)
    expect(body).not.toContain('<script')
  })

  test('has the typeface of the product, which its styles name', async () => {
    const { go } = browserOn(server)
    const { body } = await go('/oidc-login/login.css')
    const files = [...body.matchAll(/url\("([^"]+)"\)/g)].map(([, address = '']) => address)
    expect(files).toHaveLength(2)
    for (const address of files) {
      const file = await go(address)
      expect({ status: file.statusCode, type: file.headers['content-type'] }).toEqual({
        status: 200,
        type: 'font/ttf',
      })
      expect(file.rawPayload.length).toBeGreaterThan(10_000)
    }
  })

  test('gives a code for the app, and for the code an access token the calls believe', async () => {
    const { body, isAsked } = await logIn('dana-miller')
    expect(isAsked).toBe(true)
    expect(body.token_type).toBe('Bearer')
    expect(body.expires_in).toBe(300)
    expect(decodeJwt(body.access_token)).toMatchObject({
      iss: `${ORIGIN}/oidc`,
      aud: 'urn:rampwright:api',
      sub: 'dana-miller',
      'https://rampwright.example/app_metadata': {
        customer_number: '10001',
        authorization: { permissions: ['access:sandbox'] },
      },
    })
    expect(decodeJwt(body.id_token)).toMatchObject({
      name: 'Dana Miller',
      email: 'dana.miller@ridgeline-access.example',
      'https://rampwright.example/app_metadata': { customer_number: '10001' },
    })
    expect(await listQuotes(body.access_token)).toBe(200)
    expect(await listQuotes(body.id_token), 'an identity token is no access token').toBe(401)
  })

  test('lets the person who is not approved sign in, and the calls turn them away', async () => {
    const { body } = await logIn('alex-guest')
    expect(await listQuotes(body.access_token)).toBe(401)
  })

  test('goes on to the portal without asking again', async () => {
    const { browser } = await logIn('sam-ortiz')
    const second = await logIn('nobody', settings.portal, browser)
    expect(second.isAsked).toBe(false)
    expect(decodeJwt(second.body.access_token).sub).toBe('sam-ortiz')
  })

  test('renews tokens, each refresh token once; the second use ends the whole chain [server-identity-5]', async () => {
    const { body } = await logIn('dana-miller')
    const renew = (refresh_token: string) =>
      exchange({ grant_type: 'refresh_token', refresh_token, client_id: 'rampwright-designer' })
    const renewed = await renew(body.refresh_token)
    expect(renewed.status).toBe(200)
    expect(renewed.body.refresh_token).not.toBe(body.refresh_token)
    expect(await listQuotes(renewed.body.access_token)).toBe(200)
    expect((await renew(body.refresh_token)).body.error).toBe('invalid_grant')
    expect((await renew(renewed.body.refresh_token)).body.error).toBe('invalid_grant')
  })

  test('a second tab of an app leaves the first one signed in', async () => {
    const first = await logIn('dana-miller')
    const second = await logIn('nobody', settings.designer, first.browser)
    expect(second.isAsked).toBe(false)
    for (const { body } of [first, second]) {
      const { refresh_token } = body
      const renewed = await exchange({
        grant_type: 'refresh_token',
        refresh_token,
        client_id: 'rampwright-designer',
      })
      expect(renewed.status).toBe(200)
      expect(await listQuotes(renewed.body.access_token)).toBe(200)
    }
  })

  test('a restart of the server signs nobody out', async () => {
    const { body } = await logIn('dana-miller')
    const restarted = await startTestServer(async () => server.database)
    const reply = await restarted.app.inject({
      method: 'POST',
      url: '/oidc/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: body.refresh_token,
        client_id: 'rampwright-designer',
      }).toString(),
    })
    await restarted.app.close()
    rmSync(restarted.folder, { recursive: true, force: true })
    expect(reply.statusCode).toBe(200)
    expect(reply.json().access_token).toEqual(expect.any(String))
  })

  test('uses a code once, and only for the app that proves it asked for it', async () => {
    const { code, verifier } = await logIn('dana-miller')
    const again = { grant_type: 'authorization_code', code, code_verifier: verifier, ...settings.designer }
    expect((await exchange(again)).body.error).toBe('invalid_grant')
    const browser = browserOn(server)
    const page = await browser.follow(authorizationRequest(settings.designer).address)
    const stolen = await browser.follow(page.address, { person: 'dana-miller' })
    const thief = {
      grant_type: 'authorization_code',
      code: new URL(stolen.address).searchParams.get('code') ?? '',
      code_verifier: 'a'.repeat(43),
      ...settings.designer,
    }
    expect((await exchange(thief)).body.error).toBe('invalid_grant')
  })

  test('ends the session and its refresh tokens at logout, and asks again afterwards', async () => {
    const { browser, body } = await logIn('dana-miller')
    const query = new URLSearchParams({
      id_token_hint: body.id_token,
      post_logout_redirect_uri: `${ORIGIN}/`,
      client_id: 'rampwright-designer',
    })
    const page = await browser.go(`/oidc/session/end?${query}`)
    expect(page.body).toContain('name="logout" value="yes"')
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
    const end = await browser.go('/oidc/session/end/confirm', { xsrf, logout: 'yes' })
    expect(end.headers.location).toBe(`${ORIGIN}/`)
    const refresh = { grant_type: 'refresh_token', refresh_token: body.refresh_token }
    expect((await exchange({ ...refresh, client_id: 'rampwright-designer' })).body.error).toBe(
      'invalid_grant',
    )
    expect((await logIn('sam-ortiz', settings.designer, browser)).isAsked).toBe(true)
  })

  test('a login that is cancelled goes back to the app with a reason', async () => {
    const browser = browserOn(server)
    const page = await browser.follow(authorizationRequest(settings.designer).address)
    const { address } = await browser.follow(page.address, { cancel: 'yes' })
    expect(new URL(address).searchParams.get('error')).toBe('access_denied')
  })

  test.each([
    ['sends nobody to another address', settings.designer.client_id, 'https://elsewhere.example/', {}],
    ['keeps the two apps apart', settings.portal.client_id, `${ORIGIN}/`, {}],
    ['knows its clients', 'somebody-else', `${ORIGIN}/`, {}],
  ])('%s', async (_, client_id, redirect_uri, extra) => {
    const reply = await browserOn(server).go(authorizationRequest({ client_id, redirect_uri }, extra).address)
    expect(reply.statusCode).toBe(400)
    expect(reply.headers.location).toBeUndefined()
    expect(reply.body).toContain('There appears to be an issue logging in')
  })

  test('asks for a proof key', async () => {
    const browser = browserOn(server)
    const query = new URLSearchParams({ ...settings.designer, response_type: 'code', scope: 'openid' })
    const { address } = await browser.follow(`/oidc/auth?${query}`)
    expect(new URL(address).searchParams.get('error')).toBe('invalid_request')
  })

  test('a login page of another browser or of yesterday says what to do', async () => {
    const reply = await browserOn(server).go('/oidc-login/abcdef')
    expect(reply.statusCode).toBe(400)
    expect(reply.body).toContain('This login page has expired')
  })

  test('escapes what a request brings along', async () => {
    const address = authorizationRequest({ client_id: '<img src=x>', redirect_uri: `${ORIGIN}/` }).address
    const reply = await browserOn(server).go(address)
    expect(reply.body).not.toContain('<img')
  })

  test('carries the same protection as every page', async () => {
    const reply = await browserOn(server).go('/oidc/.well-known/openid-configuration')
    expect(reply.json().issuer).toBe(`${ORIGIN}/oidc`)
    expect(reply.headers['content-security-policy']).toContain("script-src 'self'")
  })

  test.each([
    ['another name of the server', { headers: { host: 'design.example.com' } }],
    ['another name that a proxy was asked for', { headers: { 'x-forwarded-host': 'design.example.com' } }],
    ['a proxy that speaks for another machine', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ['a proxy that names the address in another header', { headers: { 'x-real-ip': '203.0.113.7' } }],
    ['a proxy that speaks for two', { headers: { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' } }],
    ['a proxy that says it in the newer words', { headers: { forwarded: 'for=203.0.113.7' } }],
    ['another machine', { remoteAddress: '192.0.2.1', headers: {} }],
  ])('refuses %s', async (_, request) => {
    for (const url of ['/oidc/.well-known/openid-configuration', '/oidc-login/abcdef']) {
      const reply = await server.app.inject({
        url,
        ...request,
        headers: { host: 'localhost:4000', ...request.headers },
      })
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'login.elsewhere'])
    }
  })

  test('believes its configured address, not another name of this machine', async () => {
    const reply = await server.app.inject({
      url: '/oidc/.well-known/openid-configuration',
      headers: { host: '127.0.0.1:4000', 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' },
    })
    expect(reply.json().token_endpoint).toBe(`${ORIGIN}/oidc/token`)
  })
})
