import { Button } from '@mantine/core'
import { Notice } from '@ramp/shell'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { callText } from '../../ui/messages/call-toast.ts'
import classes from './locked-page.module.css'
import type { Lock } from './open-project.ts'

/** The designer stays locked, and says why (spec 1 §4). */
export const LockedPage = ({ lock }: { readonly lock: Lock }) => (
  <main className={classes.page}>
    <Notice tone="bad" title={lock.title}>
      {lock.error !== null && callText(lock.error)}
    </Notice>
    {lock.error !== null && (
      <Button className={classes.home ?? ''} mr={8} onClick={() => window.location.reload()}>
        Try again
      </Button>
    )}
    <LinkButton to="/" variant="default" className={classes.home}>
      Back to the home page
    </LinkButton>
  </main>
)
