import { Button } from '@mantine/core'
import { MAIN_ACTION } from '../../keys/main-action.ts'
import classes from './ready-card.module.css'

type ReadyCardProps = {
  /** Walks the guided steps one by one. */
  readonly onGo: () => void
  /** Takes every proposal together; null where there is nothing to propose. */
  readonly onFinish: (() => void) | null
}

/** Stands below the gallery once there is something to finish (spec 3 §2.5). */
export const ReadyCard = ({ onGo, onFinish }: ReadyCardProps) => (
  <section className={classes.card} aria-label="Finish">
    <h3 className={classes.title}>Ready to finish your system?</h3>
    <p className={classes.text}>
      {onFinish
        ? 'Handrails, runs, connections, closures, legs and bracing, then your parts list: step by step, or in one click.'
        : 'These parts need no handrails, runs or legs. Your parts list is next.'}
    </p>
    <div className={classes.ways}>
      {onFinish && (
        <Button {...MAIN_ACTION} onClick={onFinish}>
          Finish for me
        </Button>
      )}
      <Button variant={onFinish ? 'default' : 'filled'} {...(!onFinish && MAIN_ACTION)} onClick={onGo}>
        Let's Go
      </Button>
    </div>
  </section>
)
