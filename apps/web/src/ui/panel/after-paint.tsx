import { type ReactNode, useDeferredValue } from 'react'

type AfterPaintProps = {
  /** Nothing waits: the keyboard goes on in what comes. */
  readonly isAtOnce?: boolean
  readonly children: ReactNode
}

/**
 * Shows its children in the frame after what is around them: a click is answered at once, and what takes longer to build
 * follows in slices that let the browser paint.
 */
export function AfterPaint({ isAtOnce = false, children }: AfterPaintProps) {
  const isPainted = useDeferredValue(true, isAtOnce)
  return isPainted && children
}
