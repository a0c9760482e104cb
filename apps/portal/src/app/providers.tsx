import { MantineProvider } from '@mantine/core'
import type { UserManager } from 'oidc-client-ts'
import type { ReactNode } from 'react'
import { AuthProvider } from 'react-oidc-context'
import { returnAddressOf } from '../lib/auth/return-address.ts'
import { replaceAddress } from '../lib/place.ts'
import { theme } from '../ui/theme.ts'

type ProvidersProps = { readonly session: UserManager; readonly children: ReactNode }

/** What every page lives in: the look and the session. */
export const Providers = ({ session, children }: ProvidersProps) => (
  <MantineProvider theme={theme} forceColorScheme="light">
    <AuthProvider
      userManager={session}
      onSigninCallback={(user) => replaceAddress(returnAddressOf(user?.state))}
    >
      {children}
    </AuthProvider>
  </MantineProvider>
)
