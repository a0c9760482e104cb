import { type ReactNode, useState } from 'react'
import classes from './section.module.css'

type SectionProps = {
  readonly title: string
  /** What is entered in it. */
  readonly summary: string
  /** Something in it has to be corrected: it opens. */
  readonly hasProblem: boolean
  readonly children: ReactNode
}

/** A part of the terms that opens. */
export function Section({ title, summary, hasProblem, children }: SectionProps) {
  const [isOpen, setOpen] = useState(false)
  const [hadProblem, setHadProblem] = useState(hasProblem)
  if (hadProblem !== hasProblem) {
    setHadProblem(hasProblem)
    if (hasProblem) setOpen(true)
  }
  return (
    <details
      className={classes.section}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={classes.summary}>
        <h2 className={classes.heading}>{title}</h2>
        <span className={classes.entered} data-wrong={hasProblem || undefined}>
          {hasProblem ? 'To correct' : summary}
        </span>
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  )
}
