import { SegmentedControl } from '@mantine/core'
import type { Opening } from '@ramp/domain'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import classes from './assign-openings.module.css'
import type { OpeningRow } from './opening-rows.ts'

type Use = Opening['use']

const HINTS: Readonly<Record<Use, string>> = {
  entrance: 'Entrance: any entry point at the top of the system',
  exit: 'Exit: any exit point at the bottom of the system',
}
const USES: readonly Use[] = ['entrance', 'exit']
const NAMES: Readonly<Record<Use, string>> = { entrance: 'Entrances', exit: 'Exits' }

type AssignOpeningsProps = {
  readonly use: Use
  readonly rows: readonly OpeningRow[]
  readonly onUse: (use: Use) => void
}

/** What a click on a connection point makes, and what is still to be assigned. */
export function AssignOpenings({ use, rows, onUse }: AssignOpeningsProps) {
  return (
    <div className={classes.assign}>
      <SegmentedControl
        fullWidth
        size="sm"
        aria-label="A click assigns"
        data={USES.map((value) => ({ value, label: NAMES[value] }))}
        value={use}
        onChange={(next) => onUse(next === 'exit' ? 'exit' : 'entrance')}
      />
      <ul className={classes.hints}>
        {USES.map((one) => (
          <ToDo key={one} use={one} count={rows.filter((row) => row.use === one).length} />
        ))}
      </ul>
      <p className={classes.how}>
        Click a point on the canvas. An upper end of a ramp or stair becomes an entrance and a lower end an
        exit; a level side becomes an <b>{use}</b>. Click it again to clear it.
      </p>
    </div>
  )
}

/** The hint of spec 3 §2.10 is ticked off once there is one. */
function ToDo({ use, count }: { readonly use: Use; readonly count: number }) {
  const Icon = count > 0 ? IconCircleCheck : IconCircleDashed
  return (
    <li data-done={count > 0}>
      <Icon size={15} stroke={1.75} aria-hidden />
      <span>{HINTS[use]}</span>
      <b>{count > 0 ? count : 'to assign'}</b>
    </li>
  )
}
