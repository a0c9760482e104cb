import { ApiContext, apiOf, returnPathOf, type SignInSettings } from '@ramp/shell'
import { RouterProvider } from '@tanstack/react-router'
import type { UserManager } from 'oidc-client-ts'
import { useMemo, useState } from 'react'
import { AuthProvider } from 'react-oidc-context'
import { SavedUserContext } from '../lib/auth/saved-user-context.ts'
import { SignInSettingsContext } from '../lib/auth/sign-in-settings-context.ts'
import type { User } from '../lib/auth/user.ts'
import { router } from './routes.tsx'

type ProvidersProps = { readonly settings: SignInSettings; readonly session: UserManager }

/** What every page lives in: session, calls, routes. */
export function Providers({ settings, session }: ProvidersProps) {
  const [api] = useState(() => apiOf(session))
  const [saved, setSaved] = useState<User | null>(null)
  const savedUser = useMemo(() => ({ saved, setSaved }), [saved])
  const goBack = (state: unknown) => router.navigate({ href: returnPathOf(state, '/'), replace: true })
  return (
    <SignInSettingsContext value={settings}>
      <AuthProvider userManager={session} onSigninCallback={(user) => goBack(user?.state)}>
        <ApiContext value={api}>
          <SavedUserContext value={savedUser}>
            <RouterProvider router={router} />
          </SavedUserContext>
        </ApiContext>
      </AuthProvider>
    </SignInSettingsContext>
  )
}
