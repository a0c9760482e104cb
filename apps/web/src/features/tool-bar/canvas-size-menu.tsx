import { Popover, Tooltip, UnstyledButton } from '@mantine/core'
import { CANVAS_STEP } from '@ramp/domain'
import { formatLength } from '@ramp/drafting'
import { IconArrowsDiagonal, IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useCanvasResize } from '../../canvas/view/use-canvas-resize.ts'
import { useProject } from '../../project/use-project.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import classes from './canvas-size-menu.module.css'

const SIDES = ['top', 'left', 'right', 'bottom'] as const
type Side = (typeof SIDES)[number]

/** Adds or removes 20 ft at each side of the canvas (spec 1 §2, canvas workspace). */
export function CanvasSizeMenu() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom"
      shadow="md"
      withRoles={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <span>
          <Tooltip label="Adjust Canvas Size">
            <UnstyledButton
              className={classes.open}
              aria-label="Adjust Canvas Size"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <IconArrowsDiagonal size={16} stroke={1.5} aria-hidden />
              <span className={classes.word}>Canvas</span>
            </UnstyledButton>
          </Tooltip>
        </span>
      </Popover.Target>
      <Popover.Dropdown>
        <CanvasSides />
      </Popover.Dropdown>
    </Popover>
  )
}

function CanvasSides() {
  const resize = useCanvasResize()
  const { canvas, units } = useProject()
  const [refusal, setRefusal] = useState<string | null>(null)
  const show = (width: number, height: number) =>
    `${formatLength(width, units)} × ${formatLength(height, units)}`
  return (
    <fieldset className={classes.sides} aria-label="Canvas size">
      {SIDES.map((side) => (
        <SideButtons key={side} side={side} onGrow={(by) => setRefusal(resize({ [side]: by }))} />
      ))}
      <p className={classes.size} aria-live="polite">
        {show(canvas.width, canvas.height)}
      </p>
      <p className={classes.refusal} role="alert">
        {refusal}
      </p>
    </fieldset>
  )
}

const SideButtons = ({ side, onGrow }: { readonly side: Side; readonly onGrow: (by: number) => void }) => (
  <div className={classes.side} data-side={side}>
    <IconButton
      name={`Remove 20 ft at the ${side}`}
      icon={<IconMinus size={15} stroke={1.5} />}
      tooltipAt={side}
      onClick={() => onGrow(-CANVAS_STEP)}
    />
    <IconButton
      name={`Add 20 ft at the ${side}`}
      icon={<IconPlus size={15} stroke={1.5} />}
      tooltipAt={side}
      onClick={() => onGrow(CANVAS_STEP)}
    />
  </div>
)
