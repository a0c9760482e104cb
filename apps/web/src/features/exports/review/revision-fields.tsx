import { ActionIcon, Button, TextInput } from '@mantine/core'
import { REVISION_LIMITS, type SavedFacts } from '@ramp/contracts'
import { namesTyped } from '@ramp/papers'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { nextRevision } from './next-revision.ts'
import classes from './review-fields.module.css'

type Revision = SavedFacts['revisions'][number]

type Props = {
  readonly revisions: readonly Revision[]
  /** What is on the sheets to be named, in a sentence. */
  readonly names: string
  /** Why the tags of one cannot be shown, by the names of their fields. */
  readonly faults: readonly { readonly field: string; readonly sentence: string }[]
  /** Who adds one: its initials are filled in. */
  readonly person: string
  readonly onChange: (revisions: readonly Revision[]) => void
}

/** The table of revisions of a permit set, the oldest first, each with what it changed. */
export function RevisionFields({ revisions, names, faults, person, onChange }: Props) {
  const hint = useId()
  const change = (at: number, more: Partial<Revision>) =>
    onChange(revisions.map((one, index) => (index === at ? { ...one, ...more } : one)))
  return (
    <fieldset className={classes.group}>
      <legend>Revisions</legend>
      {revisions.map(({ letter, date, what, tags = [] }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a revision is its place in the table; its letter may be typed anew.
        <div key={index} className={classes.revision}>
          <TextInput
            aria-label={`Letter of revision ${index + 1}`}
            maxLength={REVISION_LIMITS.letter}
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
            className={classes.whole}
            aria-label={`What changed in revision ${index + 1}`}
            placeholder="What changed"
            maxLength={REVISION_LIMITS.what}
            value={what}
            onChange={({ currentTarget }) => change(index, { what: currentTarget.value })}
          />
          <TagsField
            label={`Tags changed in revision ${index + 1}`}
            hint={hint}
            tags={tags}
            error={faults.find(({ field }) => field === `revisions[${index}].tags`)?.sentence}
            onChange={(named) => change(index, { tags: [...named] })}
          />
        </div>
      ))}
      {revisions.length > 0 && (
        <p id={hint} className={classes.hint}>
          The last revision gets a cloud around its tags, every revision its triangle. On this drawing:{' '}
          {names}.
        </p>
      )}
      <Button
        variant="default"
        size="xs"
        disabled={revisions.length >= REVISION_LIMITS.revisions}
        leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
        onClick={() => onChange([...revisions, nextRevision(revisions, person, new Date())])}
      >
        Add a revision
      </Button>
    </fieldset>
  )
}

type TagsProps = {
  readonly label: string
  /** The id of what says which there are. */
  readonly hint: string
  readonly tags: readonly string[]
  readonly error: string | undefined
  readonly onChange: (tags: readonly string[]) => void
}

/** Tags with commas between them; what is typed stays as it is until the field is left. */
function TagsField({ label, hint, tags, error, onChange }: TagsProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const errorId = useId()
  return (
    <TextInput
      className={classes.whole}
      aria-label={label}
      aria-describedby={error === undefined ? hint : `${errorId} ${hint}`}
      error={error}
      errorProps={{ id: errorId }}
      placeholder="Tags, such as R2, L5, Plan"
      maxLength={300}
      value={typed ?? tags.join(', ')}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(namesTyped(currentTarget.value))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
