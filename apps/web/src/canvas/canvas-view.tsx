import { type ReactNode, useEffect, useRef } from 'react'
import { useKeys } from '../lib/keys.ts'
import { useEditor } from '../lib/use-editor.ts'
import { Announcements } from './announcements.tsx'
import classes from './canvas-view.module.css'
import { CoordinateViewer } from './coordinate-viewer.tsx'
import { InteractionReminder } from './interaction-reminder.tsx'
import { PartsListbox } from './parts-listbox.tsx'
import { Ruler } from './ruler.tsx'
import { RulerCorner } from './ruler-corner.tsx'
import { startPainting } from './start-painting.ts'
import { useClipboard } from './use-clipboard.ts'
import { useFitting } from './use-fitting.ts'
import { useKeptGuides } from './use-kept-guides.ts'
import { type KeyRequests, useKeyboard } from './use-keyboard.ts'
import { usePointer } from './use-pointer.ts'
import { useRefusals } from './use-refusals.ts'
import { useTestHooks } from './use-test-hooks.ts'
import { useViewSize } from './use-view-size.ts'

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
  useKeptGuides()
  useRefusals()
  useTestHooks(host)
  useEffect(() => {
    if (!base.current || !overlay.current) return
    return startPainting(editor, { base: base.current, overlay: overlay.current })
  }, [editor])
  return (
    <div className={classes.frame}>
      <RulerCorner />
      <Ruler axis="x" />
      <Ruler axis="y" />
      <div className={classes.stage} data-region>
        <div
          ref={host}
          className={classes.host}
          role="application"
          aria-label={`Canvas. Arrow keys move the selected part,${hasSingleKeys ? ' R turns it,' : ''} Delete removes it.`}
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
      </div>
    </div>
  )
}
