import { Button } from '@mantine/core'
import { counted, type Run } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { Notice } from '@ramp/shell'
import classes from './runs.module.css'

type UnfinishedNoticeProps = {
  readonly run: Run
  readonly onGoOn: () => void
  readonly onDrop: () => void
}

/** Asks what becomes of a run whose step was left before it was finished. */
export const UnfinishedNotice = ({ run, onGoOn, onDrop }: UnfinishedNoticeProps) => (
  <Notice tone="look" title={`${run.name} is not finished: ${soFar(run)}.`}>
    <div className={classes.buttons}>
      <Button variant="default" onClick={onGoOn}>
        Resume
      </Button>
      <Button variant="subtle" color="danger" onClick={onDrop}>
        Discard
      </Button>
    </div>
  </Notice>
)

function soFar({ top, parts }: Run): string {
  const count = counted(parts.length, 'part')
  return top === null ? count : `start height ${lengthText(top, 'height')}, ${count}`
}
