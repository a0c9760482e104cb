import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import classes from './password-dialog.module.css'
import type { PasswordQuestion } from './use-project-file.ts'

type PasswordDialogProps = {
  readonly question: PasswordQuestion | null
  readonly onAnswer: (password: string) => void
  readonly onClose: () => void
}

const WORDS = {
  save: {
    title: 'Save to file with a password',
    text: 'Only someone with the password can open the file. The password is not stored. Without it the file cannot be opened.',
    button: 'Save to file',
  },
  open: { title: 'Load from file', text: 'The file was saved with a password.', button: 'Open' },
} as const

/** Asks for the password of a project file. */
export function PasswordDialog({ question, onAnswer, onClose }: PasswordDialogProps) {
  const words = WORDS[question?.for ?? 'open']
  return (
    <Dialog opened={question !== null} onClose={onClose} title={words.title}>
      <Form words={words} reason={question?.for === 'open' ? question.reason : null} onAnswer={onAnswer} />
    </Dialog>
  )
}

type FormProps = {
  readonly words: (typeof WORDS)[PasswordQuestion['for']]
  readonly reason: string | null
  readonly onAnswer: (password: string) => void
}

/** Its own component: what was typed goes with the dialog. */
function Form({ words, reason, onAnswer }: FormProps) {
  const [password, setPassword] = useState('')
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        onAnswer(password)
      }}
    >
      <p>{words.text}</p>
      <TextInput
        type="password"
        label="Password"
        value={password}
        error={reason}
        autoComplete="off"
        data-autofocus
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" disabled={password === ''}>
        {words.button}
      </Button>
    </form>
  )
}
