import type { ReactNode } from 'react'
import classes from './field-row.module.css'

type FieldRowProps = {
  readonly label: string
  /** Id of the control, so that a click on the label reaches it. */
  readonly htmlFor?: string
  readonly hint?: ReactNode
  readonly children: ReactNode
}

/** One setting: its name at the left, its control at the right, a hint below. */
export function FieldRow({ label, htmlFor, hint, children }: FieldRowProps) {
  return (
    <div className={classes.field}>
      <div className={classes.row}>
        <label htmlFor={htmlFor}>{label}</label>
        <div className={classes.control}>{children}</div>
      </div>
      {hint && <p className={classes.hint}>{hint}</p>}
    </div>
  )
}
