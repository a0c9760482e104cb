import type { Issue } from '@ramp/domain'
import { select } from '@ramp/editor'
import { useAnalysis } from '../../../project/use-analysis.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { Notice } from '../../../ui/notice.tsx'
import { IssueList } from '../../../ui/steps/issue-list.tsx'

/** What is wrong with runs, and what is worth a look; a click shows the parts on the canvas. */
export function RunProblems({ issues }: { readonly issues: readonly Issue[] }) {
  const editor = useEditor()
  const analysis = useAnalysis()
  const list = (severity: Issue['severity']) => {
    const some = issues.filter((issue) => issue.severity === severity)
    return some.length === 0 ? null : (
      <Notice tone={severity === 'error' ? 'bad' : 'look'}>
        <IssueList issues={some} analysis={analysis} onShow={(parts) => select(editor, parts)} />
      </Notice>
    )
  }
  if (issues.length === 0) return null
  return (
    <div>
      {list('error')}
      {list('warning')}
    </div>
  )
}
