import { createHash, randomBytes } from 'node:crypto'
import { DEMO_CLIENTS } from '../../apps/server/src/identity/demo/provider.ts'
import { headersOf } from '../servers/dealers.ts'

const HOPS = 10

/** Logs somebody in on the pages of the demo login, as a browser does, and lists quotes with the token: the status of the last answer. */
export async function logInAndList(origin: string, person: string): Promise<number> {
  const { go } = browserAt(origin)
  const verifier = randomBytes(32).toString('base64url')
  const client = { client_id: DEMO_CLIENTS.designer, redirect_uri: `${origin}/` }
  const query = new URLSearchParams({
    ...client,
    response_type: 'code',
    scope: 'openid profile email offline_access',
    resource: 'urn:rampwright:api',
    state: 'state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const page = await go(`${origin}/oidc/auth?${query}`)
  const done = await go(page.address, { person })
  const code = new URL(done.address).searchParams.get('code')
  if (code === null) return done.status
  const exchange = new URLSearchParams({
    ...client,
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
  })
  const tokens = await fetch(`${origin}/oidc/token`, { method: 'POST', body: exchange })
  if (!tokens.ok) return tokens.status
  const { access_token: token } = (await tokens.json()) as { access_token: string }
  const list = await fetch(`${origin}/api/quotes`, { headers: headersOf({ token, address: '10.9.0.1' }) })
  return list.status
}

/** Follows redirects up to the address of the app, and keeps cookies. */
function browserAt(origin: string) {
  const cookies = new Map<string, string>()
  async function one(address: string, form?: Readonly<Record<string, string>>) {
    const reply = await fetch(address, {
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name !== undefined && value !== undefined) cookies.set(name, value)
    }
    return reply
  }
  return {
    async go(from: string, form?: Readonly<Record<string, string>>) {
      let address = from
      let reply = await one(address, form)
      for (let hop = 0; hop < HOPS; hop++) {
        const to = reply.headers.get('location')
        if (to === null) break
        address = new URL(to, origin).href
        if (address.startsWith(`${origin}/?`)) break
        reply = await one(address)
      }
      return { address, status: reply.status }
    },
  }
}
