import type { ButtonHTMLAttributes } from 'react'
import classes from './row-button.module.css'

type RowButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'> & {
  readonly 'data-tone'?: 'danger'
}

/** What can be done with the row of a table. */
export const RowButton = (props: RowButtonProps) => (
  <button type="button" className={classes.button} {...props} />
)
