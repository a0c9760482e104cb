import type { WebGLRenderer } from 'three'
import { copiedPicture } from './copied-picture.ts'
import { drawnByProcessor } from './renderer.ts'

/** Where pictures are seen. */
export type Screen = {
  /** What is seen, and takes the pointer. */
  readonly canvas: HTMLCanvasElement
  /** Has the picture that was drawn last seen, and tells when it is; null where it is seen at once. */
  readonly show: (onSeen: () => void) => Promise<void> | null
}

/**
 * Within an element. A browser without a graphics card copies each picture to the page when it puts the page together, and the
 * page answers nothing until the processor has drawn it: there a canvas of its own gets each picture once it is drawn.
 */
export function screenIn(host: HTMLElement, renderer: WebGLRenderer): Screen {
  const own = renderer.domElement
  const canvas = drawnByProcessor(renderer) ? document.createElement('canvas') : own
  host.append(canvas)
  if (canvas === own)
    return {
      canvas,
      show: (onSeen) => {
        onSeen()
        return null
      },
    }
  const context = canvas.getContext('2d')
  return {
    canvas,
    show: async (onSeen) => {
      const picture = await copiedPicture(renderer.getContext())
      // The view may be closed by then.
      if (!picture || !canvas.isConnected) return
      const { width, height } = picture
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
      context?.putImageData(picture, 0, 0)
      onSeen()
    },
  }
}
