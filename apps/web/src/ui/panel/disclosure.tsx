import type { ReactNode } from 'react'
import classes from './disclosure.module.css'

type DisclosureProps = { readonly title: string; readonly children: ReactNode }

/** Something that is out of the way until it is opened. */
export const Disclosure = ({ title, children }: DisclosureProps) => (
  <details className={classes.disclosure}>
    <summary>{title}</summary>
    <div className={classes.content}>{children}</div>
  </details>
)
