import { Textarea } from '@mantine/core'
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
import { printedFamily } from '@ramp/drafting'
import { DecimalField } from '@ramp/shell'
import { useEditor } from '../../../project/use-editor.ts'
import { boxesNote } from '../../../ui/fields/boxes-note.ts'
import { ChoiceRow } from '../../../ui/fields/choice-row.tsx'
import { choicesOf } from '../../../ui/fields/choices-of.ts'
import { FieldRow } from '../../../ui/fields/field-row.tsx'
import { SegmentsRow } from '../../../ui/fields/segments-row.tsx'
import { FoldSection } from '../../../ui/panel/fold-section.tsx'
import { DraftText } from './draft-text.tsx'

/** In pixels of the specification. */
const LETTERS = { min: 1, max: 200 } as const

/** The words of an object and how they are set (spec 2 §2.9). */
export function DrawingTypography({ drawing }: { readonly drawing: Drawing }) {
  const editor = useEditor()
  if (!isWorded(drawing)) return null
  const { lettering, id } = drawing
  const set = (change: Partial<Lettering>) => editor.run('Letter', 'propChange', setLettering([id], change))
  return (
    <>
      <DraftText
        value={drawing.text}
        onCommit={(text) => editor.run('Write', 'propChange', setDrawingText(id, text))}
      >
        {(field) => <Textarea label="Text" autosize maxRows={6} {...boxesNote(field.value)} {...field} />}
      </DraftText>
      <FoldSection title="Font">
        <ChoiceRow
          id="drawing-font"
          label="Font"
          width={160}
          choices={choicesOf(FONTS)}
          value={lettering.font}
          hint={<PrintsAs font={lettering.font} />}
          onChoose={(font) => set({ font })}
        />
        <FieldRow label="Size" htmlFor="drawing-font-size">
          <DecimalField
            id="drawing-font-size"
            label="Size"
            isLabelHidden
            width={112}
            range={LETTERS}
            value={specPixelsFromInches(lettering.fontSize)}
            onCommit={(size) => set({ fontSize: inchesFromSpecPixels(size) })}
          />
        </FieldRow>
      </FoldSection>
      <FoldSection title="Styling">
        <SegmentsRow
          label="Weight"
          values={FONT_WEIGHTS}
          value={lettering.fontWeight}
          onChoose={(fontWeight) => set({ fontWeight })}
        />
        <ChoiceRow
          id="drawing-decoration"
          label="Line"
          width={140}
          choices={choicesOf(TEXT_DECORATIONS)}
          value={lettering.textDecoration}
          onChoose={(textDecoration) => set({ textDecoration })}
        />
      </FoldSection>
    </>
  )
}

/** The typeface that stands for a font on the canvas and on paper, in its own letters. */
function PrintsAs({ font }: { readonly font: Lettering['font'] }) {
  const family = printedFamily(font)
  return family && <span style={{ fontFamily: `'${family}'` }}>Prints as {family}</span>
}
