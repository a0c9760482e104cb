import '@fontsource/inter/latin-400.css'
import '@fontsource/inter/latin-500.css'
import '@fontsource/inter/latin-600.css'
import '@fontsource/inter/latin-700.css'
import '@mantine/core/styles.layer.css'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Portal } from './app/portal.tsx'
import { Providers } from './app/providers.tsx'
import { SignedIn } from './app/signed-in.tsx'
import { sessionOf } from './lib/auth/session.ts'
import { loadSignInSettings } from './lib/client.ts'

const element = document.getElementById('root')
try {
  const session = sessionOf(await loadSignInSettings())
  if (element) {
    createRoot(element).render(
      <StrictMode>
        <Providers session={session}>
          <SignedIn>
            <Portal session={session} />
          </SignedIn>
        </Providers>
      </StrictMode>,
    )
  }
} catch (error) {
  // Nothing of the page exists yet that could show it.
  if (element) element.textContent = error instanceof Error ? error.message : String(error)
}
