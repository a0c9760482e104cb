import { Button, MantineProvider } from '@mantine/core'
import { HINDRANCES, type Hindrance } from '@ramp/contracts'
import { Notice } from '../ui/notice.tsx'
import { theme } from '../ui/theme.ts'
import classes from './with-access.module.css'

/** Shown in place of everything else: what hinders, and the way to try again. */
export const CannotStart = ({ because }: { readonly because: Hindrance }) => (
  <MantineProvider theme={theme} forceColorScheme="light">
    <main className={classes.refusal}>
      <Notice tone="bad" title={HINDRANCES[because].title}>
        {HINDRANCES[because].advice}
      </Notice>
      <Button mt={16} onClick={() => window.location.reload()}>
        Try again
      </Button>
    </main>
  </MantineProvider>
)
