import { Button } from '@mantine/core'
import { issueRevision, type QuoteOption, type QuoteOptions, revisionName } from '@ramp/contracts'
import { Notice, useApi } from '@ramp/shell'
import { IconSend } from '@tabler/icons-react'
import { useChange } from '../../../lib/use-change.ts'
import { issuedOtherwise } from './issued-otherwise.ts'
import classes from './price-panel.module.css'

type IssueNewPriceProps = {
  readonly id: string
  readonly option: QuoteOption
  /** What the customer is charged now, in cents. */
  readonly total: number
  readonly onIssued: (options: QuoteOptions) => Promise<void>
}

/** A price that is not the one that was issued: the same drawing is issued again with it, as a revision of its own. */
export function IssueNewPrice({ id, option, total, onIssued }: IssueNewPriceProps) {
  const api = useApi()
  const { isBusy, refusal, run } = useChange()
  const other = issuedOtherwise(option, total)
  if (!other) return null
  const { text, revision } = other
  const name = revisionName(id, { option: option.number, letter: option.nextLetter })
  const issue = () =>
    run(async () => onIssued(await api.call(issueRevision, { id, versionNumber: revision.versionNumber })))
  return (
    <>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <div className={classes.does}>
        <span>{text}</span>
        {revision.actions.includes('issue') && (
          <Button
            size="xs"
            loading={isBusy}
            leftSection={<IconSend size={14} stroke={1.5} aria-hidden />}
            onClick={issue}
          >
            Issue {name} with this price
          </Button>
        )}
      </div>
    </>
  )
}
