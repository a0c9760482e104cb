import { Button } from '@mantine/core'
import { adviceOf, type Issue, messageOf, partNames } from '@ramp/domain'
import { select } from '@ramp/editor'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { TextButton } from '../buttons/text-button.tsx'
import classes from './issue-list.module.css'
import { remedyOf } from './remedy-of.ts'

/** Issues as their sentences; one that has parts is a button that shows them on the canvas, and what can be mended here is. */
export function IssueList({ issues }: { readonly issues: readonly Issue[] }) {
  const editor = useEditor()
  const analysis = useAnalysis()
  return (
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
          <Remedy issue={issue} />
        </li>
      ))}
    </ul>
  )
}

function Remedy({ issue }: { readonly issue: Issue }) {
  const editor = useEditor()
  const remedy = remedyOf(issue, useAnalysis())
  return (
    remedy && (
      <Button
        variant="default"
        size="compact-sm"
        mt={2}
        onClick={() => editor.run(remedy.label, 'propChange', remedy.edit)}
      >
        {remedy.label}
      </Button>
    )
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
