import { Button, Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import classes from './sign-out-question.module.css'

export type QuestionProps = {
  readonly drawings: readonly string[]
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks before signing out removes drawings that are nowhere else; Escape and the cross change nothing. */
export function SignOutQuestion({ drawings, onStay, onLeave }: QuestionProps) {
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return (
    <Modal opened={isThere} onClose={onStay} title="Logout" closeButtonProps={{ 'aria-label': 'Close' }}>
      <p>
        {drawings.length === 1 ? 'This drawing is' : 'These drawings are'} in this browser only. Logging out
        removes {drawings.length === 1 ? 'it' : 'them'}:
      </p>
      <ul className={classes.drawings}>
        {drawings.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p>To keep a drawing, finish it first.</p>
      <div className={classes.answers}>
        <Button variant="default" onClick={onStay}>
          No, stay logged in
        </Button>
        <Button onClick={onLeave}>Yes, log out and remove</Button>
      </div>
    </Modal>
  )
}
