import { errorsOf, type Issue, warningsOf } from '@ramp/domain'
import { IssueNotice } from '../../../ui/steps/issue-notice.tsx'

/** What is wrong with runs, and what is worth a look; a click shows the parts on the canvas. */
export const RunProblems = ({ issues }: { readonly issues: readonly Issue[] }) =>
  issues.length > 0 && (
    <div>
      <IssueNotice issues={errorsOf({ issues })} />
      <IssueNotice issues={warningsOf({ issues })} />
    </div>
  )
