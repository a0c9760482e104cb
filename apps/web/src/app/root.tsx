import { brandNow } from '@ramp/domain'
import { LostTextContext, SkipLink } from '@ramp/shell'
import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { lostTextToast } from '../ui/messages/lost-text-toast.ts'
import { toast } from '../ui/messages/toast.ts'
import { isSupportedBrowser } from './browser-support.ts'
import { ToastsWhenAsked } from './toasts/toasts-when-asked.tsx'

/** What stands around every page. */
export function Root() {
  useEffect(() => {
    if (!isSupportedBrowser(window.navigator.userAgent))
      toast.error(`${brandNow().name} only reliably runs on Google Chrome or Microsoft Edge.`)
  }, [])
  return (
    <LostTextContext value={lostTextToast}>
      <SkipLink />
      <Outlet />
      <ToastsWhenAsked />
    </LostTextContext>
  )
}
