import { Menu, UnstyledButton } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useSignIn } from '../../lib/auth/use-sign-in.ts'
import classes from './top-bar.module.css'

/** Who is signed in, and the way out; Logout returns to the site origin (spec 1 §2). */
export function UserMenu({ name }: { readonly name: string }) {
  const { signOut } = useSignIn()
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <UnstyledButton className={classes.user} aria-label={`Signed in as ${name}`}>
          <span className={classes.avatar} aria-hidden>
            {initialsOf(name)}
          </span>
          <span className={classes.userName}>Signed in as {name}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLogout size={15} stroke={1.5} />} onClick={() => signOut()}>
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .flatMap((word) => word[0] ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase()
