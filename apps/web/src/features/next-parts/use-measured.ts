import { useCallback, useState } from 'react'
import type { Size } from './chips-place.ts'

/** The size of the box that carries `box`, known before it is seen; a guess until it is there. */
export function useMeasured(guess: Size) {
  const [size, setSize] = useState(guess)
  const box = useCallback((element: HTMLDivElement | null) => {
    if (!element) return
    const measure = () => setSize({ width: element.offsetWidth, height: element.offsetHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, size }
}
