import { type ReactNode, useEffect, useRef } from 'react'
import classes from './page.module.css'
import { PlaceLink } from './place-link.tsx'

type PageProps = {
  readonly title: string
  readonly note?: ReactNode
  readonly actions?: ReactNode
  /** A page of one quote leads back to the list of all. */
  readonly isOfOneQuote?: boolean
  readonly children: ReactNode
}

/** One page of the portal: its title (also the tab's), what can be done, and the content. */
export function Page({ title, note, actions, isOfOneQuote = false, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever reads with the ears or the keyboard is taken along to the new page.
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    document.title = `${title} – Rampwright portal`
  }, [title])
  return (
    <main className={classes.page}>
      {isOfOneQuote && (
        <PlaceLink to={{ kind: 'quotes' }} className={classes.back}>
          <span aria-hidden>← </span>All quotes
        </PlaceLink>
      )}
      <header className={classes.head}>
        <div className={classes.title}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {note && <div className={classes.note}>{note}</div>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </main>
  )
}
