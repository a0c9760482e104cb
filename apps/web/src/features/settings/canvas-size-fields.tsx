import { Button } from '@mantine/core'
import { CANVAS_MAX, CANVAS_MIN } from '@ramp/domain'
import { useState } from 'react'
import { limitMessage } from '../../canvas/view/canvas-size.ts'
import { useCanvasResize } from '../../canvas/view/use-canvas-resize.ts'
import { useProject } from '../../project/use-project.ts'
import { LengthRow } from '../../ui/fields/lengths/length-row.tsx'
import classes from './settings-panel.module.css'

const SIDES = [
  { side: 'width', label: 'Width' },
  { side: 'height', label: 'Height' },
] as const

/**
 * Width and height of the canvas; nothing changes before the button is pressed. A size that is refused stays in the fields,
 * with the reason beside them.
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
  // It stands beside a size that was changed; two of them say it once.
  const guilty = SIDES.find(({ side }) => draft[side] !== canvas[side])?.side
  const update = () => {
    if (draft.width === canvas.width && draft.height === canvas.height) return
    setRefusal(resize({ right: draft.width - canvas.width, bottom: draft.height - canvas.height }))
  }
  return (
    <>
      {SIDES.map(({ side, label }) => (
        <LengthRow
          key={side}
          id={`canvas-${side}`}
          label={label}
          spoken={`Canvas ${side}`}
          width={112}
          hasArrows
          units={units}
          range={CANVAS_SIZES}
          outOfRange={(size) => limitMessage(side, size)}
          value={draft[side]}
          error={side === guilty ? refusal : null}
          onCommit={(size) => {
            setDraft({ ...draft, [side]: size })
            setRefusal(null)
          }}
        />
      ))}
      <div className={classes.update}>
        <Button variant="default" onClick={update}>
          Update Canvas Size
        </Button>
      </div>
    </>
  )
}

/** Spec 1 §5. */
const CANVAS_SIZES = { min: CANVAS_MIN, max: CANVAS_MAX } as const
