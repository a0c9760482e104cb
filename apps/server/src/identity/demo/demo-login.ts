import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import formbody from '@fastify/formbody'
import { brandNow } from '@ramp/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose'
import type { Provider } from 'oidc-provider'
import { z } from 'zod'
import { onlyOwnMachine } from './own-machine.ts'
import { loginPage, troublePage } from './pages.ts'
import { demoPersonOf } from './people.ts'
import { createProvider, DEMO_AUDIENCE, type DemoSettings, ISSUER_PATH, LOGIN_PATH } from './provider.ts'
import { publicKeysOf } from './signing-keys.ts'

export type DemoLogin = {
  readonly issuer: string
  readonly audience: string
  readonly keys: JWTVerifyGetKey
  /** Puts the provider and its login page on the server. */
  readonly register: (app: FastifyInstance) => Promise<void>
}

/** In the colour of whoever runs the product. */
const styles = (): string => `${STYLES}\n:root { --accent: ${brandNow().accent}; }\n`
const STYLES = readFileSync(new URL('login.css', import.meta.url), 'utf8')
/** The product's typeface, as on the pages that follow. */
const INTER = new URL('../../../../../packages/papers/inter/', import.meta.url)
const WEIGHTS = [400, 600] as const
/** Sends the form of the logout page, so that nobody has to confirm what they just chose. */
const LOGOUT_SCRIPT = "document.getElementById('logout').click()"

/** The identity provider for the own machine. */
export async function demoLogin(settings: DemoSettings): Promise<DemoLogin> {
  const provider = await createProvider(settings)
  const origin = new URL(settings.origin)
  return {
    issuer: settings.origin + ISSUER_PATH,
    audience: DEMO_AUDIENCE,
    keys: createLocalJWKSet(publicKeysOf(settings.keys)),
    async register(app) {
      await app.register(async (scope) => {
        if (settings.refuseElsewhere) onlyOwnMachine(scope, settings.refuseElsewhere)
        await scope.register(async (inner) => serveProvider(inner, provider, origin))
        await scope.register(async (inner) => serveLoginPage(inner, provider, origin))
      })
    },
  }
}

/** The provider reads requests itself, so their bodies reach it unread. */
function serveProvider(scope: FastifyInstance, provider: Provider, origin: URL) {
  const answer = provider.callback()
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
  scope.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: `${ISSUER_PATH}/*`,
    // The provider fails at HEAD.
    exposeHeadRoute: false,
    async handler(request, reply) {
      const raw = seenFrom(origin, request.raw)
      const address = raw.url ?? '/'
      // The provider builds its addresses from the original one and finds its routes in the shortened one.
      Object.assign(raw, { originalUrl: address, url: address.slice(ISSUER_PATH.length) })
      handOver(reply)
      await answer(raw, reply.raw)
    },
  })
}

const chosen = z.object({ person: z.string().optional(), cancel: z.string().optional() })

async function serveLoginPage(scope: FastifyInstance, provider: Provider, origin: URL) {
  await scope.register(formbody)
  scope.get(`${LOGIN_PATH}/login.css`, async (_, reply) =>
    reply.type('text/css; charset=utf-8').send(styles()),
  )
  for (const weight of WEIGHTS)
    scope.get(`${LOGIN_PATH}/inter-${weight}.ttf`, async (_, reply) =>
      reply
        .type('font/ttf')
        .header('cache-control', 'public, max-age=86400')
        .send(await readFile(new URL(`inter-latin-${weight}.ttf`, INTER))),
    )
  scope.get(`${LOGIN_PATH}/logout.js`, async (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(LOGOUT_SCRIPT),
  )
  scope.get(`${LOGIN_PATH}/:uid`, async (request, reply) => {
    const { uid } = await provider.interactionDetails(seenFrom(origin, request.raw), reply.raw)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(loginPage(`${LOGIN_PATH}/${uid}`))
  })
  scope.post(`${LOGIN_PATH}/:uid`, async (request, reply) => {
    const raw = seenFrom(origin, request.raw)
    await provider.interactionDetails(raw, reply.raw)
    const result = resultOf(request)
    handOver(reply)
    await provider.interactionFinished(raw, reply.raw, result, { mergeWithLastSubmission: false })
  })
  scope.setErrorHandler(async (_error, _request, reply) =>
    reply
      .status(400)
      .type('text/html; charset=utf-8')
      .send(troublePage('This login page has expired or was opened in another browser.')),
  )
}

function resultOf(request: FastifyRequest) {
  const { person, cancel } = chosen.parse(request.body)
  const known = person === undefined ? null : demoPersonOf(person)
  if (cancel !== undefined || known === null)
    return { error: 'access_denied', error_description: 'The login was canceled.' }
  return { login: { accountId: known.id } }
}

/** From here on the provider writes the answer; the headers set so far go along. */
function handOver(reply: FastifyReply) {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  reply.hijack()
}

/** A request as if it came to the configured address, whatever a proxy or the caller made of it. */
function seenFrom(origin: URL, raw: IncomingMessage): IncomingMessage {
  raw.headers.host = origin.host
  raw.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1)
  delete raw.headers['x-forwarded-host']
  return raw
}
