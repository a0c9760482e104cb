import { Button } from '@mantine/core'
import { Notice, problemText, Question } from '@ramp/shell'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'

type AcceptQuoteProps = {
  readonly name: string
  readonly price: string
  readonly onAccept: () => Promise<void>
  /** What to know before. */
  readonly children: ReactNode
}

/** Accepting cannot be undone, so it is asked for once more. */
export function AcceptQuote({ name, price, onAccept, children }: AcceptQuoteProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function accept() {
    setBusy(true)
    setError(null)
    try {
      await onAccept()
      close()
    } catch (problem) {
      setError(problemText(problem))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button leftSection={<IconCheck size={16} stroke={1.5} aria-hidden />} onClick={() => setOpen(true)}>
        Accept quote
      </Button>
      {isOpen && (
        <Question
          title="Accept this quote?"
          onClose={close}
          answers={
            <>
              <Button variant="default" onClick={close} data-autofocus>
                Not yet
              </Button>
              <Button loading={isBusy} onClick={accept}>
                Accept for {price}
              </Button>
            </>
          }
        >
          {error && <Notice tone="bad">{error}</Notice>}
          {children}
          <p>
            You accept {name} for {price}. <b>You cannot undo this.</b> The parts list and the prices are then
            frozen, and the design can no longer be changed.
          </p>
        </Question>
      )}
    </>
  )
}
