import { Button } from '@mantine/core'
import type { Missing } from '@ramp/contracts'
import { Notice } from '@ramp/shell'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useAccess } from '../../../lib/use-access.ts'
import { DesignerButton } from '../../../ui/designer-button.tsx'
import { PlaceLink } from '../../../ui/place-link.tsx'
import { EditFacts } from '../facts/edit-facts.tsx'
import { useFacts } from '../facts/use-facts.ts'
import classes from './documents.module.css'

type MissingFactsProps = {
  readonly id: string
  readonly missing: readonly Missing[]
  readonly designerPath: string
  /** Some of it was entered. */
  readonly onEntered: () => void
}

type Field = Missing['field']
const OF_THE_JOB: readonly Field[] = ['address', 'contact']
const OF_THE_COMPANY: readonly Field[] = ['dealer-name', 'licence']

/** What a permit set still needs, with the way to where each of it is entered. */
export function MissingFacts({ id, missing, designerPath, onEntered }: MissingFactsProps) {
  const { ownsPrices: isOwner } = useAccess()
  const { facts, save } = useFacts(id)
  const [isOpen, setOpen] = useState(false)
  const asksFor = (fields: readonly Field[]) => missing.some(({ field }) => fields.includes(field))
  const isElsewhere = ({ field }: Missing) =>
    !OF_THE_JOB.includes(field) && !(isOwner && OF_THE_COMPANY.includes(field))
  return (
    <Notice tone="look" title="Before the permit set goes out">
      <ul>
        {missing.map(({ field, sentence }) => (
          <li key={field}>{sentence}</li>
        ))}
      </ul>
      <div className={classes.ways}>
        {asksFor(OF_THE_JOB) && (
          <Button
            variant="default"
            leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
            disabled={!facts}
            onClick={() => setOpen(true)}
          >
            Enter job details
          </Button>
        )}
        {missing.some(isElsewhere) && (
          <DesignerButton path={designerPath} label="Enter the rest in the designer" />
        )}
        {isOwner && asksFor(OF_THE_COMPANY) && (
          <PlaceLink to={{ kind: 'company' }}>Enter your company</PlaceLink>
        )}
      </div>
      {isOpen && facts && (
        <EditFacts
          facts={facts}
          onSave={async (typed) => {
            await save(typed)
            onEntered()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Notice>
  )
}
