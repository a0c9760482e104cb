import type { ScreenPoint } from '@ramp/editor'
import { useEffect, useEffectEvent } from 'react'

/** Tells where on the canvas a menu was asked for, in pixels of the canvas, and keeps the browser's own menu away. */
export function useCanvasMenu(onAsk: (at: ScreenPoint) => void): void {
  const ask = useEffectEvent(onAsk)
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      const canvas = event.target instanceof Element ? event.target.closest('[data-canvas]') : null
      if (!canvas) return
      event.preventDefault()
      const { left, top } = canvas.getBoundingClientRect()
      ask({ left: event.clientX - left, top: event.clientY - top })
    }
    document.addEventListener('contextmenu', listen)
    return () => document.removeEventListener('contextmenu', listen)
  }, [])
}
