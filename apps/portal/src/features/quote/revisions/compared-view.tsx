import type { AnswerOf, getDifference, VisibleDifference } from '@ramp/contracts'
import type { BeforeAfter } from '@ramp/domain'
import { DifferenceView } from '@ramp/shell'
import classes from './revisions.module.css'
import { shownDifference } from './shown-difference.ts'

type ComparedViewProps = {
  readonly difference: VisibleDifference
  readonly sold?: AnswerOf<typeof getDifference>['sold']
  /** SVG; null where no part differs. */
  readonly plan: string | null
  readonly names: BeforeAfter<string>
}

/** A difference as the server answers with it, with its plan. */
export const ComparedView = ({ difference, sold = null, plan, names }: ComparedViewProps) => (
  <DifferenceView
    {...shownDifference(difference)}
    names={names}
    sold={sold}
    plan={
      plan && (
        <img
          className={classes.plan}
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(plan)}`}
          alt="Plan with new, removed, and moved parts marked. The list shows the same changes."
        />
      )
    }
  />
)
