import { Button, Textarea, TextInput } from '@mantine/core'
import type { SavedFacts } from '@ramp/contracts'
import { Notice, Question } from '@ramp/shell'
import { useState } from 'react'
import { useChange } from '../../../lib/use-change.ts'
import { addressFault, MOST_LINES } from '../../../ui/site-address.ts'
import classes from './job-facts.module.css'
import { type TypedFacts, typedOf } from './typed-facts.ts'

type EditFactsProps = {
  readonly facts: SavedFacts
  readonly onSave: (typed: TypedFacts) => Promise<void>
  readonly onClose: () => void
}

/** Changes what documents say of the job. */
export function EditFacts({ facts, onSave, onClose }: EditFactsProps) {
  const { isBusy, refusal, run } = useChange()
  const [typed, setTyped] = useState(() => typedOf(facts))
  const fault = addressFault(typed.address)
  const change = (changed: Partial<TypedFacts>) => setTyped({ ...typed, ...changed })
  const save = async () => {
    if (await run(() => onSave(typed))) onClose()
  }
  return (
    <Question
      title="Job details"
      onClose={onClose}
      answers={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isBusy} disabled={fault !== null} onClick={save}>
            Save details
          </Button>
        </>
      }
    >
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <p>Permit sets and crew packs made from now on have these details. Issued proposals keep theirs.</p>
      <div className={classes.fields}>
        <Textarea
          label="Site address"
          autosize
          minRows={2}
          maxRows={MOST_LINES}
          error={fault}
          value={typed.address}
          data-autofocus
          onChange={({ currentTarget }) => change({ address: currentTarget.value })}
        />
        <TextInput
          label="Contact"
          maxLength={120}
          value={typed.contact}
          onChange={({ currentTarget }) => change({ contact: currentTarget.value })}
        />
        <TextInput
          label="Phone"
          type="tel"
          maxLength={120}
          value={typed.phone}
          onChange={({ currentTarget }) => change({ phone: currentTarget.value })}
        />
        <TextInput
          label="Permit number"
          maxLength={40}
          value={typed.permitNumber}
          onChange={({ currentTarget }) => change({ permitNumber: currentTarget.value })}
        />
      </div>
    </Question>
  )
}
