import { Button, Tooltip } from '@mantine/core'
import { IconCube } from '@tabler/icons-react'
import classes from './tool-bar.module.css'

type View3dButtonProps = { readonly isOpen: boolean; readonly onToggle: () => void }

/** Shows the system in three dimensions instead of the plan, and the plan again. */
export const View3dButton = ({ isOpen, onToggle }: View3dButtonProps) => (
  <Tooltip label={isOpen ? 'Back to the plan' : 'The system in 3D'}>
    <Button
      variant="default"
      className={classes.view3d}
      aria-label="3D view"
      aria-pressed={isOpen}
      leftSection={<IconCube size={16} stroke={1.5} aria-hidden />}
      onClick={onToggle}
    >
      3D
    </Button>
  </Tooltip>
)
