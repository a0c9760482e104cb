import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useAuth } from 'react-oidc-context'
import { personOf } from '../../session/session.ts'
import { forgetPerson, lostBySigningOut, tellOtherTabs } from '../../session/sign-out.ts'
import type { QuestionProps } from './sign-out-question.tsx'

const Question = lazy(
  (): Promise<{ default: ComponentType<QuestionProps> }> =>
    import('./sign-out-question.tsx')
      .then(({ SignOutQuestion }) => ({ default: SignOutQuestion }))
      .catch(() => ({ default: AskPlainly })),
)

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
  const signOut = () => {
    const drawings = lostBySigningOut(person)
    if (drawings.length > 0) setLost(drawings)
    else void leave()
  }
  const question = lost.length > 0 && (
    <Suspense>
      <Question drawings={lost} onStay={() => setLost([])} onLeave={() => void leave()} />
    </Suspense>
  )
  return { signOut, question }
}

/** The same question where its dialog cannot be fetched. */
function AskPlainly({ drawings, onStay, onLeave }: QuestionProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it appears
  useEffect(() => {
    if (window.confirm(`Log out? These drawings are in this browser only: ${drawings.join(', ')}.`)) onLeave()
    else onStay()
  }, [])
  return null
}
