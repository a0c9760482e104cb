import { UnstyledButton } from '@mantine/core'
import type { Mode } from '@ramp/editor'
import { useEffect, useState } from 'react'
import { usePreferences } from '../keeping/preferences.ts'
import { useEditorState } from '../project/use-editor-state.ts'
import classes from './canvas-view.module.css'

/** The overlay goes by itself after this time (spec 1 §9). */
const SHOWN_MS = 4000
/** Modes in which something on the canvas must be clicked. */
const NEEDS_CANVAS: readonly Mode[] = ['run', 'connection', 'closure', 'leg', 'bracing']

/** Says that the next thing to do is on the canvas (spec 1 §2); Canvas Helpers can switch it off. */
export function InteractionReminder() {
  const { canvasInteractionReminder } = usePreferences()
  const mode = useEditorState((state) => state.mode)
  const isNeeded = canvasInteractionReminder && NEEDS_CANVAS.includes(mode)
  return isNeeded ? <Reminder key={mode} /> : null
}

function Reminder() {
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(false), SHOWN_MS)
    return () => window.clearTimeout(timer)
  }, [])
  if (!isShown) return null
  return (
    <UnstyledButton className={classes.reminder} onClick={() => setShown(false)}>
      <span>
        <b>Canvas Interaction Required</b>
        Click to Continue
      </span>
    </UnstyledButton>
  )
}
