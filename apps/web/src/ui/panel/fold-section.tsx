import type { ReactNode } from 'react'
import classes from './fold-section.module.css'

type FoldSectionProps = {
  readonly title: string
  readonly isClosed?: boolean
  readonly children: ReactNode
}

/** A part of a panel that can be folded away under its heading. */
export const FoldSection = ({ title, isClosed = false, children }: FoldSectionProps) => (
  <details className={classes.section} open={!isClosed}>
    <summary>
      <h3>{title}</h3>
    </summary>
    <div className={classes.content}>{children}</div>
  </details>
)
