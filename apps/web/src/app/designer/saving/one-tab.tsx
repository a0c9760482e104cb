import { type ReactNode, useEffect, useState } from 'react'
import { type DrawingLock, takeDrawingLock } from '../../../drafts/drawing-lock.ts'
import type { Owner } from '../../../persistence/owner.ts'

type OneTabProps = {
  readonly owner: Owner
  /** Shown for a moment, until it is known which tab writes. */
  readonly waiting: ReactNode
  readonly children: (lock: DrawingLock) => ReactNode
}

/** Knows whether this tab may write the drawing, for as long as it is open. */
export function OneTab({ owner, waiting, children }: OneTabProps) {
  const [lock, setLock] = useState<DrawingLock | null>(null)
  const { headerID, option, product, person } = owner
  useEffect(() => {
    const taken = takeDrawingLock({ headerID, option, product, person })
    let isLeft = false
    taken.then((one) => (isLeft ? one.release() : setLock(one)))
    return () => {
      isLeft = true
      void taken.then((one) => one.release())
    }
  }, [headerID, option, product, person])
  return lock ? children(lock) : waiting
}
