import { ColorInput } from '@mantine/core'
import { type Drawing, type DrawingStyle, isWorded, setDrawingStyle, setLettering } from '@ramp/domain'
import { useEditor } from '../../lib/use-editor.ts'
import { FieldRow } from '../../ui/field-row.tsx'
import { NumberSlider } from './number-slider.tsx'

/** A colour is taken when it is one; anything else changes nothing (spec 2 §5). */
const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** Background, border, words and opacity (spec 2 §2.10). */
export function DrawingColors({ drawing }: { readonly drawing: Drawing }) {
  const editor = useEditor()
  const set = (style: Partial<DrawingStyle>) =>
    editor.run('Change look', 'propChange', setDrawingStyle([drawing.id], style))
  return (
    <>
      <ColorRow
        id="drawing-background"
        label="Background"
        value={drawing.style.fill}
        onChange={(fill) => set({ fill })}
      />
      <ColorRow
        id="drawing-border"
        label="Border"
        value={drawing.style.stroke}
        onChange={(stroke) => set({ stroke })}
      />
      {isWorded(drawing) && (
        <ColorRow
          id="drawing-font-color"
          label="Text"
          value={drawing.lettering.fontColor}
          onChange={(fontColor) => {
            if (fontColor) editor.run('Letter', 'propChange', setLettering([drawing.id], { fontColor }))
          }}
        />
      )}
      <NumberSlider
        label="Opacity"
        min={0.1}
        max={1}
        step={0.1}
        value={drawing.style.opacity}
        onChange={(opacity) => set({ opacity })}
      />
    </>
  )
}

type ColorRowProps = {
  readonly id: string
  readonly label: string
  readonly value: string | null
  readonly onChange: (color: string | null) => void
}

export const ColorRow = ({ id, label, value, onChange }: ColorRowProps) => (
  <FieldRow label={label} htmlFor={id}>
    <ColorInput
      id={id}
      size="sm"
      w={140}
      format="hex"
      placeholder="none"
      value={value ?? ''}
      onChangeEnd={(color) => {
        if (color === '') onChange(null)
        else if (isHex(color) && color.toLowerCase() !== value?.toLowerCase()) onChange(color)
      }}
    />
  </FieldRow>
)
