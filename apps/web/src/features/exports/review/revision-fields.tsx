import { ActionIcon, TextInput } from '@mantine/core'
import { REVISION_LIMITS, type SavedFacts, withRowOnPaper } from '@ramp/contracts'
import { dayText, namesTyped, type Revision } from '@ramp/papers'
import { IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import classes from './review-fields.module.css'

type Typed = SavedFacts['revisions']

type Props = {
  /** The revisions as title blocks list them, oldest first. */
  readonly onPaper: readonly Revision[]
  /** Rows that are kept with the quote: words for issued revisions, and what was typed before revisions were issued. */
  readonly typed: Typed
  /** What is on the sheets to be named, in a sentence. */
  readonly names: string
  /** Why the tags of one cannot be shown, by the names of their fields. */
  readonly faults: readonly { readonly field: string; readonly sentence: string }[]
  readonly onChange: (typed: Typed) => void
}

/** The table of revisions of a permit set: what was issued, each with what it changed. */
export function RevisionFields({ onPaper, typed, names, faults, onChange }: Props) {
  const hint = useId()
  return (
    <fieldset className={classes.group}>
      <legend>Revisions</legend>
      {onPaper.map((row, index) => {
        const { letter, date, by, what, tags = [] } = row
        const isTyped = typed.some((one) => one === row)
        const change = (more: Partial<Revision>) =>
          onChange([...withRowOnPaper(typed, row, typedRow({ ...row, ...more }))])
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a revision is its place in the table; two typed ones may have one letter.
          <div key={index} className={classes.revision}>
            <span className={classes.issued}>
              <b>{letter}</b> {[dayText(date), by].filter((text) => text !== '').join(', ')}
            </span>
            {isTyped && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove revision ${letter || index + 1}`}
                onClick={() => onChange(typed.filter((one) => one !== row))}
              >
                <IconX size={16} stroke={1.5} aria-hidden />
              </ActionIcon>
            )}
            <TextInput
              className={classes.whole}
              aria-label={`What changed in revision ${letter || index + 1}`}
              placeholder="What changed"
              maxLength={REVISION_LIMITS.what}
              value={what}
              onChange={({ currentTarget }) => change({ what: currentTarget.value })}
            />
            <TagsField
              label={`Tags changed in revision ${letter || index + 1}`}
              hint={hint}
              tags={tags}
              error={faults.find(({ field }) => field === `revisions[${index}].tags`)?.sentence}
              onChange={(named) => change({ tags: [...named] })}
            />
          </div>
        )
      })}
      <p id={hint} className={classes.hint}>
        {onPaper.length === 0
          ? 'Title blocks list the revisions of this quote once they are issued.'
          : `The last revision gets a cloud around its tags, every revision its triangle. On this drawing: ${names}.`}
      </p>
    </fieldset>
  )
}

/** A row as it is kept. */
const typedRow = ({ letter, date, by, what, tags }: Revision): Typed[number] => ({
  letter,
  date,
  by,
  what,
  ...(tags && { tags: [...tags] }),
})

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
