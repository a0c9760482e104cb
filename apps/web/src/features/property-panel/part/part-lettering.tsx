import {
  inchesFromSpecPixels,
  isSystemPart,
  type PartLooks,
  type PlacedPart,
  setLooks,
  specPixelsFromInches,
} from '@ramp/domain'
import { boxesSentence } from '@ramp/drafting'
import { DecimalField } from '@ramp/shell'
import { useEditor } from '../../../project/use-editor.ts'
import { ChoiceRow } from '../../../ui/fields/choice-row.tsx'
import { FieldRow } from '../../../ui/fields/field-row.tsx'
import { SwitchRow } from '../../../ui/fields/switch-row.tsx'
import { WordsInput } from '../../../ui/fields/words-input.tsx'
import { FoldSection } from '../../../ui/panel/fold-section.tsx'
import { TEXT_ANGLES } from '../object/text-angles.ts'

/** Sizes of letters are pixels of the specification, as they are for words on the canvas. */
const LETTERS = { min: 3, max: 80 } as const

/** How a part is lettered on the drawing (spec 2 §2.10, §3.6). */
export function PartLettering({ placed: { part, item } }: { readonly placed: PlacedPart }) {
  const editor = useEditor()
  const looks = part.looks ?? {}
  const set = (change: PartLooks) => editor.run('Letter part', 'propChange', setLooks([part.id], change))
  return (
    <FoldSection title="Part Text">
      <FieldRow label="Text" htmlFor="part-label" hint={boxesSentence(looks.label ?? '')}>
        <WordsInput
          id="part-label"
          w={140}
          maxLength={60}
          value={looks.label ?? ''}
          placeholder={item.frontendName}
          onCommit={(label) => set({ label: label === '' ? undefined : label })}
        />
      </FieldRow>
      <SwitchRow
        label="Show name"
        id="part-show-name"
        isOn={looks.showName ?? true}
        onSwitch={(isOn) => set({ showName: isOn ? undefined : false })}
      />
      {isSystemPart(part) && (
        <SwitchRow
          label="Show height"
          id="part-show-height"
          isOn={looks.showHeight ?? true}
          onSwitch={(isOn) => set({ showHeight: isOn ? undefined : false })}
        />
      )}
      <ChoiceRow
        id="part-text-rotation"
        label="Text rotation"
        width={112}
        choices={TEXT_ANGLES}
        value={String(looks.textRotation ?? 0)}
        onChoose={(angle) => set({ textRotation: Number(angle) || undefined })}
      />
      <FieldRow label="Text size" htmlFor="part-font-size">
        <DecimalField
          id="part-font-size"
          label="Text size"
          isLabelHidden
          width={112}
          range={LETTERS}
          placeholder="as drawn"
          value={looks.fontSize === undefined ? null : specPixelsFromInches(looks.fontSize)}
          onCommit={(size) => set({ fontSize: inchesFromSpecPixels(size) })}
          onClear={() => set({ fontSize: undefined })}
        />
      </FieldRow>
    </FoldSection>
  )
}
