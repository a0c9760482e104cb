import { Button } from '@mantine/core'
import { Notice, problemText } from '@ramp/shell'
import type { ErrorComponentProps } from '@tanstack/react-router'
import classes from './with-access.module.css'

/** A page that threw: what happened, and the way back to what was there before (spec 1 §8). */
export const RouteError = ({ error, reset }: ErrorComponentProps) => (
  <main className={classes.refusal}>
    <Notice tone="bad" title={`An error occurred: ${problemText(error)}`}>
      What you have drawn is kept in this browser.
    </Notice>
    <Button mt={16} onClick={reset}>
      Revert Back
    </Button>
  </main>
)
