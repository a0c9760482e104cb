import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCanvasResize } from '../../canvas/view/use-canvas-resize.ts'
import { useProject } from '../../project/use-project.ts'
import { FieldRow } from '../../ui/fields/field-row.tsx'
import { LengthInput } from './length-input.tsx'
import classes from './settings-panel.module.css'

/**
 * Width and height of the canvas; nothing changes before the button is pressed. A size that is refused leaves the fields,
 * and the reason stands beside them.
 */
export function CanvasSizeFields() {
  const resize = useCanvasResize()
  const { canvas, units } = useProject()
  const [draft, setDraft] = useState(canvas)
  const [shown, setShown] = useState(canvas)
  const [refusal, setRefusal] = useState<string | null>(null)
  // Someone else changed the canvas (undo, the tool bar): show its size.
  if (shown !== canvas) {
    setShown(canvas)
    setDraft(canvas)
    setRefusal(null)
  }
  const change = (size: Partial<typeof canvas>) => {
    setDraft({ ...draft, ...size })
    setRefusal(null)
  }
  const update = () => {
    if (draft.width === canvas.width && draft.height === canvas.height) return
    const reason = resize({ right: draft.width - canvas.width, bottom: draft.height - canvas.height })
    if (reason === null) return
    setRefusal(reason)
    setDraft(canvas)
  }
  const describedBy = refusal === null ? undefined : 'canvas-size-refusal'
  return (
    <>
      <FieldRow label="Width">
        <LengthInput
          label="Canvas width"
          unit={units}
          value={draft.width}
          describedBy={describedBy}
          onChange={(width) => change({ width })}
        />
      </FieldRow>
      <FieldRow label="Height">
        <LengthInput
          label="Canvas height"
          unit={units}
          value={draft.height}
          describedBy={describedBy}
          onChange={(height) => change({ height })}
        />
      </FieldRow>
      <div className={classes.update}>
        <p id="canvas-size-refusal" className={classes.refusal} role="alert">
          {refusal}
        </p>
        <Button variant="default" onClick={update}>
          Update Canvas Size
        </Button>
      </div>
    </>
  )
}
