import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same and calls the one of the last render: what is given it need not render with every other. */
export function useLatest<Args extends readonly unknown[], Result>(
  call: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(call)
  useLayoutEffect(() => {
    latest.current = call
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
