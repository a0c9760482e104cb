import type { Analysis, Issue, PartId } from '@ramp/domain'
import { Notice } from '../../ui/notice.tsx'
import { IssueList } from '../../ui/steps/issue-list.tsx'

type ProblemsProps = {
  readonly issues: readonly Issue[]
  readonly analysis: Analysis
  readonly onShow: (parts: readonly PartId[]) => void
}

/** What is still wrong, and what should be looked at, from all the steps before. */
export function Problems({ issues, analysis, onShow }: ProblemsProps) {
  const errors = issues.filter(({ severity }) => severity === 'error')
  const warnings = issues.filter(({ severity }) => severity === 'warning')
  if (issues.length === 0) return null
  return (
    <div>
      {errors.length > 0 && (
        <Notice tone="bad" title={counted(errors.length, 'Error')}>
          <IssueList issues={errors} analysis={analysis} onShow={onShow} />
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone="look" title={counted(warnings.length, 'Warning')}>
          <IssueList issues={warnings} analysis={analysis} onShow={onShow} />
        </Notice>
      )}
    </div>
  )
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
