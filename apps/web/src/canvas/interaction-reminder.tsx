import { UnstyledButton } from '@mantine/core'
import { asksForCanvas } from '@ramp/domain'
import type { Mode } from '@ramp/editor'
import { useEffect, useState } from 'react'
import { usePreferences } from '../persistence/preferences.ts'
import { useAnalysis } from '../project/use-analysis.ts'
import { useEditorState } from '../project/use-editor-state.ts'
import classes from './canvas-view.module.css'

/** The overlay goes by itself after this time (spec 1 §9). */
const SHOWN_MS = 4000
/** Modes in which something on the canvas must be clicked. */
const NEEDS_CANVAS: readonly Mode[] = ['run', 'connection', 'closure', 'leg', 'bracing']
/** There a stray click would switch something off: the first one only puts the reminder away. */
const TAKES_FIRST_CLICK: readonly Mode[] = ['leg', 'bracing']

/** Says that the next thing to do is on the canvas (spec 1 §2); Canvas Helpers can switch it off. */
export function InteractionReminder() {
  const { canvasInteractionReminder } = usePreferences()
  const mode = useEditorState((state) => state.mode)
  const isNeeded = canvasInteractionReminder && NEEDS_CANVAS.includes(mode)
  return isNeeded ? <Reminder key={mode} mode={mode} /> : null
}

function Reminder({ mode }: { readonly mode: Mode }) {
  const analysis = useAnalysis()
  const [isShown, setShown] = useState(() => asksForCanvas(mode, analysis))
  const takesClick = TAKES_FIRST_CLICK.includes(mode)
  useEffect(() => {
    if (!isShown) return
    const hide = () => setShown(false)
    const timer = window.setTimeout(hide, SHOWN_MS)
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('[data-canvas]')) hide()
    }
    document.addEventListener('pointerdown', onPress)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [isShown])
  if (!isShown) return null
  const words = (
    <span>
      <b>Canvas Interaction Required</b>
      Click to Continue
    </span>
  )
  return takesClick ? (
    <UnstyledButton className={classes.reminder} onClick={() => setShown(false)}>
      {words}
    </UnstyledButton>
  ) : (
    // The click that puts it away is already one on the canvas.
    <div className={classes.reminder} role="status" data-lets-through>
      {words}
    </div>
  )
}
