import { Button, MantineProvider } from '@mantine/core'
import { Notice } from '../ui/notice.tsx'
import { theme } from '../ui/theme.ts'
import classes from './with-access.module.css'

/** Shown when the page came but the server does not answer: nothing else can be done without it. */
export const NoServer = () => (
  <MantineProvider theme={theme} forceColorScheme="light">
    <main className={classes.refusal}>
      <Notice tone="bad" title="The server cannot be reached.">
        Check the connection, then try again.
      </Notice>
      <Button mt={16} onClick={() => window.location.reload()}>
        Try again
      </Button>
    </main>
  </MantineProvider>
)
