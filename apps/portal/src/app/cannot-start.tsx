import { Button, MantineProvider } from '@mantine/core'
import { HINDRANCES, type Hindrance } from '@ramp/contracts'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { theme } from '../ui/theme.ts'

/** Shown in place of everything else: what hinders, and the way to try again. */
export const CannotStart = ({ because }: { readonly because: Hindrance }) => (
  <MantineProvider theme={theme} forceColorScheme="light">
    <Page title="Your quotes">
      <Notice tone="bad">
        <strong>{HINDRANCES[because].title}</strong> {HINDRANCES[because].advice}
      </Notice>
      <Button mt={16} onClick={() => window.location.reload()}>
        Try again
      </Button>
    </Page>
  </MantineProvider>
)
