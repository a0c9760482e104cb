import { type ReactNode, useState } from 'react'
import { useAuth } from 'react-oidc-context'
import { personOf } from '../../session/session.ts'
import { forgetPerson, lostBySigningOut, tellOtherTabs } from '../../session/sign-out.ts'
import { SignOutQuestion } from './sign-out-question.tsx'

/**
 * The way out: the session ends, and drawings and address of the person leave this browser. Where it holds drawings that
 * no server has, `question` asks first.
 */
export function useSignOut(): { readonly signOut: () => void; readonly question: ReactNode } {
  const { user, settings, signoutRedirect, removeUser } = useAuth()
  const [lost, setLost] = useState<readonly string[]>([])
  const person = personOf(user)
  const leave = async () => {
    forgetPerson(person)
    tellOtherTabs(person)
    await signoutRedirect()
    // Only a provider that cannot be asked to end its session leaves us here.
    await removeUser()
    window.location.assign(settings.post_logout_redirect_uri ?? '/')
  }
  const ask = async () => {
    const drawings = await lostBySigningOut(person)
    if (drawings.length > 0) setLost(drawings)
    else void leave()
  }
  const question = lost.length > 0 && (
    <SignOutQuestion drawings={lost} onStay={() => setLost([])} onLeave={() => void leave()} />
  )
  return { signOut: () => void ask(), question }
}
