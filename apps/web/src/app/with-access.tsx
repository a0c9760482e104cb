import { Button } from '@mantine/core'
import { CallError, getUserPermissions, saveUser } from '@ramp/contracts'
import { type Api, Notice, useApi, Waiting } from '@ramp/shell'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { type Access, AccessContext } from '../lib/auth/access.ts'
import { SavedUserContext } from '../lib/auth/saved-user-context.ts'
import { useUser } from '../lib/auth/use-user.ts'
import { log } from '../lib/log.ts'
import { callText } from '../ui/messages/call-toast.ts'
import classes from './with-access.module.css'

type State =
  | { readonly kind: 'allowed'; readonly access: Access }
  | { readonly kind: 'refused'; readonly text: string }
  /** Nobody said no: the question was not answered. */
  | { readonly kind: 'unanswered'; readonly text: string }
  | null

/** Asks the server once what the person may do; a person who is not approved goes no further. */
export function WithAccess({ children }: { readonly children: ReactNode }) {
  const api = useApi()
  const user = useUser()
  const { setSaved } = useContext(SavedUserContext)
  const [state, setState] = useState<State>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isWanted = true
    setState(null)
    askForAccess(api).then((next) => {
      if (isWanted) setState(next)
      if (next?.kind !== 'allowed') return
      // Remembering the person is a courtesy: a failure is only logged, and the page goes on (spec 1 §7, §8).
      const { name, nickname, picture } = user ?? {}
      api
        .call(saveUser, { name, nickname, picture })
        .then(setSaved)
        .catch((error: unknown) => log('The user could not be saved', error))
    })
    return () => {
      isWanted = false
    }
  }, [api, attempt])
  if (!state) return <Waiting>Checking your access</Waiting>
  if (state.kind === 'allowed') return <AccessContext value={state.access}>{children}</AccessContext>
  const isRefused = state.kind === 'refused'
  return (
    <div className={classes.refusal}>
      <Notice
        tone="bad"
        title={isRefused ? 'You cannot continue with this account.' : 'Your access could not be checked.'}
      >
        {state.text}
      </Notice>
      {!isRefused && (
        <Button mt={16} onClick={() => setAttempt(attempt + 1)}>
          Try again
        </Button>
      )}
    </div>
  )
}

async function askForAccess(api: Api): Promise<State> {
  try {
    return { kind: 'allowed', access: await api.call(getUserPermissions, {}) }
  } catch (error) {
    return { kind: isRefusal(error) ? 'refused' : 'unanswered', text: callText(error) }
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 401 || error.status === 403)
