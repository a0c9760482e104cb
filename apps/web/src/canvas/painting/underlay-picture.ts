import type { Underlay } from '@ramp/domain'
import type { View } from '@ramp/drafting'

/** The picture of a lot plan, by the id it has in the layout. */
type Shown = { readonly id: string; readonly picture: ImageBitmap }

let shown: Shown | null = null
const listeners = new Set<() => void>()

/** Gives the canvas the picture of the lot plan, once it was read; null takes it away. */
export function showUnderlay(next: Shown | null): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Is told when there is another picture to paint; the function ends it. */
export function onUnderlay(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Paints a lot plan at its true scale, as far as its picture is there. */
export function paintUnderlay(
  context: CanvasRenderingContext2D,
  view: View,
  underlay: Underlay | undefined,
): void {
  if (!underlay || underlay.isHidden || shown?.id !== underlay.id) return
  const { at, rotation, opacity, width, height, isFlipped } = underlay
  context.save()
  context.translate(view.left, view.top)
  context.scale(view.scale, view.scale)
  context.translate(at.x, at.y)
  context.rotate((rotation * Math.PI) / 180)
  context.scale(isFlipped ? -underlay.scale : underlay.scale, underlay.scale)
  context.globalAlpha = opacity
  context.imageSmoothingQuality = 'high'
  context.drawImage(shown.picture, -width / 2, -height / 2, width, height)
  context.restore()
}
