import type { Issue } from '@ramp/domain'
import { Notice } from '@ramp/shell'
import { IssueList } from './issue-list.tsx'

type IssueNoticeProps = { readonly issues: readonly Issue[]; readonly title?: string }

/** Issues in a box of their own, in the tone of the worst. */
export function IssueNotice({ issues, title }: IssueNoticeProps) {
  if (issues.length === 0) return null
  const hasError = issues.some(({ severity }) => severity === 'error')
  return (
    <Notice tone={hasError ? 'bad' : 'look'} {...(title !== undefined && { title })}>
      <IssueList issues={issues} />
    </Notice>
  )
}
