import type { Owner } from '../persistence/owner.ts'
import { STORAGE_KEYS } from '../persistence/storage-keys.ts'

/** Who of the tabs of a browser may write a drawing. */
export type DrawingLock = {
  /** Whether this tab may write from the beginning. */
  readonly isHeld: boolean
  /** Resolves once this tab may write, because the other one was closed; never, where this one is left before. */
  readonly whenHeld: Promise<void>
  /** Lets another tab write. */
  readonly release: () => void
}

type Locks = Pick<LockManager, 'request'>

/**
 * One tab of a browser writes a drawing: the first that opens it, and the next once that one is closed. A page without a secure
 * address has no locks; then every tab writes, and the last edit counts.
 */
export async function takeDrawingLock(
  owner: Owner,
  locks: Locks | undefined = globalThis.navigator?.locks,
): Promise<DrawingLock> {
  if (!locks) return { isHeld: true, whenHeld: Promise.resolve(), release: () => undefined }
  const name = STORAGE_KEYS.journal(owner)
  const leaving = new AbortController()
  const left = new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()))
  const release = () => leaving.abort()
  const isHeld = await new Promise<boolean>((resolve) => {
    // Held until the tab is left.
    void locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock && left
    })
  })
  if (isHeld) return { isHeld, whenHeld: Promise.resolve(), release }
  const whenHeld = new Promise<void>((resolve) => {
    locks
      .request(name, { signal: leaving.signal }, () => {
        resolve()
        return left
      })
      // Left while it waited.
      .catch(() => undefined)
  })
  return { isHeld, whenHeld, release }
}
