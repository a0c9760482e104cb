import {
  borderOf,
  type Drawing,
  type Edit,
  hasInside,
  inchesFromSpecPixels,
  roundTo,
  setBorder,
  setDrawingStyle,
  specPixelsFromInches,
} from '@ramp/domain'
import { IconPalette } from '@tabler/icons-react'
import { useEditor } from '../../project/use-editor.ts'
import { PopoverButton } from '../../ui/buttons/popover-button.tsx'
import { ColorRow } from '../../ui/fields/color-row.tsx'
import { Select } from '../../ui/fields/select.tsx'
import classes from './quick-bar.module.css'

/** Weights of a stroke in pixels of the specification (spec 1 §2, quick bar). */
const WEIGHTS = [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 4, 6] as const
const WEIGHT_NAMES = ['0', '1/4', '1/2', '3/4', '1', '1 1/2', '2', '2 1/2', '3', '4', '6'] as const

/** Colour, stroke colour and stroke weight of the selected drawings. A colour that is none changes nothing (spec 2 §5). */
export function DrawingLookButton({ drawings }: { readonly drawings: readonly Drawing[] }) {
  const editor = useEditor()
  const [first] = drawings
  if (!first) return null
  const ids = drawings.map(({ id }) => id)
  const run = (edit: Edit) => editor.run('Change style', 'propChange', edit)
  const border = borderOf(first)
  const filled = drawings.find(hasInside)
  const weight = specPixelsFromInches(border.width)
  return (
    <PopoverButton
      name="Change color and stroke"
      icon={<IconPalette size={17} stroke={1.5} />}
      width={230}
      className={classes.look}
    >
      {filled && (
        <ColorRow
          isNested
          id="quick-fill"
          label="Color"
          value={filled.style.fill}
          onChange={(fill) => run(setDrawingStyle(ids, { fill }))}
        />
      )}
      <ColorRow
        isNested
        id="quick-stroke"
        label="Stroke"
        value={border.color}
        onChange={(color) => run(setBorder(ids, { color }))}
      />
      <Select
        label="Stroke weight"
        data={WEIGHTS.map((one, at) => ({ value: String(one), label: `${WEIGHT_NAMES[at]}` }))}
        value={String(weight)}
        placeholder={String(roundTo(weight, 2))}
        comboboxProps={{ withinPortal: false }}
        onChange={(next) => {
          if (next !== null) run(setBorder(ids, { width: inchesFromSpecPixels(Number(next)) }))
        }}
      />
    </PopoverButton>
  )
}
