import { Popover } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { ToolButton } from './tool-button.tsx'
import type { Shown } from './use-shown.ts'
import classes from './view-3d.module.css'

const SWITCHES = [
  { of: 'heights', label: 'Heights' },
  { of: 'tags', label: 'Leg tags' },
  { of: 'house', label: 'House' },
  { of: 'ground', label: 'Ground' },
  { of: 'shadows', label: 'Shadows' },
] as const

/** The light comes from as far to the side as this, degrees. */
const ASIDE = 75

type ShowButtonProps = { readonly shown: Shown; readonly onShow: (shown: Shown) => void }

/** What is shown beside the system: words over it, its surroundings, and where the light comes from. */
export function ShowButton({ shown, onShow }: ShowButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <Popover opened={isOpen} onChange={setOpen} position="top-start" width={230} trapFocus returnFocus>
      <Popover.Target>
        <ToolButton
          name="Show"
          icon={<IconEye size={16} stroke={1.5} aria-hidden />}
          isExpanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label="What is shown">
        {SWITCHES.map(({ of, label }) => (
          <label key={of} className={classes.field}>
            {label}
            <input
              type="checkbox"
              role="switch"
              className={classes.switch}
              checked={shown[of]}
              aria-checked={shown[of]}
              onChange={({ currentTarget }) => onShow({ ...shown, [of]: currentTarget.checked })}
            />
          </label>
        ))}
        <label className={classes.field} htmlFor={id}>
          Light, degrees to the side <b className="figure">{shown.sun}</b>
        </label>
        <input
          id={id}
          type="range"
          className={classes.light}
          min={-ASIDE}
          max={ASIDE}
          step={5}
          value={shown.sun}
          onChange={({ currentTarget }) => onShow({ ...shown, sun: Number(currentTarget.value) })}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
