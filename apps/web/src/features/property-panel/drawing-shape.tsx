import { Switch } from '@mantine/core'
import { changeDrawing, type Drawing, type Edit, setDrawingStyle } from '@ramp/domain'
import { useEditor } from '../../lib/use-editor.ts'
import { FieldRow } from '../../ui/field-row.tsx'
import { LineLook } from '../../ui/line-look.tsx'
import { NumberSlider } from '../../ui/number-slider.tsx'

/** Spec 2 §9: smoothness 2 to 5; tension as the path has it, 0 to 1. */
const SMOOTHNESS = { min: 2, max: 5, step: 1 } as const
const TENSION = { min: 0, max: 1, step: 0.05 } as const
/** Line style, cap and weight, and how a curve runs (spec 2 §2.10). */
export function DrawingShape({ drawing }: { readonly drawing: Drawing }) {
  const editor = useEditor()
  return (
    <>
      <LineLook
        look={drawing.style}
        onChange={(style) => editor.run('Change line', 'propChange', setDrawingStyle([drawing.id], style))}
      />
      <CurveSettings drawing={drawing} />
    </>
  )
}

/** How round a line by hand runs, and how a pen path bends between its knots. */
function CurveSettings({ drawing }: { readonly drawing: Drawing }) {
  const editor = useEditor()
  const run = (edit: Edit) => editor.run('Change curve', 'propChange', edit)
  switch (drawing.kind) {
    case 'arc':
    case 'freeform':
      return (
        <NumberSlider
          label="Smoothness"
          {...SMOOTHNESS}
          value={drawing.smoothness}
          onChange={(smoothness) => run(changeDrawing(drawing, { smoothness }))}
        />
      )
    case 'pen-path':
      return (
        <>
          <NumberSlider
            label="Tension"
            {...TENSION}
            value={drawing.tension}
            onChange={(tension) => run(changeDrawing(drawing, { tension }))}
          />
          <FieldRow label="Closed loop" htmlFor="drawing-closed">
            <Switch
              id="drawing-closed"
              checked={drawing.isClosed}
              onChange={(event) => run(changeDrawing(drawing, { isClosed: event.currentTarget.checked }))}
            />
          </FieldRow>
        </>
      )
    default:
      return null
  }
}
