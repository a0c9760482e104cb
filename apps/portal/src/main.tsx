import '@ramp/shell/base.css'
import '@ramp/shell/inter.css'
import './ui/mantine.css'
import './ui/base.css'
import { storageState } from '@ramp/contracts'
import { sessionOf, startApp } from '@ramp/shell'
import { Portal } from './app/portal.tsx'
import { Providers } from './app/providers.tsx'
import { SignedIn } from './app/signed-in.tsx'
import { HOME } from './lib/place.ts'
import { Page } from './ui/page.tsx'
import { theme } from './ui/theme.ts'

startApp({
  name: 'portal',
  storage: storageState(() => [window.sessionStorage]),
  theme,
  density: 'roomy',
  pageOf: (settings) => (
    <Providers session={sessionOf(settings, HOME)}>
      <SignedIn>{(user) => <Portal user={user} />}</SignedIn>
    </Providers>
  ),
  emptyPage: (content) => <Page title="Your quotes">{content}</Page>,
})
