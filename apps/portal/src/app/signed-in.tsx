import { Button } from '@mantine/core'
import { Answers, useRequiredSignIn, Waiting } from '@ramp/shell'
import type { User } from 'oidc-client-ts'
import type { ReactNode } from 'react'
import { useAuth } from 'react-oidc-context'
import { HOME } from '../lib/place.ts'
import { Empty } from '../ui/empty.tsx'
import { Page } from '../ui/page.tsx'

/** Shows the portal to people who are signed in and sends everybody else to sign in first. */
export function SignedIn({ children }: { readonly children: (user: User) => ReactNode }) {
  const { user, error } = useRequiredSignIn()
  if (user) return <Answers key={user.profile.sub}>{children(user)}</Answers>
  return error ? <LoginFailed /> : <Waiting>Logging in</Waiting>
}

function LoginFailed() {
  const { signinRedirect } = useAuth()
  return (
    <Page title="Login">
      <Empty
        title="There appears to be an issue logging in"
        text="Please try again. If you continue to experience this issue, contact customer service."
      >
        <Button onClick={() => signinRedirect({ state: { returnTo: HOME } })}>Try again</Button>
      </Empty>
    </Page>
  )
}
