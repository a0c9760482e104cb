import { MantineProvider } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import type { UserManager } from 'oidc-client-ts'
import { useState } from 'react'
import { AuthProvider } from 'react-oidc-context'
import { ApiContext, apiOf } from '../lib/api.ts'
import { returnPathOf } from '../lib/auth/return-path.ts'
import type { SignInSettings } from '../lib/auth/sign-in-settings.ts'
import { SignInSettingsContext } from '../lib/auth/sign-in-settings-context.ts'
import { theme } from '../ui/theme.ts'
import { router } from './routes.tsx'

type ProvidersProps = { readonly settings: SignInSettings; readonly session: UserManager }

/** What every page lives in: look, session, calls, routes. */
export function Providers({ settings, session }: ProvidersProps) {
  const [api] = useState(() => apiOf(session))
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      <SignInSettingsContext value={settings}>
        <AuthProvider
          userManager={session}
          onSigninCallback={(user) => router.navigate({ href: returnPathOf(user?.state), replace: true })}
        >
          <ApiContext value={api}>
            <RouterProvider router={router} />
          </ApiContext>
        </AuthProvider>
      </SignInSettingsContext>
    </MantineProvider>
  )
}
