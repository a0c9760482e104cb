import { Button } from '@mantine/core'
import { STARTUP_ERRORS, type StartupError, type StorageState } from '@ramp/contracts'
import { runUnder } from '@ramp/domain'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadSignInSettings } from '../calls/api.ts'
import { keepFocus } from '../focus/keep-focus.ts'
import { inAccent } from '../look/accent.ts'
import { Look, type LookProps } from '../look/look.tsx'
import type { SignInSettings } from '../session/session.ts'
import { Notice } from '../ui/notice.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { ignoreStrayClicks } from './ignore-stray-clicks.ts'
import { withoutServiceWorker } from './without-service-worker.ts'

type App = LookProps & {
  readonly name: 'designer' | 'portal'
  /** Whether the browser lets the app keep what it must. */
  readonly storage: StorageState
  readonly pageOf: (settings: SignInSettings) => ReactNode
  /** The page for somebody whom the app cannot serve. */
  readonly emptyPage: (content: ReactNode) => ReactNode
}

/** Shows the app, a spinner until it can begin; in place of everything else what hinders it, and the way to try again. */
export async function startApp({ theme, density, ...app }: App): Promise<void> {
  const element = document.getElementById('root')
  if (!element) return
  void withoutServiceWorker(navigator.serviceWorker)
  keepFocus(document)
  ignoreStrayClicks(document)
  const root = createRoot(element)
  const show = (page: ReactNode) =>
    root.render(
      <StrictMode>
        <Look theme={inAccent(theme)} density={density}>
          {page}
        </Look>
      </StrictMode>,
    )
  // Settings of the sign-in are asked for first (spec 1 §2).
  show(<Waiting>Loading</Waiting>)
  show(await firstPageOf(app))
}

async function firstPageOf({ name, storage, pageOf, emptyPage }: Omit<App, keyof LookProps>) {
  if (storage !== 'open') return emptyPage(<CannotStart because={storage} />)
  try {
    const settings = await loadSignInSettings(name)
    runUnder(settings.brand)
    return pageOf(settings)
  } catch {
    return emptyPage(<CannotStart because="no-server" />)
  }
}

const CannotStart = ({ because }: { readonly because: StartupError }) => (
  <>
    <Notice tone="bad" title={STARTUP_ERRORS[because].title}>
      {STARTUP_ERRORS[because].advice}
    </Notice>
    <Button mt={16} onClick={() => window.location.reload()}>
      Try again
    </Button>
  </>
)
