import { useEffect, useState } from 'react'
import type { ScreenBox } from '../quick-bar/screen-cover.ts'

/** What lies over the left of the canvas on a small screen, in pixels of the canvas; null while nothing does. */
export function useCover(): ScreenBox | null {
  const [cover, setCover] = useState<ScreenBox | null>(null)
  useEffect(() => {
    const side = document.querySelector('[data-over]:has(> nav)')
    if (!side) return
    const look = () => setCover((before) => sameOr(before, coverBy(side)))
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(document.body)
    const changes = new MutationObserver(look)
    changes.observe(side, { childList: true, attributes: true })
    return () => {
      sizes.disconnect()
      changes.disconnect()
    }
  }, [])
  return cover
}

function coverBy(side: Element): ScreenBox | null {
  const canvas = document.querySelector('[data-canvas]')?.getBoundingClientRect()
  const panel = side.querySelector(':scope > nav + [data-region]')?.getBoundingClientRect()
  if (!canvas || !panel || panel.right <= canvas.left) return null
  return { left: 0, top: 0, width: panel.right - canvas.left, height: canvas.height }
}

const sameOr = (before: ScreenBox | null, now: ScreenBox | null): ScreenBox | null =>
  before?.width === now?.width && before?.height === now?.height ? before : now
