import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { answerError } from '../http/error-handler.ts'
import { type CheckToken, tokenCheck } from '../identity/access-tokens.ts'
import { cachedVerdicts } from '../identity/cached-verdicts.ts'
import { type DemoLogin, demoLogin } from '../identity/demo/demo-login.ts'
import { loginState } from '../identity/demo/login-state.ts'
import { DEMO_CLIENTS, DEMO_SCOPE } from '../identity/demo/provider.ts'
import { signingKeysIn } from '../identity/demo/signing-keys.ts'
import { keysOf } from '../identity/outside-provider.ts'
import type { DeriveKey } from '../identity/server-secret.ts'

type SignIn = {
  readonly authority: string
  readonly audience: string
  readonly scope: string
  readonly clientIds: { readonly designer: string; readonly portal: string }
}

/** Who says who somebody is: the configured provider, or the demo login of this machine. */
export type Identity = {
  readonly signIn: SignIn
  readonly checkToken: CheckToken
  readonly demo: DemoLogin | null
}

type Deps = { readonly keyFor: DeriveKey; readonly database: Database; readonly now: () => Date }

export async function createIdentity(config: Config, { keyFor, database, now }: Deps): Promise<Identity> {
  const { identity } = config
  if (identity.kind === 'provider') {
    const { issuer, audience, scope, clientIds } = identity
    const checkToken = cachedVerdicts(tokenCheck({ issuer, audience, keys: await keysOf(identity) }))
    return { signIn: { authority: issuer, audience, scope, clientIds }, checkToken, demo: null }
  }
  const demo = await demoLogin({
    origin: config.publicOrigin,
    refuseElsewhere: identity.isLocal ? (request, reply) => answerError(elsewhere(), request, reply) : null,
    claim: config.claim,
    cookieKey: keyFor('cookies').toString('base64url'),
    keys: await signingKeysIn(config.dataDir),
    state: loginState(database, now),
  })
  const { issuer, audience } = demo
  return {
    signIn: { authority: issuer, audience, scope: DEMO_SCOPE, clientIds: DEMO_CLIENTS },
    checkToken: cachedVerdicts(tokenCheck(demo)),
    demo,
  }
}

const elsewhere = () =>
  new AppError(
    'login.elsewhere',
    'The demo login works on this machine only. Set an identity provider (OIDC_ISSUER) to let others in.',
  )
