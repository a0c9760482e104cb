import type { ReactNode } from 'react'
import classes from './object-title.module.css'

type ObjectTitleProps = { readonly children: ReactNode; readonly about: string }

/** What is selected, and a line about it. */
export const ObjectTitle = ({ children, about }: ObjectTitleProps) => (
  <>
    <h2 className={classes.name}>{children}</h2>
    <p className={classes.about}>{about}</p>
  </>
)
