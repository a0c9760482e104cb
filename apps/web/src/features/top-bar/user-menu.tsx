import { Menu } from '@mantine/core'
import { useSignOut } from '@ramp/shell'
import { IconLogout } from '@tabler/icons-react'
import { UserButton } from './user-button.tsx'

/** Who is signed in, and the way out, which leaves nothing behind; Logout returns to the site origin (spec 1 §2). */
export function UserMenu({ name }: { readonly name: string }) {
  const { signOut, question } = useSignOut()
  return (
    <>
      <Menu position="bottom-end" width={180}>
        <Menu.Target>
          <UserButton name={name} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconLogout size={15} stroke={1.5} />} onClick={signOut}>
            Logout
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {question}
    </>
  )
}
