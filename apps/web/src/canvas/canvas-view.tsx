import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type KeyRequests, useKeyboard } from '../keys/use-keyboard.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useSavedGuides } from '../persistence/use-saved-guides.ts'
import { useEditor } from '../project/use-editor.ts'
import { Announcements } from './announcements/announcements.tsx'
import { PartsListbox } from './announcements/parts-listbox.tsx'
import { Spoken } from './announcements/spoken.tsx'
import classes from './canvas-view.module.css'
import { CoordinateViewer } from './coordinate-viewer.tsx'
import { InteractionReminder } from './interaction-reminder.tsx'
import { startPainting } from './painting/start-painting.ts'
import { usePointer } from './pointer/use-pointer.ts'
import { Ruler } from './rulers/ruler.tsx'
import { RulerCorner } from './rulers/ruler-corner.tsx'
import { useClipboard } from './use-clipboard.ts'
import { useRefusals } from './use-refusals.ts'
import { useTestHooks } from './use-test-hooks.ts'
import { useToolFocus } from './use-tool-focus.ts'
import { useFitting } from './view/use-fitting.ts'
import { useViewSize } from './view/use-view-size.ts'

type CanvasViewProps = {
  readonly keys: KeyRequests
  /** Stands over the drawing, in pixels of the canvas. */
  readonly children?: ReactNode
}

/** The drawing with its rulers: two canvases for the eye, a list of parts for everybody else. */
export function CanvasView({ keys, children }: CanvasViewProps) {
  const editor = useEditor()
  const { hasSingleKeys } = useKeys()
  const host = useRef<HTMLDivElement>(null)
  const base = useRef<HTMLCanvasElement>(null)
  const overlay = useRef<HTMLCanvasElement>(null)
  useViewSize(host)
  usePointer(host)
  useKeyboard(keys)
  useClipboard()
  useFitting()
  useSavedGuides()
  useRefusals()
  useToolFocus()
  useTestHooks(host)
  const [fault, setFault] = useState<{ readonly error: unknown } | null>(null)
  const [fail] = useState(() => (error: unknown) => setFault({ error }))
  useEffect(() => {
    if (!base.current || !overlay.current) return
    const layers = { base: base.current, overlay: overlay.current }
    return startPainting(editor, layers, fail)
  }, [editor, fail])
  // What stands around the canvas catches it, as it does what a panel throws.
  if (fault) throw fault.error
  return (
    <div className={classes.frame}>
      <RulerCorner />
      <Ruler axis="x" onFault={fail} />
      <Ruler axis="y" onFault={fail} />
      <div className={classes.stage} data-region>
        <div
          ref={host}
          className={classes.host}
          role="application"
          aria-label={`Canvas. Arrow keys move the selected part,${hasSingleKeys ? ' R turns it,' : ''} Delete removes it. With nothing selected they move a cursor, and Enter presses there.`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
          tabIndex={0}
          data-canvas
        >
          <canvas ref={base} className={classes.layer} />
          <canvas ref={overlay} className={classes.layer} />
        </div>
        <div className={classes.above}>
          {children}
          <CoordinateViewer />
          <InteractionReminder />
        </div>
        <PartsListbox />
        <Announcements />
        <Spoken />
      </div>
    </div>
  )
}
