import { Checkbox } from '@mantine/core'
import type { ChosenClosure } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { CLOSURE_NAMES } from '@ramp/drawing'
import { FigureList } from '../../ui/figures/figure-list.tsx'
import type { ClosureRow } from './closure-rows.ts'
import classes from './closures.module.css'

type EditClosureProps = {
  readonly row: ClosureRow | undefined
  readonly onSwitch: (closure: ChosenClosure, isActive: boolean) => void
}

/** The selected closure: what it is, and its switch. */
export function EditClosure({ row, onSwitch }: EditClosureProps) {
  if (!row) {
    return (
      <p className={classes.hint}>Click a closure on the canvas or in the list to switch it on or off.</p>
    )
  }
  const { closure, between, kit } = row
  return (
    <section className={classes.edit} aria-label="Edit Closure">
      <h3 className={classes.title}>Edit Closure</h3>
      <FigureList
        figures={[
          ['Closure ID', closure.id],
          ['Type', CLOSURE_NAMES[closure.type]],
          ['Between', between],
          ['Width', lengthText(closure.width, 'opening')],
          ['Kit', kit ?? 'None'],
        ]}
      />
      <Checkbox
        size="sm"
        label="Closure is Active"
        checked={closure.isActive}
        disabled={!closure.isSwitchable}
        onChange={(event) => onSwitch(closure, event.currentTarget.checked)}
      />
    </section>
  )
}
