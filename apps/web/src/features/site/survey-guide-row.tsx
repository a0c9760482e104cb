import { IconChevronRight, IconCircleCheck, type TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './words/site.module.css'
import type { Summary } from './words/site-words.ts'

type SurveyGuideRowProps = {
  readonly title: string
  readonly Icon: TablerIcon
  readonly summary: Summary
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** One stop of a visit: what is known in one line, and its fields when it is opened. */
export function SurveyGuideRow({ title, Icon, summary, isOpen, onToggle, children }: SurveyGuideRowProps) {
  const id = `visit-${title.toLowerCase().replaceAll(' ', '-')}`
  return (
    <section className={classes.stop} aria-label={title}>
      <button
        type="button"
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <Icon size={18} stroke={1.5} aria-hidden />
        <span className={classes.told}>
          <b>{title}</b>
          <span>{summary.words}</span>
        </span>
        {summary.isDone && (
          <IconCircleCheck size={18} stroke={1.6} className={classes.done} role="img" aria-label="done" />
        )}
        <IconChevronRight size={16} stroke={1.6} className={classes.chevron} aria-hidden />
      </button>
      {isOpen && (
        <div id={id} className={classes.fields}>
          {children}
        </div>
      )}
    </section>
  )
}
