import { ColorPicker, Popover, TextInput, UnstyledButton } from '@mantine/core'
import { BLACK, WHITE } from '@ramp/domain'
import { WholeNumberField } from '@ramp/shell'
import { useState } from 'react'
import { SWATCHES } from '../theme-colors.ts'
import classes from './color-row.module.css'
import { hexColor, hexOf, isSameColor, rgbOf } from './color-text.ts'
import { FieldRow } from './field-row.tsx'

const PART_OF_COLOR = { min: 0, max: 255 } as const

type ColorRowProps = {
  readonly id: string
  readonly label: string
  /** null is no colour. */
  readonly value: string | null
  /** Several objects with colours of their own: any choice is one for all of them. */
  readonly isMixed?: boolean
  readonly onChange: (color: string | null) => void
  /** It stands in something that a click elsewhere would close. */
  readonly isNested?: boolean
}

/** One colour: written as hex, as red, green and blue, taken from swatches or picked (spec 2 §2.9). */
export function ColorRow({ id, label, value, onChange, isMixed = false, isNested = false }: ColorRowProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const take = (color: string | null) => {
    if (isMixed || !isSameColor(color, value)) onChange(color)
  }
  const isWrong = draft !== null && draft.trim() !== '' && hexColor(draft) === null
  // What cannot be read stays in the field with the reason.
  const commit = () => {
    if (draft === null || isWrong) return
    setDraft(null)
    take(draft.trim() === '' ? null : hexColor(draft))
  }
  return (
    <FieldRow label={label} htmlFor={id}>
      <TextInput
        id={id}
        w={112}
        placeholder={isMixed ? 'mixed' : 'none'}
        value={draft ?? value ?? ''}
        error={isWrong && `Enter a color such as ${BLACK}.`}
        errorProps={{ role: 'alert' }}
        classNames={{ section: classes.section ?? '' }}
        leftSection={
          <ColorPopover label={label} value={value} isMixed={isMixed} onTake={take} isNested={isNested} />
        }
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          if (event.key === 'Escape') setDraft(null)
        }}
      />
    </FieldRow>
  )
}

type PickedColorProps = {
  readonly label: string
  readonly value: string | null
  readonly isMixed: boolean
  readonly onTake: (color: string | null) => void
}

function ColorPopover({
  label,
  value,
  isMixed,
  onTake,
  isNested,
}: PickedColorProps & { readonly isNested: boolean }) {
  return (
    <Popover
      position="bottom-end"
      shadow="md"
      width={236}
      trapFocus
      withRoles={false}
      withinPortal={!isNested}
    >
      <Popover.Target>
        <UnstyledButton
          className={classes.shown}
          aria-label={`Pick ${label.toLowerCase()}`}
          data-none={value === null && !isMixed}
          style={{ background: value ?? undefined }}
        />
      </Popover.Target>
      <Popover.Dropdown className={classes.picker ?? ''}>
        <PickedColor label={label} value={value} isMixed={isMixed} onTake={onTake} />
      </Popover.Dropdown>
    </Popover>
  )
}

function PickedColor({ label, value, isMixed, onTake }: PickedColorProps) {
  const rgb = rgbOf(value ?? WHITE)
  return (
    <>
      <ColorPicker
        fullWidth
        saturationLabel={`${label}: saturation`}
        hueLabel={`${label}: hue`}
        value={value ?? WHITE}
        onChangeEnd={onTake}
      />
      <div className={classes.rgb}>
        {(['r', 'g', 'b'] as const).map((part) => (
          <WholeNumberField
            key={part}
            label={`${label}, ${part}`}
            isLabelHidden
            width={64}
            range={PART_OF_COLOR}
            value={rgb[part]}
            onCommit={(next) => onTake(hexOf({ ...rgb, [part]: next }))}
          />
        ))}
      </div>
      <div className={classes.swatches}>
        {SWATCHES.map((color) => (
          <UnstyledButton
            key={color}
            className={classes.swatch}
            aria-label={color}
            aria-pressed={isSameColor(color, value)}
            style={{ background: color }}
            onClick={() => onTake(color)}
          />
        ))}
        <UnstyledButton
          className={classes.swatch}
          aria-label="No color"
          aria-pressed={value === null && !isMixed}
          data-none
          onClick={() => onTake(null)}
        />
      </div>
    </>
  )
}
