import './ui/inter.css'
import './ui/mantine.css'
import './ui/base.css'
import { storageState } from '@ramp/contracts'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CannotStart } from './app/cannot-start.tsx'
import { Portal } from './app/portal.tsx'
import { Providers } from './app/providers.tsx'
import { SignedIn } from './app/signed-in.tsx'
import { sessionOf } from './lib/auth/session.ts'
import { loadSignInSettings } from './lib/client.ts'

async function start(): Promise<ReactNode> {
  const storage = storageState(() => [window.sessionStorage])
  if (storage !== 'open') return <CannotStart because={storage} />
  try {
    const session = sessionOf(await loadSignInSettings())
    return (
      <Providers session={session}>
        <SignedIn>
          <Portal session={session} />
        </SignedIn>
      </Providers>
    )
  } catch {
    return <CannotStart because="no-server" />
  }
}

const element = document.getElementById('root')
if (element) {
  const root = createRoot(element)
  start().then((page) => root.render(<StrictMode>{page}</StrictMode>))
}
