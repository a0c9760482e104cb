import { type ReactNode, useDeferredValue } from 'react'

/**
 * Shows its children in the frame after what is around them: a click is answered at once, and what takes longer to build
 * follows in slices that let the browser paint.
 */
export function AfterPaint({ children }: { readonly children: ReactNode }) {
  const isPainted = useDeferredValue(true, false)
  return isPainted && children
}
