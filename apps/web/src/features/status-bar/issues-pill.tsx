import { Popover, UnstyledButton } from '@mantine/core'
import { type Issue, messageOf } from '@ramp/domain'
import { select } from '@ramp/editor'
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import classes from './issues-pill.module.css'

type IssuesPillProps = { readonly errors: readonly Issue[]; readonly warnings: readonly Issue[] }

/** How the whole system stands; a click lists the issues, and an issue selects its parts. */
export function IssuesPill({ errors, warnings }: IssuesPillProps) {
  const [isOpen, setOpen] = useState(false)
  const tone = errors.length > 0 ? 'bad' : warnings.length > 0 ? 'look' : 'good'
  const Icon = { bad: IconX, look: IconAlertTriangle, good: IconCheck }[tone]
  // What a button holds is not spoken by itself when it changes: the region stands around it.
  return (
    <div role="status" className={classes.spoken}>
      <Popover opened={isOpen} onChange={setOpen} position="top-start" shadow="md" width={380} trapFocus>
        <Popover.Target>
          <UnstyledButton
            className={classes.pill}
            data-tone={tone}
            aria-expanded={isOpen}
            disabled={tone === 'good'}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon size={13} stroke={2.25} aria-hidden />
            <span>{summary(errors.length, warnings.length)}</span>
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown className={classes.list}>
          <IssueList issues={[...errors, ...warnings]} onPick={() => setOpen(false)} />
        </Popover.Dropdown>
      </Popover>
    </div>
  )
}

function IssueList({ issues, onPick }: { readonly issues: readonly Issue[]; readonly onPick: () => void }) {
  const editor = useEditor()
  return (
    <ul aria-label="Issues">
      {grouped(issues).map(([sentence, issue, count]) => (
        <li key={sentence}>
          <UnstyledButton
            className={classes.issue}
            data-tone={issue.severity === 'error' ? 'bad' : 'look'}
            onClick={() => {
              select(editor, issue.parts)
              onPick()
            }}
          >
            <b>{issue.severity === 'error' ? 'Error' : 'Warning'}</b> {sentence}
            {count > 1 && ` (${count})`}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

/** The same sentence once, with the parts of all its issues. */
function grouped(issues: readonly Issue[]): readonly (readonly [string, Issue, number])[] {
  const groups = new Map<string, { readonly issue: Issue; readonly count: number }>()
  for (const issue of issues) {
    const sentence = messageOf(issue)
    const group = groups.get(sentence)
    const parts = group ? [...group.issue.parts, ...issue.parts] : issue.parts
    groups.set(sentence, { issue: { ...issue, parts }, count: (group?.count ?? 0) + 1 })
  }
  return [...groups].map(([sentence, { issue, count }]) => [sentence, issue, count])
}

const summary = (errors: number, warnings: number): string => {
  if (errors > 0) return `${errors} ${errors === 1 ? 'error' : 'errors'}`
  return warnings > 0 ? `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}` : 'No connection errors'
}
