import { Button } from '@mantine/core'
import { pluralOf } from '@ramp/domain'
import { Question } from '../question/question.tsx'
import classes from './sign-out-question.module.css'

type SignOutQuestionProps = {
  readonly drawings: readonly string[]
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks before signing out removes drawings that are nowhere else; Escape and the cross change nothing. */
export const SignOutQuestion = ({ drawings, onStay, onLeave }: SignOutQuestionProps) => (
  <Question
    title="Logout"
    onClose={onStay}
    answers={
      <>
        <Button variant="default" onClick={onStay}>
          No, stay logged in
        </Button>
        <Button onClick={onLeave}>Yes, log out and remove</Button>
      </>
    }
  >
    <p>
      {pluralOf(drawings.length, 'This drawing is', 'These drawings are')} in this browser only. Logging out
      removes {pluralOf(drawings.length, 'it', 'them')}:
    </p>
    <ul className={classes.drawings}>
      {drawings.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
    <p>To save a drawing, finish it first.</p>
  </Question>
)
