import type { Context, Provider as ProviderClass } from 'oidc-provider'
import { trusted } from './html.ts'
import type { LoginState } from './login-state.ts'
import type { Refuse } from './own-machine.ts'
import { loggedOutPage, logoutPage, troublePage } from './pages.ts'
import { claimsOf, demoPersonOf } from './people.ts'
import type { SigningKeys } from './signing-keys.ts'

/** The API that access tokens of the demo login are made for. */
export const DEMO_AUDIENCE = 'urn:rampwright:api'
export const DEMO_CLIENTS = { designer: 'rampwright-designer', portal: 'rampwright-portal' } as const
export const DEMO_SCOPE = 'openid profile email offline_access'
export const ISSUER_PATH = '/oidc'
export const LOGIN_PATH = '/oidc-login'

const API_SCOPE = 'openid profile email'
const ACCESS_TOKEN_SECONDS = 5 * 60

export type DemoSettings = {
  readonly origin: string
  /** For people at this machine alone, what others are answered; null lets everybody in. */
  readonly refuseElsewhere: Refuse | null
  readonly claim: string
  readonly cookieKey: string
  readonly keys: SigningKeys
  readonly state: LoginState
}

/** An OpenID Connect provider that lets the demo people in: authorization code with PKCE, rotating refresh tokens. */
export async function createProvider(settings: DemoSettings): Promise<ProviderClass> {
  const { Provider } = await loadQuietly()
  const provider = new Provider(settings.origin + ISSUER_PATH, configurationOf(settings))
  // The address of the server is configured; what a request claims about it is not believed.
  provider.proxy = true
  return provider
}

/** The library warns that it is not tested on Node 20; our tests run the whole flow on it. */
async function loadQuietly() {
  const { warn } = console
  console.warn = () => undefined
  try {
    return await import('oidc-provider')
  } finally {
    console.warn = warn
  }
}

const clientOf = (clientId: string, home: string) => ({
  client_id: clientId,
  token_endpoint_auth_method: 'none',
  application_type: 'web',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  redirect_uris: [home],
  post_logout_redirect_uris: [home],
})

function configurationOf({ origin, claim, cookieKey, keys, state }: DemoSettings) {
  const claimsFor = (id: string) => {
    const person = demoPersonOf(id)
    return person ? claimsOf(person, claim) : {}
  }
  return {
    adapter: state,
    jwks: keys,
    cookies: { keys: [cookieKey] },
    pkce: { required: () => true },
    clients: [
      clientOf(DEMO_CLIENTS.designer, `${origin}/`),
      clientOf(DEMO_CLIENTS.portal, `${origin}/portal/`),
    ],
    findAccount: async (_: Context, id: string) =>
      demoPersonOf(id) ? { accountId: id, claims: async () => ({ sub: id, ...claimsFor(id) }) } : undefined,
    claims: { openid: ['sub', claim], profile: ['name', 'nickname'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    issueRefreshToken: async (_: Context, client: { grantTypeAllowed: (type: string) => boolean }) =>
      client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    // Logging out ends everything that came from the login.
    expiresWithSession: async () => true,
    extraTokenClaims: async (_: Context, token: { accountId: string }) => claimsFor(token.accountId),
    ttl: {
      AccessToken: ACCESS_TOKEN_SECONDS,
      IdToken: 3600,
      Interaction: 3600,
      Session: 12 * 3600,
      Grant: 12 * 3600,
      RefreshToken: 12 * 3600,
      AuthorizationCode: 60,
    },
    features: featuresOf(),
    interactions: { url: (_: Context, { uid }: { uid: string }) => `${LOGIN_PATH}/${uid}` },
    loadExistingGrant,
    renderError(context: Context, out: { error_description?: string; error: string }) {
      context.type = 'html'
      context.body = troublePage(out.error_description ?? out.error)
    },
  }
}

const featuresOf = () => ({
  devInteractions: { enabled: false },
  resourceIndicators: {
    enabled: true,
    defaultResource: () => DEMO_AUDIENCE,
    useGrantedResource: () => true,
    getResourceServerInfo: () => ({
      scope: API_SCOPE,
      audience: DEMO_AUDIENCE,
      accessTokenTTL: ACCESS_TOKEN_SECONDS,
      accessTokenFormat: 'jwt',
      jwt: { sign: { alg: 'RS256' } },
    }),
  },
  rpInitiatedLogout: {
    enabled: true,
    logoutSource(context: Context, form: string) {
      context.type = 'html'
      context.body = logoutPage(trusted(form))
    },
    postLogoutSuccessSource(context: Context) {
      context.type = 'html'
      context.body = loggedOutPage()
    },
  },
})

/**
 * Our own apps need no consent page: what they ask for is granted. All tabs of an app share one grant: the session knows one for each
 * app, so a second one would end the tokens of the tabs that are open.
 */
async function loadExistingGrant({ oidc }: Context) {
  if (!oidc.client || !oidc.session) return undefined
  const { clientId } = oidc.client
  const { accountId } = oidc.session
  const known = oidc.session.grantIdFor(clientId)
  const existing = known ? await oidc.provider.Grant.find(known) : undefined
  if (existing?.accountId === accountId) return existing
  const grant = new oidc.provider.Grant({ clientId, accountId })
  grant.addOIDCScope(DEMO_SCOPE)
  grant.addResourceScope(DEMO_AUDIENCE, API_SCOPE)
  await grant.save()
  return grant
}
