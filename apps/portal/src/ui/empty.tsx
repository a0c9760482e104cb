import type { ReactNode } from 'react'
import classes from './empty.module.css'

type EmptyProps = { readonly title: string; readonly text: string; readonly children?: ReactNode }

/** Where there is nothing yet: says so, and what to do next. */
export const Empty = ({ title, text, children }: EmptyProps) => (
  <section className={classes.empty}>
    <h2>{title}</h2>
    <p className={classes.text}>{text}</p>
    {children}
  </section>
)
