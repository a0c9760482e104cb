import { UnstyledButton } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import classes from './top-bar.module.css'

type UserButtonProps = ComponentPropsWithRef<'button'> & { readonly name: string }

/** Who is signed in; what the menu adds to a button is passed on. */
export const UserButton = ({ name, ...button }: UserButtonProps) => (
  <UnstyledButton {...button} className={classes.user} aria-label={`Signed in as ${name}`}>
    <span className={classes.avatar} aria-hidden>
      {initialsOf(name)}
    </span>
    <span className={classes.userName} title={name}>
      Signed in as {name}
    </span>
  </UnstyledButton>
)

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .flatMap((word) => word[0] ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase()
