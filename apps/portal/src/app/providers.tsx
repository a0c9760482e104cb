import { ApiContext, returnPathOf } from '@ramp/shell'
import type { UserManager } from 'oidc-client-ts'
import { type ReactNode, useState } from 'react'
import { AuthProvider } from 'react-oidc-context'
import { HOME, replaceAddress } from '../lib/place.ts'
import { portalApiOf } from '../lib/portal-api.ts'

type ProvidersProps = { readonly session: UserManager; readonly children: ReactNode }

/** What every page lives in: session and calls. */
export function Providers({ session, children }: ProvidersProps) {
  const [api] = useState(() => portalApiOf(session))
  return (
    <AuthProvider
      userManager={session}
      onSigninCallback={(user) => replaceAddress(returnPathOf(user?.state, HOME))}
    >
      <ApiContext value={api}>{children}</ApiContext>
    </AuthProvider>
  )
}
