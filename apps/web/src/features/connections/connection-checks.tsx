import { errorsOf, isToDo, stepState, warningsOf } from '@ramp/domain'
import { Notice } from '@ramp/shell'
import { useAnalysis } from '../../project/use-analysis.ts'
import { IssueNotice } from '../../ui/steps/issue-notice.tsx'

/** The boxes of spec 3 §2.10: warnings, then errors or success. */
export function ConnectionChecks() {
  const analysis = useAnalysis()
  const state = stepState('connection', analysis)
  const [errors, warnings] = [errorsOf(state), warningsOf(state)]
  const wrong = errors.filter((issue) => !isToDo(issue, errors, analysis))
  return (
    <div>
      <IssueNotice
        issues={warnings}
        title={warnings.length === 1 ? '1 Warning' : `${warnings.length} Warnings`}
      />
      <IssueNotice issues={wrong} title="ERROR! You Have Connection Errors" />
      {wrong.length === 0 && <Notice tone="good" title="SUCCESS! No Connection Errors." />}
    </div>
  )
}
