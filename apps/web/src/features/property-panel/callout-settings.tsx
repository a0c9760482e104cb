import { Select } from '@mantine/core'
import { changeDrawing, type DrawingOf, inchesFromSpecPixels, POINTER_STYLES } from '@ramp/domain'
import { useEditor } from '../../lib/use-editor.ts'
import { ColorRow } from '../../ui/color-row.tsx'
import { FieldRow } from '../../ui/field-row.tsx'
import { FoldSection } from '../../ui/fold-section.tsx'
import { NumberSlider } from '../../ui/number-slider.tsx'

type Callout = DrawingOf<'callout'>

/** Limits of spec 2 §5, in its pixels. */
const LIMITS = {
  border: [0, 10],
  radius: [0, 20],
  padding: [0, 20],
  pointer: [0, 4],
  size: [3, 15],
} as const
const limits = (name: keyof typeof LIMITS) => ({
  min: inchesFromSpecPixels(LIMITS[name][0]),
  max: inchesFromSpecPixels(LIMITS[name][1]),
  step: inchesFromSpecPixels(0.5),
})

/** Border and pointer of a callout; all lengths are inches on the drawing. */
export function CalloutSettings({ callout }: { readonly callout: Callout }) {
  const editor = useEditor()
  const { border, pointer } = callout
  const set = (change: Partial<Pick<Callout, 'border' | 'pointer'>>) =>
    editor.run('Style callout', 'propChange', changeDrawing(callout, change))
  const setBorder = (change: Partial<Callout['border']>) => set({ border: { ...border, ...change } })
  const setPointer = (change: Partial<Callout['pointer']>) => set({ pointer: { ...pointer, ...change } })
  return (
    <>
      <FoldSection title="Border">
        <ColorRow
          id="callout-border"
          label="Colour"
          value={border.color}
          onChange={(color) => color && setBorder({ color })}
        />
        <NumberSlider
          label="Width"
          {...limits('border')}
          value={border.stroke}
          onChange={(stroke) => setBorder({ stroke })}
        />
        <NumberSlider
          label="Radius"
          {...limits('radius')}
          value={border.radius}
          onChange={(radius) => setBorder({ radius })}
        />
        <NumberSlider
          label="Padding"
          {...limits('padding')}
          value={border.padding}
          onChange={(padding) => setBorder({ padding })}
        />
      </FoldSection>
      <FoldSection title="Pointer">
        <FieldRow label="Style" htmlFor="callout-pointer">
          <Select
            id="callout-pointer"
            w={112}
            data={[...POINTER_STYLES]}
            value={pointer.style}
            onChange={(next) => {
              const style = POINTER_STYLES.find((one) => one === next)
              if (style) setPointer({ style })
            }}
          />
        </FieldRow>
        <ColorRow
          id="callout-pointer-color"
          label="Colour"
          value={pointer.color}
          onChange={(color) => color && setPointer({ color })}
        />
        <NumberSlider
          label="Width"
          {...limits('pointer')}
          value={pointer.stroke}
          onChange={(stroke) => setPointer({ stroke })}
        />
        <NumberSlider
          label="Arrow size"
          {...limits('size')}
          value={pointer.size}
          onChange={(size) => setPointer({ size })}
        />
      </FoldSection>
    </>
  )
}
