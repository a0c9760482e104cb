import { Button } from '@mantine/core'
import { useState } from 'react'
import { resizeCanvas } from '../../lib/canvas-size.ts'
import { useAnalysis } from '../../lib/use-analysis.ts'
import { useEditor } from '../../lib/use-editor.ts'
import { useProject } from '../../lib/use-project.ts'
import { FieldRow } from '../../ui/field-row.tsx'
import { LengthInput } from '../../ui/length-input.tsx'
import { toast } from '../../ui/toast.ts'
import classes from './settings-panel.module.css'

/** Width and height of the canvas; nothing changes before the button is pressed. */
export function CanvasSizeFields() {
  const editor = useEditor()
  const { canvas, units } = useProject()
  const { layout, placement } = useAnalysis()
  const [draft, setDraft] = useState(canvas)
  const [shown, setShown] = useState(canvas)
  // Someone else changed the canvas (undo, the tool bar): show its size.
  if (shown !== canvas) {
    setShown(canvas)
    setDraft(canvas)
  }
  const update = () => {
    const growth = { right: draft.width - canvas.width, bottom: draft.height - canvas.height }
    const resize = resizeCanvas(layout, placement, growth)
    if (resize.kind === 'refused') toast.warning(resize.message)
    else editor.run('Resize canvas', 'scaled', resize.edit)
  }
  return (
    <>
      <FieldRow label="Width">
        <LengthInput
          label="Canvas width"
          unit={units}
          value={draft.width}
          onChange={(width) => setDraft({ ...draft, width })}
        />
      </FieldRow>
      <FieldRow label="Height">
        <LengthInput
          label="Canvas height"
          unit={units}
          value={draft.height}
          onChange={(height) => setDraft({ ...draft, height })}
        />
      </FieldRow>
      <div className={classes.update}>
        <Button
          variant="default"
          disabled={draft.width === canvas.width && draft.height === canvas.height}
          onClick={update}
        >
          Update Canvas Size
        </Button>
      </div>
    </>
  )
}
