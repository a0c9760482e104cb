import './ui/base.css'
import './ui/inter.css'
import './ui/mantine.css'
import { storageState } from '@ramp/contracts'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CannotStart } from './app/cannot-start.tsx'
import { Providers } from './app/providers.tsx'
import { endQuietSignIn, forgetHere } from './lib/auth/known-here.ts'
import { hasErrorMarker } from './lib/auth/return-path.ts'
import { sessionOf } from './lib/auth/session.ts'
import { loadSignInSettings } from './lib/auth/sign-in-settings.ts'

// Drawings are kept in the one, a sign-in under way in the other.
const storage = storageState(() => [window.sessionStorage, window.localStorage])
const quietly = storage === 'closed' ? null : endQuietSignIn()
if (hasErrorMarker(window.location.search)) {
  // Sign-in that failed comes back with an error marker (spec 1 §2); one that nobody asked for fails without a word.
  if (quietly !== null) forgetHere()
  window.history.replaceState(null, '', quietly ?? '/page-error')
}

async function start(): Promise<ReactNode> {
  if (storage !== 'open') return <CannotStart because={storage} />
  try {
    const settings = await loadSignInSettings()
    return <Providers settings={settings} session={sessionOf(settings)} />
  } catch {
    return <CannotStart because="no-server" />
  }
}

const element = document.getElementById('root')
if (element) {
  const root = createRoot(element)
  start().then((page) => root.render(<StrictMode>{page}</StrictMode>))
}
