import { changeDrawing, type Drawing, type DrawingKind, type Edit, setDrawingStyle } from '@ramp/domain'
import { paintsOf } from '@ramp/drawing'
import { useEditor } from '../../../project/use-editor.ts'
import { LineLook } from '../../../ui/fields/line-look.tsx'
import { NumberSlider } from '../../../ui/fields/number-slider.tsx'
import { PixelSlider } from '../../../ui/fields/pixel-slider.tsx'
import { SwitchRow } from '../../../ui/fields/switch-row.tsx'

/** Spec 2 §9: smoothness 2 to 5; tension as the path has it, 0 to 1. */
const SMOOTHNESS = { min: 2, max: 5, step: 1 } as const
const TENSION = { min: 0, max: 1, step: 0.05 } as const
/** As wide as the first one may be (spec 2 §5). */
const SECOND_LINE = { min: 0, max: 20, step: 0.25 } as const

/** Pictures whose lines are whole or dashed as they were drawn. */
const DRAWN_AS_IT_IS: readonly DrawingKind[] = ['graphic', 'door']

/** Line style, cap and weight, and how a curve runs (spec 2 §2.10). */
export function DrawingShape({ drawing }: { readonly drawing: Drawing }) {
  const editor = useEditor()
  return (
    <>
      <LineLook
        look={drawing.style}
        hasStyle={!DRAWN_AS_IT_IS.includes(drawing.kind)}
        onChange={(style) => editor.run('Change line', 'propChange', setDrawingStyle([drawing.id], style))}
      />
      <CurveSettings drawing={drawing} />
    </>
  )
}

/** How round a line by hand runs, how a pen path bends between its knots, and the other lines of a graphic. */
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
          <SwitchRow
            label="Closed loop"
            id="drawing-closed"
            isOn={drawing.isClosed}
            onSwitch={(isOn) => run(changeDrawing(drawing, { isClosed: isOn }))}
          />
        </>
      )
    case 'graphic':
      return paintsOf(drawing.graphic).includes('stroke2') ? (
        <PixelSlider
          label="Second line width"
          {...SECOND_LINE}
          value={drawing.second.strokeWidth2}
          onChange={(strokeWidth2) =>
            run(changeDrawing(drawing, { second: { ...drawing.second, strokeWidth2 } }))
          }
        />
      ) : null
    default:
      return null
  }
}
