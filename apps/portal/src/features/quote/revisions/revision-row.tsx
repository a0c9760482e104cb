import { Button, Menu } from '@mantine/core'
import { getProposal, type QuoteRevision } from '@ramp/contracts'
import { numberText, useApi } from '@ramp/shell'
import { IconDots, IconFileTypePdf, IconSend } from '@tabler/icons-react'
import type { SimpleAction } from './action-dialog.tsx'
import { ACTION_TEXT, datesText, priceOf, stateText } from './revision-words.ts'
import classes from './revisions.module.css'

type RevisionRowProps = {
  readonly id: string
  readonly revision: QuoteRevision
  /** Whether it is the one that people ask about: its first action is a button. */
  readonly isLast: boolean
  readonly openFile: (load: () => Promise<Blob>) => Promise<void>
  /** It is being issued. */
  readonly isBusy: boolean
  /** Its price is below the floor, and somebody else than the owner looks at it. */
  readonly isOwnersToIssue: boolean
  readonly onIssue: () => void
  readonly onIssueWithTerms: () => void
  readonly onAction: (action: SimpleAction) => void
}

/** One revision: what became of it, its days, its proposal, and what can be done with it. */
export function RevisionRow(props: RevisionRowProps) {
  const { id, revision, isLast, isBusy, isOwnersToIssue, openFile, onIssue } = props
  const api = useApi()
  const { versionNumber, name, actions, hasProposal, linearFeet } = revision
  const price = priceOf(revision)
  const issues = actions.includes('issue')
  const isNew = revision.offer === 'none'
  return (
    <li className={classes.revision}>
      <div className={classes.what}>
        <b>{name}</b> <span className={classes.state}>{stateText(revision)}</span>
        <span className={classes.days}>
          {datesText(revision)} · {price === null ? '' : `${price} · `}
          {numberText(linearFeet)} ft
        </span>
      </div>
      <div className={classes.does}>
        {hasProposal && (
          <Button
            size="xs"
            variant="default"
            aria-label={`Proposal of ${name}`}
            leftSection={<IconFileTypePdf size={14} stroke={1.5} aria-hidden />}
            onClick={() => openFile(() => api.download(getProposal, { id, versionNumber }))}
          >
            Proposal
          </Button>
        )}
        {issues && isOwnersToIssue && (
          <span className={classes.days}>Below the margin floor: only the owner can issue it.</span>
        )}
        {issues && isNew && isLast && (
          <Button
            size="xs"
            loading={isBusy}
            leftSection={<IconSend size={14} stroke={1.5} aria-hidden />}
            onClick={onIssue}
          >
            Issue {name}
          </Button>
        )}
        <More {...props} />
      </div>
    </li>
  )
}

/** What is done less often. */
function More({ revision: { name, actions, offer }, isLast, onIssueWithTerms, onAction }: RevisionRowProps) {
  const simple = actions.filter((action): action is SimpleAction => action !== 'issue' && action !== 'order')
  const isNew = offer === 'none'
  const issues = actions.includes('issue') && (isLast || !isNew)
  if (simple.length === 0 && !issues) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          aria-label={`More for ${name}`}
          title="More"
          leftSection={<IconDots size={14} stroke={1.5} aria-hidden />}
        >
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {simple.map((action) => (
          <Menu.Item key={action} onClick={() => onAction(action)}>
            {ACTION_TEXT[action]}
          </Menu.Item>
        ))}
        {issues && (
          <Menu.Item onClick={onIssueWithTerms}>
            {isNew ? 'Issue with other terms' : 'Issue again with other terms'}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
