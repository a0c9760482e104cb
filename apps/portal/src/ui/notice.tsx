import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

type NoticeProps = { readonly tone: 'good' | 'bad'; readonly children: ReactNode }

/** A coloured line that says how something stands; an error is read out at once. */
export const Notice = ({ tone, children }: NoticeProps) => (
  <div className={classes.notice} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
    {tone === 'bad' ? (
      <IconAlertTriangle size={18} stroke={1.5} className={classes.icon} aria-hidden />
    ) : (
      <IconCircleCheck size={18} stroke={1.5} className={classes.icon} aria-hidden />
    )}
    <div className={classes.text}>{children}</div>
  </div>
)
