import { useLayoutEffect, useRef, useState } from 'react'
import type { Size } from './chips-place.ts'

/** The size of a box on the screen, known before it is seen; a guess until it is there. */
export function useMeasured(isThere: boolean, guess: Size) {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(guess)
  useLayoutEffect(() => {
    const element = box.current
    if (!isThere || !element) return
    const measure = () => setSize({ width: element.offsetWidth, height: element.offsetHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [isThere])
  return { box, size }
}
