import { borderOf, changeDrawing, type DrawingOf, type Edit, POINTER_STYLES, setBorder } from '@ramp/domain'
import { useEditor } from '../../../project/use-editor.ts'
import { ChoiceRow } from '../../../ui/fields/choice-row.tsx'
import { choicesOf } from '../../../ui/fields/choices-of.ts'
import { ColorRow } from '../../../ui/fields/color-row.tsx'
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
        <ChoiceRow
          id="callout-pointer"
          label="Style"
          width={112}
          choices={choicesOf(POINTER_STYLES)}
          value={pointer.style}
          onChoose={(style) => setPointer({ style })}
        />
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
