import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

type NoticeTone = 'good' | 'look' | 'bad' | 'plain'

const ICONS = { good: IconCheck, look: IconAlertTriangle, bad: IconX, plain: IconInfoCircle } as const
/** Colour never speaks alone: assistive technology hears the word. */
const WORDS = { good: 'In order', look: 'Look', bad: 'Error', plain: 'Note' } as const

type NoticeProps = {
  readonly tone: NoticeTone
  readonly title?: string
  readonly children?: ReactNode
  /** What stands at the right of the title, such as the approved message of a step. */
  readonly aside?: ReactNode
}

/** A coloured box that says how something stands. */
export function Notice({ tone, title, children, aside }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <div className={classes.notice} data-tone={tone}>
      <Icon size={15} stroke={2} className={classes.icon} aria-hidden />
      <span className="visually-hidden">{WORDS[tone]}: </span>
      <div className={classes.text}>
        {title && <b className={classes.title}>{title}</b>}
        {children && <div>{children}</div>}
      </div>
      {aside && <div className={classes.aside}>{aside}</div>}
    </div>
  )
}
