import { type Item, type Stair, setStairHeight } from '@ramp/domain'
import { IconStairs } from '@tabler/icons-react'
import { useEditor } from '../../project/use-editor.ts'
import { PopoverButton } from '../../ui/buttons/popover-button.tsx'
import { LengthField } from '../../ui/fields/lengths/length-field.tsx'
import { StairHeightSlider } from '../../ui/fields/stair-height-slider.tsx'
import classes from './quick-bar.module.css'

/** A slider and a field for the height, from the minimum (inclusive) to the maximum (less than), spec 1 §2. */
export function StairHeightButton({ stair, item }: { readonly stair: Stair; readonly item: Item }) {
  const editor = useEditor()
  const from = item.minHeightInclusive ?? 0
  const below = item.maxHeightLessThan ?? 0
  const set = (height: number) =>
    editor.run('Set stair height', 'propChange', setStairHeight(stair.id, height))
  return (
    <PopoverButton name="Set stair height" icon={<IconStairs size={17} stroke={1.5} />} width={250}>
      <StairHeightSlider value={stair.activeHeight} from={from} below={below} onChange={set} />
      <div className={classes.field}>
        <span>Height</span>
        <LengthField
          label="Stair height"
          isLabelHidden
          width={84}
          range={{ min: from, max: below, isBelowMax: true }}
          value={stair.activeHeight}
          onCommit={set}
        />
      </div>
    </PopoverButton>
  )
}
