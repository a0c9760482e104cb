import { Loader } from '@mantine/core'
import { finishRow, type Tone, type Verdict } from '@ramp/domain'
import {
  IconAlertTriangle,
  IconCheck,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  type TablerIcon,
} from '@tabler/icons-react'
import { PanelSection } from '../../../ui/panel/panel.tsx'
import type { Check } from './checklist.ts'
import classes from './preparation-checklist.module.css'

/** How a row looks: `listed` is done, and nothing is praised. */
type State = Check['state'] | 'listed'

const ICONS: Readonly<Record<Exclude<State, 'working'>, TablerIcon>> = {
  waiting: IconCircleDashed,
  done: IconCircleCheck,
  listed: IconCheck,
  look: IconAlertTriangle,
  failed: IconCircleX,
}

/** What the verdict makes of a row that the server had nothing to say about. */
const STATE_OF: Readonly<Record<Tone, State>> = { good: 'done', open: 'listed', look: 'look', bad: 'failed' }

/** As a screen reader says it. */
const SPOKEN: Readonly<Record<State, string>> = {
  waiting: 'waiting',
  working: 'working',
  done: 'done',
  listed: 'listed',
  look: 'warning',
  failed: 'failed',
}

type PreparationChecklistProps = { readonly checks: readonly Check[]; readonly verdict: Verdict }

/** The rows of the finish as the server answers them (spec 3 §2.14), none of them better than the verdict. */
export const PreparationChecklist = ({ checks, verdict }: PreparationChecklistProps) => (
  <PanelSection title="Preparing Item List">
    <ul className={classes.checks}>
      {checks.map((check) => (
        <CheckRow key={check.name} check={check} verdict={verdict} />
      ))}
    </ul>
  </PanelSection>
)

type CheckRowProps = { readonly check: Check; readonly verdict: Verdict }

function CheckRow({ check: { name, state: answered, remarks }, verdict }: CheckRowProps) {
  const { tone, words } = finishRow(name, verdict)
  const state = answered === 'done' ? STATE_OF[tone] : answered
  const isAnswered = answered === 'done' || answered === 'look'
  return (
    <li data-state={state}>
      <StateIcon state={state} />
      <div>
        <span>{name}</span>
        <span className="visually-hidden">: {SPOKEN[state]}</span>
        {answered === 'look' &&
          remarks.map(({ message, detail }) => (
            <p key={message} className={classes.remark}>
              <b>{message}</b>
              {detail && <span> {detail}</span>}
            </p>
          ))}
        {isAnswered &&
          words.map((text) => (
            <p key={text} className={classes.remark}>
              {text}
            </p>
          ))}
      </div>
    </li>
  )
}

function StateIcon({ state }: { readonly state: State }) {
  if (state === 'working') return <Loader size={15} color="accent" className={classes.icon} />
  const Icon = ICONS[state]
  return <Icon size={16} stroke={1.75} className={classes.icon} aria-hidden />
}
