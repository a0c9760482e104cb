import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core'
import { REVIEW_LIMITS, type SavedFacts } from '@ramp/contracts'
import { IconPlus, IconX } from '@tabler/icons-react'
import classes from './review-fields.module.css'

type Review = SavedFacts['review']
type Comment = Review['comments'][number]

type Props = { readonly review: Review; readonly onChange: (review: Review) => void }

/** The permit office's number, and its comments with our responses. */
export function ReviewFields({ review, onChange }: Props) {
  const { permitNumber, comments } = review
  const change = (at: number, more: Partial<Comment>) =>
    onChange({
      ...review,
      comments: comments.map((one, index) => (index === at ? { ...one, ...more } : one)),
    })
  return (
    <fieldset className={classes.group}>
      <legend>Permit office</legend>
      <TextInput
        label="Permit or application number"
        maxLength={REVIEW_LIMITS.permitNumber}
        value={permitNumber}
        onChange={({ currentTarget }) => onChange({ ...review, permitNumber: currentTarget.value })}
      />
      {comments.map(({ comment, response, sheet }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a comment is its number in the table.
        <div key={index} className={classes.comment}>
          <Textarea
            className={classes.whole}
            label={`Comment ${index + 1}`}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={REVIEW_LIMITS.words}
            value={comment}
            onChange={({ currentTarget }) => change(index, { comment: currentTarget.value })}
          />
          <Textarea
            className={classes.whole}
            label={`Response to comment ${index + 1}`}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={REVIEW_LIMITS.words}
            value={response}
            onChange={({ currentTarget }) => change(index, { response: currentTarget.value })}
          />
          <TextInput
            aria-label={`Sheet of comment ${index + 1}`}
            placeholder="Sheet, such as A1"
            maxLength={REVIEW_LIMITS.sheet}
            value={sheet}
            onChange={({ currentTarget }) => change(index, { sheet: currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Remove comment ${index + 1}`}
            onClick={() => onChange({ ...review, comments: comments.filter((_, other) => other !== index) })}
          >
            <IconX size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="default"
        size="xs"
        disabled={comments.length >= REVIEW_LIMITS.comments}
        leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
        onClick={() =>
          onChange({ ...review, comments: [...comments, { comment: '', response: '', sheet: '' }] })
        }
      >
        Add a comment
      </Button>
    </fieldset>
  )
}
