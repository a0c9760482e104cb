import { IconAlertTriangle, IconCheck, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useDensity } from '../look/density.ts'
import classes from './notice.module.css'

type NoticeTone = 'good' | 'look' | 'bad' | 'plain'

const SIGNS = {
  dense: { good: IconCheck, look: IconAlertTriangle, bad: IconX, plain: IconInfoCircle },
  roomy: { good: IconCircleCheck, look: IconAlertTriangle, bad: IconAlertTriangle, plain: IconInfoCircle },
} as const
/** Colour never speaks alone: assistive technology hears the word. */
const WORDS = { good: 'In order', look: 'Look', bad: 'Error', plain: 'Note' } as const

type NoticeProps = {
  readonly tone: NoticeTone
  readonly title?: string
  readonly children?: ReactNode
  /** What stands at the right of the title, such as the approved message of a step. */
  readonly aside?: ReactNode
}

/** Says in colour how something stands: a box in a panel, or a line across a page, which is read out as it comes. */
export function Notice({ tone, title, children, aside }: NoticeProps) {
  const density = useDensity()
  const Sign = SIGNS[density][tone]
  const isReadOut = density === 'roomy'
  return (
    <div
      className={classes.notice}
      data-tone={tone}
      data-density={density}
      role={isReadOut ? (tone === 'bad' ? 'alert' : 'status') : undefined}
    >
      <Sign className={classes.sign} aria-hidden />
      {!isReadOut && <span className="visually-hidden">{WORDS[tone]}: </span>}
      <div className={classes.text}>
        {title && <b className={classes.title}>{title}</b>}{' '}
        {children && <div className={classes.words}>{children}</div>}
      </div>
      {aside && <div className={classes.aside}>{aside}</div>}
    </div>
  )
}
