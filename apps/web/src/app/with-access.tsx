import { getUserPermissions, saveUser } from '@ramp/contracts'
import { type ReactNode, useEffect, useState } from 'react'
import { type Api, useApi } from '../lib/api.ts'
import { type Access, AccessContext } from '../lib/auth/access.ts'
import { callText } from '../ui/call-toast.ts'
import { Notice } from '../ui/notice.tsx'
import { Waiting } from '../ui/waiting.tsx'
import classes from './with-access.module.css'

type State = { readonly access: Access } | { readonly refusal: string } | null

/** Asks the server once what the person may do; a person who is not approved goes no further. */
export function WithAccess({ children }: { readonly children: ReactNode }) {
  const api = useApi()
  const [state, setState] = useState<State>(null)
  useEffect(() => {
    let isWanted = true
    askForAccess(api).then((next) => {
      if (isWanted) setState(next)
    })
    return () => {
      isWanted = false
    }
  }, [api])
  if (!state) return <Waiting>Checking your access</Waiting>
  if ('refusal' in state) {
    return (
      <div className={classes.refusal}>
        <Notice tone="bad" title="You cannot go on with this account.">
          {state.refusal}
        </Notice>
      </div>
    )
  }
  return <AccessContext value={state.access}>{children}</AccessContext>
}

async function askForAccess(api: Api): Promise<State> {
  try {
    const access = await api.call(getUserPermissions, {})
    // Remembering the person is a courtesy: whatever comes of it, the page goes on (spec 1 §7).
    void api.call(saveUser, {}).catch(() => undefined)
    return { access }
  } catch (error) {
    return { refusal: callText(error) }
  }
}
