import { Button } from '@mantine/core'
import { brandNow } from '@ramp/domain'
import { BrandMark } from '@ramp/shell'
import { Link, useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSignIn } from '../../lib/auth/use-sign-in.ts'
import { useUser } from '../../lib/auth/use-user.ts'
import classes from './top-bar.module.css'
import { UserButton } from './user-button.tsx'

/** Menus float, and what makes them do so is more than half of the bar. */
const UserMenu = lazy(() => import('./user-menu.tsx').then(({ UserMenu }) => ({ default: UserMenu })))

/** The bar all pages share: the brand, what the page adds (`children`), the main menu, who is signed in. */
export function TopBar({ children }: { readonly children?: ReactNode }) {
  const user = useUser()
  const signIn = useSignIn()
  // A guide is read beside the drawing, which stays open.
  const isDesigning = useLocation({ select: ({ pathname }) => pathname === '/designer' })
  return (
    <header className={classes.bar}>
      <Link to="/" className={classes.logo} aria-label={`${brandNow().name}, home`}>
        <BrandMark />
        <span className={classes.name}>{brandNow().name.toUpperCase()}</span>
      </Link>
      {children}
      <span className={classes.space} />
      <nav aria-label="Main menu" className={classes.menu}>
        {user && (
          <Link
            to="/documentation"
            className={classes.link}
            {...(isDesigning && { target: '_blank', rel: 'noopener' })}
          >
            Documentation
          </Link>
        )}
      </nav>
      {user ? (
        <Suspense fallback={<UserButton name={user.name} />}>
          <UserMenu name={user.name} />
        </Suspense>
      ) : (
        <Button onClick={() => signIn()}>Login</Button>
      )}
    </header>
  )
}

/** The product line as a small tag. */
export const ProductTag = ({ children }: { readonly children: string }) => (
  <span className={classes.tag}>{children}</span>
)

export const BarNote = ({ children }: { readonly children: string }) => (
  <span className={classes.note}>{children}</span>
)
