import { Button, Textarea, TextInput } from '@mantine/core'
import { acceptException, BUILDING_CODES, type CodeFinding } from '@ramp/domain'
import { useState } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { Dialog } from '../dialog.tsx'
import classes from './accept-exception.module.css'

type AcceptExceptionProps = {
  /** The rule that is not met; null while none is being accepted. */
  readonly finding: CodeFinding | null
  readonly onClose: () => void
}

/** Writes down who accepted that a rule is not met, why, and by which document. */
export const AcceptException = ({ finding, onClose }: AcceptExceptionProps) => (
  <Dialog opened={finding !== null} onClose={onClose} title="Accept an exception">
    {finding && <Form finding={finding} onClose={onClose} />}
  </Dialog>
)

const REQUIRED = 'Required.'

/** Its own component: what was typed goes with the dialog. */
function Form({ finding, onClose }: { readonly finding: CodeFinding; readonly onClose: () => void }) {
  const editor = useEditor()
  const [typed, setTyped] = useState({ acceptedBy: '', reason: '', document: '' })
  const [isSent, setSent] = useState(false)
  const { code, section, title, measured, sentence } = finding
  const family = BUILDING_CODES.find((one) => one === code.family)
  const values = {
    acceptedBy: typed.acceptedBy.trim(),
    reason: typed.reason.trim(),
    document: typed.document.trim(),
  }
  const accept = () => {
    setSent(true)
    if (!family || Object.values(values).includes('')) return
    const exception = { code: family, section, title, measured, ...values }
    editor.run('Accept exception', 'propChange', acceptException(exception))
    onClose()
  }
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: isSent && values[name] === '' ? REQUIRED : null,
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setTyped((before) => ({ ...before, [name]: value }))
    },
  })
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        accept()
      }}
    >
      <p>
        {code.family} {code.edition}, {section}: {sentence}
      </p>
      <TextInput
        label="Accepted by (name and office)"
        maxLength={200}
        data-autofocus
        {...field('acceptedBy')}
      />
      <Textarea label="Reason" maxLength={1000} autosize minRows={2} {...field('reason')} />
      <TextInput
        label="Document (variance number, or letter and date)"
        maxLength={200}
        {...field('document')}
      />
      <Button type="submit">Accept exception</Button>
    </form>
  )
}
