import { type Issue, issuesAt } from '@ramp/domain'
import { issuesInView } from './issues-in-view.ts'
import { useAnalysis } from './use-analysis.ts'
import { useEditorState } from './use-editor-state.ts'

/** The issues worth showing in the current mode. */
export function useIssues(): readonly Issue[] {
  const analysis = useAnalysis()
  const mode = useEditorState((state) => state.mode)
  return issuesInView({ layout: analysis.layout, issues: issuesAt(mode, analysis) }, mode)
}
