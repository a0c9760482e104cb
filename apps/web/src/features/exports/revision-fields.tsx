import { ActionIcon, Button, TextInput } from '@mantine/core'
import type { SavedFacts } from '@ramp/contracts'
import { IconPlus, IconX } from '@tabler/icons-react'
import { nextRevision } from './next-revision.ts'
import classes from './papers-dialog.module.css'

type Revision = SavedFacts['revisions'][number]

type Props = {
  readonly revisions: readonly Revision[]
  /** Who adds one: its initials are filled in. */
  readonly person: string
  readonly onChange: (revisions: readonly Revision[]) => void
}

const MOST = 20

/** The table of revisions of a permit set, the oldest first. */
export function RevisionFields({ revisions, person, onChange }: Props) {
  const change = (at: number, more: Partial<Revision>) =>
    onChange(revisions.map((one, index) => (index === at ? { ...one, ...more } : one)))
  return (
    <fieldset className={classes.revisions}>
      <legend>Revisions</legend>
      {revisions.map(({ letter, date, what }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a revision is its place in the table; its letter may be typed anew.
        <div key={index} className={classes.revision}>
          <TextInput
            aria-label={`Letter of revision ${index + 1}`}
            maxLength={3}
            value={letter}
            onChange={({ currentTarget }) => change(index, { letter: currentTarget.value })}
          />
          <TextInput
            aria-label={`Date of revision ${index + 1}`}
            type="date"
            value={date}
            onChange={({ currentTarget }) => change(index, { date: currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Remove revision ${letter || index + 1}`}
            onClick={() => onChange(revisions.filter((_, other) => other !== index))}
          >
            <IconX size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
          <TextInput
            className={classes.what}
            aria-label={`What changed in revision ${index + 1}`}
            placeholder="What changed"
            maxLength={120}
            value={what}
            onChange={({ currentTarget }) => change(index, { what: currentTarget.value })}
          />
        </div>
      ))}
      <Button
        variant="default"
        size="xs"
        disabled={revisions.length >= MOST}
        leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
        onClick={() => onChange([...revisions, nextRevision(revisions, person, new Date())])}
      >
        Add a revision
      </Button>
    </fieldset>
  )
}
