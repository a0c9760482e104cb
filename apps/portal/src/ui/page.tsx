import { brandNow } from '@ramp/domain'
import { type ReactNode, useEffect, useRef } from 'react'
import { listSearch } from '../lib/place.ts'
import classes from './page.module.css'
import { PlaceLink } from './place-link.tsx'

type PageProps = {
  readonly title: string
  readonly note?: ReactNode
  readonly actions?: ReactNode
  /** A page of one quote leads back to the list of all. */
  readonly isOfOneQuote?: boolean
  /** Two columns need more room than a text to read. */
  readonly isBroad?: boolean
  /** What stands beside the content, or nothing yet, where there is room for it; the page then takes the whole width. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One page of the portal: its title (also the tab's), what can be done, and the content. */
export function Page({
  title,
  note,
  actions,
  isOfOneQuote = false,
  isBroad = false,
  aside,
  children,
}: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever reads with the ears or the keyboard is taken along to the new page.
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    document.title = `${title} – ${brandNow().name} portal`
  }, [title])
  const content = (
    <>
      {isOfOneQuote && (
        <PlaceLink to={{ kind: 'quotes', search: listSearch() }} className={classes.back}>
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
    </>
  )
  if (aside === undefined)
    return (
      <main className={classes.page} data-broad={isBroad || undefined}>
        {content}
      </main>
    )
  return (
    <main className={classes.wide}>
      <div className={classes.content}>{content}</div>
      {aside}
    </main>
  )
}
