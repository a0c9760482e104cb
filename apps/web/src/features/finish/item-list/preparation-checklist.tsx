import { Loader } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  type TablerIcon,
} from '@tabler/icons-react'
import { PanelSection } from '../../../ui/panel/panel.tsx'
import type { Check } from './checklist.ts'
import classes from './preparation-checklist.module.css'

type State = Check['state']

const ICONS: Readonly<Record<Exclude<State, 'working'>, TablerIcon>> = {
  waiting: IconCircleDashed,
  done: IconCircleCheck,
  look: IconAlertTriangle,
  failed: IconCircleX,
}

/** The rows of the finish as the server answers them (spec 3 §2.14). */
export const PreparationChecklist = ({ checks }: { readonly checks: readonly Check[] }) => (
  <PanelSection title="Preparing Item List">
    <ul className={classes.checks}>
      {checks.map((check) => (
        <CheckRow key={check.name} check={check} />
      ))}
    </ul>
  </PanelSection>
)

const CheckRow = ({ check: { name, state, remarks } }: { readonly check: Check }) => (
  <li data-state={state}>
    <StateIcon state={state} />
    <div>
      <span>{name}</span>
      <span className="visually-hidden">: {state}</span>
      {state === 'look' &&
        remarks.map(({ message, detail }) => (
          <p key={message} className={classes.remark}>
            <b>{message}</b>
            {detail && <span> {detail}</span>}
          </p>
        ))}
    </div>
  </li>
)

function StateIcon({ state }: { readonly state: State }) {
  if (state === 'working') return <Loader size={15} color="accent" className={classes.icon} />
  const Icon = ICONS[state]
  return <Icon size={16} stroke={1.75} className={classes.icon} aria-hidden />
}
