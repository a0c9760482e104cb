import { useRequiredSignIn, Waiting } from '@ramp/shell'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { WithAccess } from './with-access.tsx'

/** Shows the page to people who are signed in and sends everybody else to sign in first, and back again. */
export function RequireSignIn({ children }: { readonly children: ReactNode }) {
  const { user, error } = useRequiredSignIn()
  if (user) return <WithAccess key={user.profile.sub}>{children}</WithAccess>
  if (error) return <Navigate to="/page-error" replace />
  return <Waiting>Logging in</Waiting>
}
