import { Button } from '@mantine/core'
import type { SavedFacts } from '@ramp/contracts'
import { Notice, problemText } from '@ramp/shell'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { EditFacts } from './edit-facts.tsx'
import classes from './job-facts.module.css'
import { useFacts } from './use-facts.ts'

type JobFactsProps = { readonly id: string; readonly mayChange: boolean }

/** Where the job is and who is asked there, as documents say it; changed at any time, also after the sale. */
export function JobFacts({ id, mayChange }: JobFactsProps) {
  const { facts, error, save } = useFacts(id)
  const [isOpen, setOpen] = useState(false)
  if (!facts) return error ? <Notice tone="bad">{problemText(error)}</Notice> : null
  const isSeen = !facts.isCustomerHidden
  return (
    <section className={classes.facts} aria-labelledby="facts-of-the-job">
      <div className={classes.head}>
        <h2 id="facts-of-the-job">Job details</h2>
        {mayChange && isSeen && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPencil size={14} stroke={1.5} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            Edit details
          </Button>
        )}
      </div>
      <dl className={classes.list}>
        {rowsOf(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-empty={value === NOT_ENTERED || undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      {isOpen && <EditFacts facts={facts} onSave={save} onClose={() => setOpen(false)} />}
    </section>
  )
}

const NOT_ENTERED = 'Not entered'
const orNot = (text: string) => (text === '' ? NOT_ENTERED : text)

function rowsOf({ project, review, isCustomerHidden }: SavedFacts): readonly (readonly [string, string])[] {
  const permit = ['Permit number', orNot(review.permitNumber)] as const
  if (isCustomerHidden) return [permit]
  return [
    ['Address', orNot(project.address.join(', '))],
    ['Contact', orNot(project.contact)],
    ['Phone', orNot(project.phone)],
    permit,
  ]
}
