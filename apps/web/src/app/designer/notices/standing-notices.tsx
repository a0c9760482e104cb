import { Notice } from '@ramp/shell'
import { IconX } from '@tabler/icons-react'
import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { useHeightProperty } from '../../../ui/messages/use-height-property.ts'
import classes from './standing-notices.module.css'

type StandingNotice = { readonly title: string; readonly text: string }

export type Tell = (notice: StandingNotice) => void

type StandingNoticesProps = {
  readonly notices: readonly StandingNotice[]
  /** Another tab writes the drawing. */
  readonly isReadOnly: boolean
  readonly onClose: (notice: StandingNotice) => void
}

/** What stays until a person closes it. It has a place of its own below the drawing, so that it covers nothing. */
export function StandingNotices({ notices, isReadOnly, onClose }: StandingNoticesProps) {
  const isOffline = useIsOffline()
  const region = useRef<HTMLDivElement>(null)
  useHeightProperty('--notices-height', region)
  return (
    // The region is there before its first notice, so that the notice is spoken.
    <div ref={region} className={classes.notices} role="status" data-region>
      {isReadOnly && (
        <div className={classes.notice}>
          <Notice tone="look">
            <b>Read-only</b> This project is open in another tab. Edit it there. If you close that tab, you
            can edit here.
          </Notice>
        </div>
      )}
      {isOffline && (
        <div className={classes.notice}>
          <Notice tone="look">
            <b>Offline</b> Your edits are saved in this browser. Panels not loaded yet open when you are
            connected again.
          </Notice>
        </div>
      )}
      {notices.map((notice) => (
        <div key={notice.title} className={classes.notice}>
          <Notice tone="look">
            <b>{notice.title}</b> {notice.text}
          </Notice>
          <IconButton name="Close" icon={<IconX size={16} stroke={1.5} />} onClick={() => onClose(notice)} />
        </div>
      ))}
    </div>
  )
}

/** The notices that stand, each title once, and the ways to tell one and to close one. */
export function useStandingNotices() {
  const [notices, setNotices] = useState<readonly StandingNotice[]>([])
  const tell = useCallback<Tell>(
    (notice) => setNotices((before) => [...before.filter(({ title }) => title !== notice.title), notice]),
    [],
  )
  const close = (notice: StandingNotice) => setNotices((before) => before.filter((one) => one !== notice))
  return { notices, tell, close }
}

function onLine(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const useIsOffline = (): boolean => useSyncExternalStore(onLine, () => !navigator.onLine)
