import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'
import classes from './reading-page.module.css'

type ReadingPageProps = { readonly title: string; readonly lead?: string; readonly children?: ReactNode }

/** A page of text: one column, a measure that reads well. */
export function ReadingPage({ title, lead, children }: ReadingPageProps) {
  useDocumentTitle(title)
  return (
    <article className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </article>
  )
}
