import { type ReactNode, useEffect, useRef } from 'react'
import classes from './page.module.css'

type PageProps = {
  readonly title: string
  readonly note?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** One page of the portal: its title (also the tab's), what can be done, and the content. */
export function Page({ title, note, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever reads with the ears or the keyboard is taken along to the new page.
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    document.title = `${title} – Rampwright portal`
  }, [title])
  return (
    <main className={classes.page}>
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
