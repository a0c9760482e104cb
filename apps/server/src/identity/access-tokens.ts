import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'

type TokenVerdict =
  | { readonly kind: 'valid'; readonly claims: Readonly<Record<string, unknown>> }
  | { readonly kind: 'expired' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'unknown'; readonly error: unknown }

export type CheckToken = (token: string) => Promise<TokenVerdict>

type Issuer = { readonly issuer: string; readonly audience: string; readonly keys: JWTVerifyGetKey }

/** Asymmetric signatures only: with any of these nobody but the issuer can make a token. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

/** How much the clock of the issuer may differ from ours, either way. */
const CLOCKS_DIFFER_SECONDS = 60

/** Checks bearer tokens of one issuer that are made for one audience. */
export const tokenCheck =
  ({ issuer, audience, keys }: Issuer): CheckToken =>
  async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms: ALGORITHMS,
        clockTolerance: CLOCKS_DIFFER_SECONDS,
        requiredClaims: ['sub', 'exp'],
      })
      return { kind: 'valid', claims: payload }
    } catch (error) {
      return verdictOf(error)
    }
  }

function verdictOf(error: unknown): TokenVerdict {
  if (error instanceof errors.JWTExpired) return { kind: 'expired' }
  // That the keys cannot be fetched says nothing about the token.
  const isOurs = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)
  return isOurs && !isFetchFailure(error) ? { kind: 'invalid' } : { kind: 'unknown', error }
}

const isFetchFailure = (error: InstanceType<typeof errors.JOSEError>): boolean =>
  error.code === 'ERR_JOSE_GENERIC'
