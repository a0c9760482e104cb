import '@ramp/shell/base.css'
import './ui/base.css'
import '@ramp/shell/inter.css'
import './ui/mantine.css'
import { storageState } from '@ramp/contracts'
import { forgetHere, sessionOf, startApp } from '@ramp/shell'
import { Providers } from './app/providers.tsx'
import classes from './app/with-access.module.css'
import { hasErrorMarker } from './lib/auth/error-marker.ts'
import { endQuietSignIn } from './lib/auth/quiet-sign-in.ts'
import { theme } from './ui/theme.ts'

// Drawings are kept in the one, a sign-in under way in the other.
const storage = storageState(() => [window.sessionStorage, window.localStorage])
const quietly = storage === 'closed' ? null : endQuietSignIn()
if (hasErrorMarker(window.location.search)) {
  // Sign-in that failed comes back with an error marker (spec 1 §2); one that nobody asked for fails without a word.
  if (quietly !== null) forgetHere()
  window.history.replaceState(null, '', quietly ?? '/page-error')
}

startApp({
  name: 'designer',
  storage,
  theme,
  density: 'dense',
  pageOf: (settings) => <Providers settings={settings} session={sessionOf(settings, '/')} />,
  emptyPage: (content) => <main className={classes.refusal}>{content}</main>,
})
