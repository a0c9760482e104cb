import { type RefObject, useEffect } from 'react'

/** What stays at the lower edge of the page; toasts appear above it. */
type Property = '--status-bar-height' | '--notices-height' | '--card-height'

/** Says in the style of the page how high an element is. */
export function useHeightProperty(property: Property, of: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = of.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [property, of])
}
