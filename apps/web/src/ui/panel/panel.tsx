import type { ReactNode } from 'react'
import { PanelGuideLink } from './guide-link.tsx'
import classes from './panel.module.css'

type PanelProps = {
  readonly title: string
  readonly sub?: ReactNode
  /** Stands above the title: the dots of the workflow, a way back. */
  readonly top?: ReactNode
  readonly children: ReactNode
  /** Stays put below the scrolling body: Back and Next. */
  readonly footer?: ReactNode
}

/** What scrolls must be reachable by keyboard, even where nothing in it can be focused (WCAG 2.1.1), and says what it is. */
const reachable = (title: string) => ({ tabIndex: 0, role: 'group', 'aria-label': title })

/** The frame of every sidebar panel: a title that stays, a body that scrolls, a footer that stays. */
export function Panel({ title, sub, top, children, footer }: PanelProps) {
  return (
    <section className={classes.panel} aria-label={title}>
      <header className={classes.header}>
        {top}
        <div className={classes.heading}>
          <h2 className={classes.title} tabIndex={-1} data-panel-title>
            {title}
          </h2>
          <PanelGuideLink title={title} />
        </div>
        {sub && <p className={classes.sub}>{sub}</p>}
      </header>
      <div className={classes.body} {...reachable(title)}>
        {children}
      </div>
      {footer && <footer className={classes.footer}>{footer}</footer>}
    </section>
  )
}

/** A part of a panel with its own small heading. */
export function PanelSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.section} aria-label={title}>
      <h3 className={classes.sectionTitle}>{title}</h3>
      {children}
    </section>
  )
}
