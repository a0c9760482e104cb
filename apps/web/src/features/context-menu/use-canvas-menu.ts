import type { ScreenPoint } from '@ramp/editor'
import { useEffect, useEffectEvent } from 'react'

/** Tells where on the canvas a menu was asked for, in pixels of the canvas, and keeps the browser's own menu away. */
export function useCanvasMenu(onAsk: (at: ScreenPoint, isByKey: boolean) => void): void {
  const ask = useEffectEvent(onAsk)
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      const canvas = event.target instanceof Element ? event.target.closest('[data-canvas]') : null
      if (!canvas) return
      event.preventDefault()
      const { left, top } = canvas.getBoundingClientRect()
      const at = { left: event.clientX - left, top: event.clientY - top }
      // The menu key names no place: the browser says -1 for its pointer.
      ask(at, 'pointerId' in event && event.pointerId === -1)
    }
    document.addEventListener('contextmenu', listen)
    return () => document.removeEventListener('contextmenu', listen)
  }, [])
}
