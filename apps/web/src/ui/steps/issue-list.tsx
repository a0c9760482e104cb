import { type Analysis, adviceOf, type Issue, messageOf, type PartId } from '@ramp/domain'
import { partNames } from '../../lib/names/own-names.ts'
import { TextButton } from '../buttons/text-button.tsx'
import classes from './issue-list.module.css'

type IssueListProps = {
  readonly issues: readonly Issue[]
  readonly analysis: Pick<Analysis, 'placement'>
  /** A click on an issue shows its parts on the canvas. */
  readonly onShow: (parts: readonly PartId[]) => void
}

/** Issues as their sentences; one that has parts is a button that shows them. */
export const IssueList = ({ issues, analysis, onShow }: IssueListProps) => (
  <ul className={classes.list}>
    {issues.map((issue, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two issues may be the same in every word
      <li key={index}>
        {issue.parts.length === 0 ? (
          <Sentence issue={issue} />
        ) : (
          <TextButton className={classes.show} onClick={() => onShow(issue.parts)}>
            <Sentence issue={issue} />
            <span className={classes.parts}>{partNames(issue.parts, analysis)}</span>
          </TextButton>
        )}
      </li>
    ))}
  </ul>
)

function Sentence({ issue }: { readonly issue: Issue }) {
  const advice = adviceOf(issue)
  return (
    <>
      <span className={classes.sentence}>{messageOf(issue)}</span>
      {advice && <span className={classes.advice}> {advice}</span>}
    </>
  )
}
