import { Button, TextInput } from '@mantine/core'
import { addOption, getDesignerLink, type QuoteOptions } from '@ramp/contracts'
import { Notice, Question, useApi } from '@ramp/shell'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useChange } from '../../../lib/use-change.ts'

type AddOptionProps = {
  readonly id: string
  readonly onAdded: (options: QuoteOptions) => Promise<void>
}

/** Adds an alternative and opens the designer for it in a tab of its own. */
export function AddOption({ id, onAdded }: AddOptionProps) {
  const api = useApi()
  const { isBusy, refusal, run } = useChange()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const add = async () => {
    // Opened at the press, because a browser opens no tab for an answer that comes later.
    const tab = window.open('about:blank', '_blank')
    const isDone = await run(async () => {
      const changed = await api.call(addOption, { id, name })
      const option = changed.options.at(-1)?.number ?? 1
      const { path } = await api.call(getDesignerLink, { id, option })
      if (tab) tab.location.href = path
      await onAdded(changed)
    })
    if (!isDone) return tab?.close()
    setName('')
    setOpen(false)
  }
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Add option
      </Button>
      {isOpen && (
        <Question
          title="Add an option"
          onClose={() => setOpen(false)}
          answers={
            <>
              <Button variant="default" onClick={() => setOpen(false)}>
                Cancel
              </Button>
              <Button loading={isBusy} onClick={add} data-autofocus>
                Add and open in designer
              </Button>
            </>
          }
        >
          {refusal && <Notice tone="bad">{refusal}</Notice>}
          <p>An option is an alternative for the same job, with a separate drawing, price and proposal.</p>
          <TextInput
            label="Name (optional)"
            placeholder="Switchback"
            maxLength={60}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </Question>
      )}
    </>
  )
}
