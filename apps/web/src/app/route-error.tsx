import { Button } from '@mantine/core'
import { NotFetched, Notice, problemText } from '@ramp/shell'
import type { ErrorComponentProps } from '@tanstack/react-router'
import classes from './with-access.module.css'

const KEPT = 'Your drawing is saved in this browser.'

/** A page that threw: what happened, and the way back to what was there before (spec 1 §8). */
export const RouteError = ({ error, reset }: ErrorComponentProps) => (
  <main className={classes.refusal}>
    {isNotFetched(error) ? (
      <NotFetched>{KEPT}</NotFetched>
    ) : (
      <>
        <Notice tone="bad" title={`An error occurred: ${problemText(error)}`}>
          {KEPT}
        </Notice>
        <Button mt={16} onClick={reset}>
          Revert Back
        </Button>
      </>
    )}
  </main>
)

/** How browsers and the bundler say that a script or a style of the page is not there. */
const isNotFetched = (error: unknown): boolean =>
  /dynamically imported module|module script failed|preload CSS/.test(problemText(error))
