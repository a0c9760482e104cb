import type { ReactNode } from 'react'
import classes from './table-title.module.css'

/** What stands above a table of runs or of their parts. */
export const TableTitle = ({ children }: { readonly children: ReactNode }) => (
  <h3 className={classes.title}>{children}</h3>
)
