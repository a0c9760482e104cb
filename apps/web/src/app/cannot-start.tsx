import { Button, MantineProvider } from '@mantine/core'
import { Notice } from '../ui/notice.tsx'
import { theme } from '../ui/theme.ts'
import classes from './with-access.module.css'

/** Why the page came and nothing can be done with it. */
type Hindrance = 'no-server' | 'closed' | 'full'

const WORDS: Readonly<Record<Hindrance, { readonly title: string; readonly advice: string }>> = {
  'no-server': {
    title: 'The server cannot be reached.',
    advice: 'Check the connection, then try again.',
  },
  closed: {
    title: 'This browser keeps nothing for this site.',
    advice: 'Allow cookies and site data for this address in the browser settings, then try again.',
  },
  full: {
    title: 'This browser has no room left for this site.',
    advice:
      'Free some space on the disk of this computer, then try again. Do not clear the site data: drawings that are not finished are kept in it.',
  },
}

/** Shown in place of everything else: what hinders, and the way to try again. */
export const CannotStart = ({ because }: { readonly because: Hindrance }) => (
  <MantineProvider theme={theme} forceColorScheme="light">
    <main className={classes.refusal}>
      <Notice tone="bad" title={WORDS[because].title}>
        {WORDS[because].advice}
      </Notice>
      <Button mt={16} onClick={() => window.location.reload()}>
        Try again
      </Button>
    </main>
  </MantineProvider>
)
