import { type ReactNode, useState } from 'react'
import classes from './section.module.css'

type SectionProps = {
  readonly title: string
  /** What is entered in it. */
  readonly summary: string
  /** Something in it has to be corrected: it opens. */
  readonly hasProblem: boolean
  readonly isOpenAtFirst?: boolean
  /** Where it is on the page. */
  readonly level?: 'h2' | 'h3'
  readonly children: ReactNode
}

/** A part of the terms that opens. */
export function Section(props: SectionProps) {
  const { title, summary, hasProblem, isOpenAtFirst = false, level: Heading = 'h2', children } = props
  const [isOpen, setOpen] = useState(isOpenAtFirst)
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
        <Heading className={classes.heading}>{title}</Heading>
        <span className={classes.entered} data-wrong={hasProblem || undefined}>
          {hasProblem ? 'To correct' : summary}
        </span>
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  )
}
