import { Checkbox } from '@mantine/core'
import type { Brace } from '@ramp/domain'
import { Disclosure } from '../../ui/panel/disclosure.tsx'
import type { BraceRow } from './brace-rows.ts'
import classes from './brace-switches.module.css'

type BraceSwitchesProps = {
  readonly rows: readonly BraceRow[]
  readonly onShow: (brace: Brace) => void
  readonly onSwitch: (brace: Brace, isActive: boolean) => void
}

/** Every brace with its switch: the same that a click on its marker does. */
export function BraceSwitches({ rows, onShow, onSwitch }: BraceSwitchesProps) {
  if (rows.length === 0) return null
  return (
    <>
      <p className={classes.hint}>Click a marker on the canvas to switch a brace off or on.</p>
      <Disclosure title="Switch braces from a list">
        <ul className={classes.braces}>
          {rows.map(({ brace, name }) => (
            <li key={brace.id}>
              <Checkbox
                size="sm"
                label={name}
                checked={brace.isActive}
                onFocus={({ target }) => {
                  // By pointer the person sees the marker on the canvas already.
                  if (target.matches(':focus-visible')) onShow(brace)
                }}
                onChange={(event) => onSwitch(brace, event.currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  )
}
