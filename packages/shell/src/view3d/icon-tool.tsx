import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './view-3d.module.css'

type IconToolProps = { readonly name: string; readonly icon: ReactNode; readonly onClick: () => void }

/** A button that is only an icon; its name is shown to whoever points at it or comes to it by keys. */
export const IconTool = ({ name, icon, onClick }: IconToolProps) => (
  <UnstyledButton className={`${classes.icon} ${classes.named}`} aria-label={name} onClick={onClick}>
    {icon}
  </UnstyledButton>
)
