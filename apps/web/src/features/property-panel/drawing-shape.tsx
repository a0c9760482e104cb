import { SegmentedControl } from '@mantine/core'
import {
  type Drawing,
  type DrawingStyle,
  inchesFromSpecPixels,
  LINE_CAPS,
  LINE_STYLES,
  setDrawingStyle,
} from '@ramp/domain'
import { useEditor } from '../../lib/use-editor.ts'
import { FieldRow } from '../../ui/field-row.tsx'
import { NumberSlider } from './number-slider.tsx'

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
    </>
  )
}
