import { type Analysis, type Issue, isToDo, type PartId } from '@ramp/domain'
import { Notice } from '../../ui/notice.tsx'
import { IssueList } from '../../ui/steps/issue-list.tsx'

type ConnectionChecksProps = {
  readonly errors: readonly Issue[]
  readonly warnings: readonly Issue[]
  readonly analysis: Analysis
  readonly onShow: (parts: readonly PartId[]) => void
}

/** The boxes of spec 3 §2.10: warnings, then errors or success. */
export function ConnectionChecks({ errors, warnings, analysis, onShow }: ConnectionChecksProps) {
  const wrong = errors.filter((issue) => !isToDo(issue, errors, analysis))
  return (
    <div>
      {warnings.length > 0 && (
        <Notice tone="look" title={warnings.length === 1 ? '1 Warning' : `${warnings.length} Warnings`}>
          <IssueList issues={warnings} analysis={analysis} onShow={onShow} />
        </Notice>
      )}
      {wrong.length > 0 ? (
        <Notice tone="bad" title="ERROR! You Have Connection Errors">
          <IssueList issues={wrong} analysis={analysis} onShow={onShow} />
        </Notice>
      ) : (
        <Notice tone="good" title="SUCCESS! No Connection Errors." />
      )}
    </div>
  )
}
