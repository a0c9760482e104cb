import { createContext } from 'react'
import type { User } from './user.ts'

type SavedUser = {
  /** What the server answered to `api/users`; null before it did. */
  readonly saved: User | null
  readonly setSaved: (user: User) => void
}

/** The server's answer about the person becomes the current user (spec 1 §7). */
export const SavedUserContext = createContext<SavedUser>({ saved: null, setSaved: () => undefined })
