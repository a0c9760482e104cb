type Situation = {
  readonly host: string
  readonly publicOrigin: string
  readonly demoLogin: 'off' | 'local' | 'anywhere'
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/

export const isLoopback = (host: string): boolean => LOOPBACK.test(host)

/**
 * Why the demo login may not be used here, or null. Anybody can sign in as anybody with it, so it is for the own
 * machine only, unless the operator says otherwise.
 */
export function demoLoginProblem({ host, publicOrigin, demoLogin }: Situation): string | null {
  if (demoLogin === 'off')
    return 'OIDC_ISSUER: name your identity provider, because the demo login is switched off (DEMO_LOGIN).'
  if (demoLogin === 'anywhere') return null
  const reach = [host, new URL(publicOrigin).hostname].find((one) => !isLoopback(one))
  if (reach === undefined) return null
  return (
    `OIDC_ISSUER: name your identity provider. The demo login lets anyone in and works on this machine only, ` +
    `but the server would be reached as ${reach}. For a demonstration in a closed network set DEMO_LOGIN=anywhere.`
  )
}
