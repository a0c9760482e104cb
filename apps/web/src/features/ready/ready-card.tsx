import { Button } from '@mantine/core'
import classes from './ready-card.module.css'

/** Stands below the gallery once there is something to finish (spec 3 §2.5). */
export const ReadyCard = ({ onGo }: { readonly onGo: () => void }) => (
  <section className={classes.card} aria-label="Finish">
    <h3 className={classes.title}>Ready to finish your system?</h3>
    <p className={classes.text}>
      Handrails, runs, connections, closures, legs and bracing, then your parts list.
    </p>
    <Button onClick={onGo}>Let's Go</Button>
  </section>
)
