import { type Item, type Stair, setStairHeight } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { useEditor } from '../../../project/use-editor.ts'
import { FieldRow } from '../../../ui/fields/field-row.tsx'
import { StairHeightSlider } from '../../../ui/fields/stair-height-slider.tsx'

type StairHeightProps = { readonly stair: Stair; readonly item: Item }

/** The height of a stair, within the range its item allows. */
export function StairHeight({ stair, item }: StairHeightProps) {
  const editor = useEditor()
  return (
    <>
      <FieldRow label="Stair height">
        <b className="figure">{lengthText(stair.activeHeight, 'height')}</b>
      </FieldRow>
      <StairHeightSlider
        value={stair.activeHeight}
        from={item.minHeightInclusive ?? 0}
        below={item.maxHeightLessThan ?? 0}
        onChange={(height) => editor.run('Set stair height', 'propChange', setStairHeight(stair.id, height))}
      />
    </>
  )
}
