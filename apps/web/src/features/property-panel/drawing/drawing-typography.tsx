import { NumberInput, SegmentedControl, Select, Textarea } from '@mantine/core'
import {
  type Drawing,
  FONT_WEIGHTS,
  FONTS,
  inchesFromSpecPixels,
  isWorded,
  type Lettering,
  setDrawingText,
  setLettering,
  specPixelsFromInches,
  TEXT_DECORATIONS,
} from '@ramp/domain'
import { choicesOf } from '../../../lib/names/choices-of.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { FieldRow } from '../../../ui/fields/field-row.tsx'
import { FoldSection } from '../../../ui/panel/fold-section.tsx'
import { KeptText } from './kept-text.tsx'

/** The words of an object and how they are set (spec 2 §2.9). */
export function DrawingTypography({ drawing }: { readonly drawing: Drawing }) {
  const editor = useEditor()
  if (!isWorded(drawing)) return null
  const { lettering, id } = drawing
  const set = (change: Partial<Lettering>) => editor.run('Letter', 'propChange', setLettering([id], change))
  return (
    <>
      <KeptText
        value={drawing.text}
        onCommit={(text) => editor.run('Write', 'propChange', setDrawingText(id, text))}
      >
        {(field) => <Textarea label="Text" autosize maxRows={6} {...field} />}
      </KeptText>
      <FoldSection title="Font">
        <FieldRow label="Font" htmlFor="drawing-font">
          <Select
            id="drawing-font"
            w={160}
            data={[...FONTS]}
            value={lettering.font}
            onChange={(next) => {
              const font = FONTS.find((one) => one === next)
              if (font) set({ font })
            }}
          />
        </FieldRow>
        <FieldRow label="Size" htmlFor="drawing-font-size">
          <NumberInput
            id="drawing-font-size"
            w={112}
            min={1}
            max={200}
            decimalScale={1}
            value={specPixelsFromInches(lettering.fontSize)}
            onChange={(size) => {
              if (typeof size === 'number' && size >= 1 && size !== specPixelsFromInches(lettering.fontSize))
                set({ fontSize: inchesFromSpecPixels(size) })
            }}
          />
        </FieldRow>
      </FoldSection>
      <FoldSection title="Styling">
        <FieldRow label="Weight">
          <SegmentedControl
            aria-label="Weight"
            size="sm"
            data={choicesOf(FONT_WEIGHTS)}
            value={lettering.fontWeight}
            onChange={(next) => {
              const fontWeight = FONT_WEIGHTS.find((one) => one === next)
              if (fontWeight) set({ fontWeight })
            }}
          />
        </FieldRow>
        <FieldRow label="Line" htmlFor="drawing-decoration">
          <Select
            id="drawing-decoration"
            w={140}
            data={choicesOf(TEXT_DECORATIONS)}
            value={lettering.textDecoration}
            onChange={(next) => {
              const textDecoration = TEXT_DECORATIONS.find((one) => one === next)
              if (textDecoration) set({ textDecoration })
            }}
          />
        </FieldRow>
      </FoldSection>
    </>
  )
}
