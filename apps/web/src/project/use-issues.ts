import { type Issue, isAskedFor, isUnanswered, questionsLeft, quoteIssues } from '@ramp/domain'
import type { Mode } from '@ramp/editor'
import { issuesInView, issuesOfLaterSteps, toDosAmong } from './issues-in-view.ts'
import { useAnalysis } from './use-analysis.ts'
import { useEditorState } from './use-editor-state.ts'
import { useSystemPreview } from './use-system-preview.ts'

/** Steps that hold the cross-check against the parts list. */
const BEFORE_A_QUOTE: readonly Mode[] = ['confirm', 'finish']

/** The issues worth showing in the current mode. */
export function useIssues(): readonly Issue[] {
  const analysis = useAnalysis()
  const current = useEditorState((state) => state.mode)
  // Parts that no step was answered for are as far as the drawing is: Confirm offers to answer them.
  const mode = current === 'confirm' && isUnanswered(analysis) ? 'building' : current
  // Confirm asks for some of them in place.
  const questions = mode === 'confirm' ? questionsLeft(analysis) : []
  const known = BEFORE_A_QUOTE.includes(mode) ? quoteIssues(analysis) : analysis.issues
  const issues = known.filter((issue) => !isAskedFor(issue, questions))
  return issuesInView({ layout: analysis.layout, issues }, mode)
}

/** What Confirm still asks; it asks nothing of parts that no step was answered for, which are to be finished first. */
export function useAsked(): { readonly isUnanswered: boolean; readonly questions: number } {
  const analysis = useAnalysis()
  const isConfirm = useEditorState((state) => state.mode) === 'confirm'
  return {
    isUnanswered: isConfirm && isUnanswered(analysis),
    questions: isConfirm ? questionsLeft(analysis).length : 0,
  }
}

/** What is still open and shown as no issue: it raises no alarm, but it is named. */
export function useToDos(): readonly Issue[] {
  return toDosAmong(useAnalysis(), useIssues())
}

/** What later steps will show once the proposals are taken. */
export function useIssuesOfLaterSteps(): readonly Issue[] {
  const mode = useEditorState((state) => state.mode)
  return issuesOfLaterSteps(useSystemPreview(), mode)
}
