import { Button } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useAuth } from 'react-oidc-context'
import { signInState } from '../lib/auth/return-address.ts'
import { Empty } from '../ui/empty.tsx'
import { Page } from '../ui/page.tsx'
import { Waiting } from '../ui/waiting.tsx'

/** Shows the portal to people who are signed in and sends everybody else to sign in first. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  const { user, isLoading, activeNavigator, error, signinRedirect } = useAuth()
  const mustSignIn = !user && !isLoading && !error && !activeNavigator
  useEffect(() => {
    if (mustSignIn) signinRedirect({ state: signInState() })
  }, [mustSignIn, signinRedirect])
  if (user) return children
  if (!error) return <Waiting>Signing in</Waiting>
  return (
    <Page title="Login">
      <Empty
        title="There appears to be an issue logging in"
        text="Please try again. If you continue to experience this issue, contact customer service."
      >
        <Button onClick={() => signinRedirect({ state: { returnTo: '/portal/' } })}>Try again</Button>
      </Empty>
    </Page>
  )
}
