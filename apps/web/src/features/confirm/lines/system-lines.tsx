import { changesSince, type Question, verdictOf } from '@ramp/domain'
import { setMode } from '@ramp/editor'
import {
  IconAlertTriangle,
  IconChevronRight,
  IconCircleCheck,
  IconHelpCircle,
  IconHistory,
} from '@tabler/icons-react'
import { useAnalysis } from '../../../project/use-analysis.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { TextButton } from '../../../ui/buttons/text-button.tsx'
import { changeText } from './change-text.ts'
import { type ConfirmLine, confirmLines } from './confirm-lines.ts'
import { GuardsInPlace } from './guards-in-place.tsx'
import { LeadsToInPlace } from './leads-to-in-place.tsx'
import { QuestionInPlace } from './question-in-place.tsx'
import classes from './system-lines.module.css'

/** What every step was answered with, a line each; a question is asked where its answer belongs. */
export function SystemLines() {
  const analysis = useAnalysis()
  const changes = changesSince(analysis)
  return (
    <>
      {changes && (
        <p className={classes.changes}>
          <IconHistory size={15} stroke={1.75} aria-hidden />
          <span>Since last confirmed</span>
          <b>{changeText(changes, analysis.catalogue)}</b>
        </p>
      )}
      <ul className={classes.lines} aria-label="Answers" data-tone={verdictOf(analysis).tone}>
        {confirmLines(analysis).map((line) => (
          <li key={line.key}>
            <Line line={line} />
            {line.questions.map((question) => (
              <QuestionInPlace key={keyOf(question)} question={question} />
            ))}
            {line.step === 'handrail' && <GuardsInPlace />}
            {line.leadsTo && <LeadsToInPlace question={line.leadsTo} />}
          </li>
        ))}
      </ul>
    </>
  )
}

const keyOf = (question: Question): string =>
  question.kind === 'side' ? `${question.end.part} ${question.end.use}` : JSON.stringify(question)

const SIGNS = { done: IconCircleCheck, open: IconHelpCircle, look: IconAlertTriangle } as const
const WORDS = { done: 'Confirmed', open: 'A question is open', look: 'Not confirmed' } as const

function Line({ line: { step, title, text, state } }: { readonly line: ConfirmLine }) {
  const editor = useEditor()
  const Sign = SIGNS[state]
  return (
    <TextButton className={classes.line} data-state={state} onClick={() => setMode(editor, step)}>
      <Sign className={classes.sign} size={18} stroke={1.75} aria-hidden />
      <span className="visually-hidden">{WORDS[state]}: </span>
      <b className={classes.title}>{title}</b>
      <span className={classes.text}>{text}</span>
      <IconChevronRight className={classes.chevron} size={15} stroke={1.75} aria-hidden />
    </TextButton>
  )
}
