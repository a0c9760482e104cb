import { type RefObject, useEffect } from 'react'

const PROPERTY = '--notices-height'

/** Says in the style of the page how high the notices are, so that toasts appear above them. */
export function useNoticesHeight(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(PROPERTY, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(PROPERTY)
    }
  }, [region])
}
