import { adviceOf, type Issue, messageOf } from '@ramp/domain'
import { select } from '@ramp/editor'
import { Notice } from '@ramp/shell'
import { partNames } from '../../lib/names/own-names.ts'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { TextButton } from '../buttons/text-button.tsx'
import classes from './issue-notice.module.css'

type IssueNoticeProps = { readonly issues: readonly Issue[]; readonly title?: string }

/** Issues as their sentences, in the tone of the worst; one that has parts is a button that shows them on the canvas. */
export function IssueNotice({ issues, title }: IssueNoticeProps) {
  const editor = useEditor()
  const analysis = useAnalysis()
  if (issues.length === 0) return null
  const hasError = issues.some(({ severity }) => severity === 'error')
  return (
    <Notice tone={hasError ? 'bad' : 'look'} {...(title !== undefined && { title })}>
      <ul className={classes.list}>
        {issues.map((issue, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two issues may be the same in every word
          <li key={index}>
            {issue.parts.length === 0 ? (
              <Sentence issue={issue} />
            ) : (
              <TextButton className={classes.show} onClick={() => select(editor, issue.parts)}>
                <Sentence issue={issue} />
                <span className={classes.parts}>{partNames(issue.parts, analysis)}</span>
              </TextButton>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Sentence({ issue }: { readonly issue: Issue }) {
  const advice = adviceOf(issue)
  return (
    <>
      <span className={classes.sentence}>{messageOf(issue)}</span>
      {advice && <span className={classes.advice}> {advice}</span>}
    </>
  )
}
