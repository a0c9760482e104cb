import { Button } from '@mantine/core'
import { Question } from '@ramp/shell'
import { useEffect, useState } from 'react'
import { guardLeaving } from '../lib/leaving/leave-guard.ts'

/** Asks whoever leaves a page, by a link, the buttons of the browser or the tab, while something typed is not saved. */
export function UnsavedQuestion({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const [leave, setLeave] = useState<(() => void) | null>(null)
  useEffect(() => (isUnsaved ? guardLeaving((go) => setLeave(() => go)) : undefined), [isUnsaved])
  if (!leave) return null
  const stay = () => setLeave(null)
  const go = () => {
    stay()
    leave()
  }
  return (
    <Question
      title="Leave without saving?"
      onClose={stay}
      answers={
        <>
          <Button variant="default" onClick={stay} data-autofocus>
            Stay on this page
          </Button>
          <Button onClick={go}>Leave without saving</Button>
        </>
      }
    >
      <p>What you entered on this page is not saved.</p>
    </Question>
  )
}
