import { errorsOf, type Issue, warningsOf } from '@ramp/domain'
import { IssueNotice } from '../../ui/steps/issue-notice.tsx'

type ProblemsProps = { readonly issues: readonly Issue[] }

/** What is still wrong, and what should be looked at, from all the steps before. */
export function Problems({ issues }: ProblemsProps) {
  const [errors, warnings] = [errorsOf({ issues }), warningsOf({ issues })]
  if (issues.length === 0) return null
  return (
    <div>
      <IssueNotice issues={errors} title={counted(errors.length, 'Error')} />
      <IssueNotice issues={warnings} title={counted(warnings.length, 'Warning')} />
    </div>
  )
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
