import { Popover, UnstyledButton } from '@mantine/core'
import { boxAround, type CodeReason, type Issue, type PartId, type Tone } from '@ramp/domain'
import { type Editor, select, selectedBoxes } from '@ramp/editor'
import { IconAlertTriangle, IconCheck, IconCircleDashed, IconX, type TablerIcon } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { bringBoxIntoView } from '../../canvas/view/keep-in-view.ts'
import { focusCanvas } from '../../keys/give-back-focus.ts'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { say } from '../../ui/messages/say.ts'
import { issueWords, selectedWords } from './issue-words.ts'
import classes from './issues-pill.module.css'
import { type Status, statusWords, toneOf } from './status-words.ts'

const ICONS: Readonly<Record<Tone, TablerIcon>> = {
  bad: IconX,
  look: IconAlertTriangle,
  open: IconCircleDashed,
  good: IconCheck,
}

/** How the whole system stands; a click lists the issues and what is open, and one of them selects its parts. */
export function IssuesPill({ status }: { readonly status: Status }) {
  const [isOpen, setOpen] = useState(false)
  const tone = toneOf(status)
  const Icon = ICONS[tone]
  const analysis = useAnalysis()
  const words = statusWords(status, (issue) => issueWords(issue, analysis))
  const { errors, warnings, toDos, later, codes } = status
  const listed = [...errors, ...warnings, ...toDos, ...later]
  return (
    <div className={classes.pillPlace}>
      <Spoken words={words} />
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position="top-start"
        offset={CLEAR_OF_RAIL}
        shadow="md"
        width={380}
        trapFocus
      >
        <Popover.Target>
          <UnstyledButton
            className={classes.pill}
            data-tone={tone}
            aria-expanded={isOpen}
            disabled={listed.length + codes.length === 0}
            title={words}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon size={13} stroke={2.25} aria-hidden />
            <span>{words}</span>
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown className={classes.list}>
          <IssueList
            issues={listed}
            toDos={toDos}
            later={later}
            codes={codes}
            onPick={() => setOpen(false)}
          />
        </Popover.Dropdown>
      </Popover>
    </div>
  )
}

/** The list leaves the rail beside it whole, in pixels. */
const CLEAR_OF_RAIL = { mainAxis: 8, crossAxis: 56 }

/** Longer than the codes take after an edit: what stands until they are known is not said. */
const REST_MS = 600

/** How the system stands, spoken once it has come to rest. */
function Spoken({ words }: { readonly words: string }) {
  const [rested, setRested] = useState(words)
  useEffect(() => {
    const waiting = setTimeout(() => setRested(words), REST_MS)
    return () => clearTimeout(waiting)
  }, [words])
  return (
    <p className="visually-hidden" role="status">
      {rested}
    </p>
  )
}

type IssueListProps = {
  readonly issues: readonly Issue[]
  readonly toDos: readonly Issue[]
  readonly later: readonly Issue[]
  readonly codes: readonly CodeReason[]
  readonly onPick: () => void
}

function IssueList({ issues, toDos, later, codes, onPick }: IssueListProps) {
  const editor = useEditor()
  const analysis = useAnalysis()
  const pick = (parts: readonly PartId[], sentence: string) => {
    onPick()
    showParts(editor, parts)
    say(selectedWords(parts, sentence, analysis))
  }
  return (
    <ul aria-label="Issues">
      {codes.map(({ kind, tone, sentence, parts }) => (
        <li key={sentence}>
          <UnstyledButton className={classes.issue} data-tone={tone} onClick={() => pick(parts, sentence)}>
            <b>{kind === 'code' ? 'Not met' : 'Accepted'}</b> {sentence}
          </UnstyledButton>
        </li>
      ))}
      {grouped(issues, (issue) => issueWords(issue, analysis)).map(([sentence, issue, count]) => (
        <li key={sentence}>
          <UnstyledButton
            className={classes.issue}
            data-tone={kindOf(issue).tone}
            onClick={() => pick(issue.parts, sentence)}
          >
            <b>{kindOf(issue).name}</b> {sentence}
            {count > 1 && ` (${count})`}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )

  function kindOf({ code, severity }: Issue) {
    if (toDos.some((one) => one.code === code)) return { name: 'To do', tone: 'open' }
    if (later.some((one) => one.code === code)) return { name: 'Later step', tone: 'open' }
    return severity === 'error' ? { name: 'Error', tone: 'bad' } : { name: 'Warning', tone: 'look' }
  }
}

/** Selects parts, shows them, and leads there: the next key is for them. */
function showParts(editor: Editor, parts: readonly PartId[]): void {
  select(editor, parts)
  const corners = selectedBoxes(editor).flatMap(({ box }) => [box.min, box.max])
  if (corners.length > 0) bringBoxIntoView(editor, boxAround(corners))
  focusCanvas()
}

/** The same sentence once, with the parts of all its issues. */
function grouped(
  issues: readonly Issue[],
  wordsOf: (issue: Issue) => string,
): readonly (readonly [string, Issue, number])[] {
  const groups = new Map<string, { readonly issue: Issue; readonly count: number }>()
  for (const issue of issues) {
    const sentence = wordsOf(issue)
    const group = groups.get(sentence)
    const parts = group ? [...group.issue.parts, ...issue.parts] : issue.parts
    groups.set(sentence, { issue: { ...issue, parts }, count: (group?.count ?? 0) + 1 })
  }
  return [...groups].map(([sentence, { issue, count }]) => [sentence, issue, count])
}
