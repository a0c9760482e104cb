import { Select } from '@mantine/core'
import { borderOf, changeDrawing, type DrawingOf, type Edit, POINTER_STYLES, setBorder } from '@ramp/domain'
import { choicesOf } from '../../../lib/names/choices-of.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { ColorRow } from '../../../ui/fields/color-row.tsx'
import { FieldRow } from '../../../ui/fields/field-row.tsx'
import { PixelSlider } from '../../../ui/fields/pixel-slider.tsx'
import { FoldSection } from '../../../ui/panel/fold-section.tsx'

type Callout = DrawingOf<'callout'>

/** Limits of spec 2 §5, in its pixels. */
const LIMITS = {
  border: { min: 0, max: 10, step: 0.5 },
  radius: { min: 0, max: 20, step: 0.5 },
  padding: { min: 0, max: 20, step: 0.5 },
  pointer: { min: 0, max: 4, step: 0.5 },
  size: { min: 3, max: 15, step: 0.5 },
} as const

/** Border and pointer of a callout. */
export function CalloutSettings({ callout }: { readonly callout: Callout }) {
  const editor = useEditor()
  const { border, pointer } = callout
  const shown = borderOf(callout)
  const run = (edit: Edit) => editor.run('Style callout', 'propChange', edit)
  const set = (change: Partial<Pick<Callout, 'border' | 'pointer'>>) => run(changeDrawing(callout, change))
  const setPointer = (change: Partial<Callout['pointer']>) => set({ pointer: { ...pointer, ...change } })
  return (
    <>
      <FoldSection title="Border">
        <ColorRow
          id="callout-border"
          label="Color"
          value={shown.color}
          onChange={(color) => run(setBorder([callout.id], { color }))}
        />
        <PixelSlider
          label="Width"
          {...LIMITS.border}
          value={shown.width}
          onChange={(width) => run(setBorder([callout.id], { width }))}
        />
        <PixelSlider
          label="Radius"
          {...LIMITS.radius}
          value={border.radius}
          onChange={(radius) => set({ border: { ...border, radius } })}
        />
        <PixelSlider
          label="Padding"
          {...LIMITS.padding}
          value={border.padding}
          onChange={(padding) => set({ border: { ...border, padding } })}
        />
      </FoldSection>
      <FoldSection title="Pointer">
        <FieldRow label="Style" htmlFor="callout-pointer">
          <Select
            id="callout-pointer"
            w={112}
            data={choicesOf(POINTER_STYLES)}
            value={pointer.style}
            onChange={(next) => {
              const style = POINTER_STYLES.find((one) => one === next)
              if (style) setPointer({ style })
            }}
          />
        </FieldRow>
        <ColorRow
          id="callout-pointer-color"
          label="Color"
          value={pointer.color}
          onChange={(color) => color && setPointer({ color })}
        />
        <PixelSlider
          label="Width"
          {...LIMITS.pointer}
          value={pointer.stroke}
          onChange={(stroke) => setPointer({ stroke })}
        />
        <PixelSlider
          label="Arrow size"
          {...LIMITS.size}
          value={pointer.size}
          onChange={(size) => setPointer({ size })}
        />
      </FoldSection>
    </>
  )
}
