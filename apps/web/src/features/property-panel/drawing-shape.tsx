import { SegmentedControl, Switch } from '@mantine/core'
import {
  changeDrawing,
  type Drawing,
  type DrawingStyle,
  type Edit,
  inchesFromSpecPixels,
  LINE_CAPS,
  LINE_STYLES,
  setDrawingStyle,
} from '@ramp/domain'
import { useEditor } from '../../lib/use-editor.ts'
import { FieldRow } from '../../ui/field-row.tsx'
import { NumberSlider } from '../../ui/number-slider.tsx'

/** Spec 2 §9: smoothness 2 to 5; tension as the path has it, 0 to 1. */
const SMOOTHNESS = { min: 2, max: 5, step: 1 } as const
const TENSION = { min: 0, max: 1, step: 0.05 } as const
/** 0 to 20 px of the specification (spec 2 §5). */
const WIDEST_STROKE = inchesFromSpecPixels(20)

/** Line style, cap and weight (spec 2 §2.10). */
export function DrawingShape({ drawing }: { readonly drawing: Drawing }) {
  const editor = useEditor()
  const { lineStyle, lineCap, strokeWidth } = drawing.style
  const set = (style: Partial<DrawingStyle>) =>
    editor.run('Change line', 'propChange', setDrawingStyle([drawing.id], style))
  return (
    <>
      <FieldRow label="Line style">
        <SegmentedControl
          aria-label="Line style"
          size="sm"
          data={[...LINE_STYLES]}
          value={lineStyle}
          onChange={(next) => {
            const style = LINE_STYLES.find((one) => one === next)
            if (style) set({ lineStyle: style })
          }}
        />
      </FieldRow>
      <FieldRow label="Line cap">
        <SegmentedControl
          aria-label="Line cap"
          size="sm"
          data={[...LINE_CAPS]}
          value={lineCap}
          onChange={(next) => {
            const cap = LINE_CAPS.find((one) => one === next)
            if (cap) set({ lineCap: cap })
          }}
        />
      </FieldRow>
      <NumberSlider
        label="Line width, inches"
        min={0}
        max={WIDEST_STROKE}
        step={0.25}
        value={strokeWidth}
        onChange={(width) => set({ strokeWidth: width })}
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
