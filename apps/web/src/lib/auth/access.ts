import type { getUserPermissions, OutputOf } from '@ramp/contracts'
import { createContext, useContext } from 'react'

/** What the signed-in person may do, as the server says (spec 1 §6). */
export type Access = OutputOf<typeof getUserPermissions>

export const AccessContext = createContext<Access | null>(null)

/** Inside of pages that need a login. */
export function useAccess(): Access {
  const access = useContext(AccessContext)
  if (!access) throw new Error('Access is asked for outside of a page that needs a login')
  return access
}

/** Whether a person has one of the listed roles (spec 1 §6). */
export const hasRole = ({ roles }: Access, ...wanted: readonly string[]): boolean =>
  wanted.some((role) => roles.includes(role))

/** A check passes if any listed value is present (spec 1 §6). */
export const hasPermission = ({ permissions }: Access, ...wanted: readonly string[]): boolean =>
  wanted.some((permission) => permissions.includes(permission))
