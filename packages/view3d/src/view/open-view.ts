import type { Model } from '../model/model.ts'
import type { Standpoint } from '../standpoints/standpoint.ts'
import { cameraOn, type Move } from './camera.ts'
import { choosing } from './choosing.ts'
import { atNextFrame } from './next-frame.ts'
import { freeRenderer, rendererIn, sharpness } from './renderer.ts'
import { settingFor } from './setting.ts'

type Size = { readonly width: number; readonly height: number }

/** A view of a system in three dimensions: drawn when something changed, and only then. */
export type View3d = {
  readonly show: (model: Model) => void
  /** Parts that are chosen on the other side. */
  readonly choose: (parts: readonly string[]) => void
  readonly goTo: (standpoint: Standpoint) => void
  readonly move: (move: Move) => void
  /** A PNG of what is seen, of so many pixels. */
  readonly picture: (size: Size) => Promise<Blob | null>
  /** Ends it and gives back what the graphics card holds. */
  readonly close: () => void
}

type Given = {
  /** A part was pointed at; null where there is none. */
  readonly onChoose?: (part: string | null) => void
}

/** Opens an empty view within an element, whose size it follows; null where the browser has no WebGL. */
export function openView3d(host: HTMLElement, { onChoose }: Given = {}): View3d | null {
  const renderer = rendererIn(host)
  if (!renderer) return null
  const canvas = renderer.domElement
  const setting = settingFor(renderer)
  const frame = atNextFrame(() => renderer.render(setting.scene, camera.camera))
  const camera = cameraOn(canvas, frame.ask)
  const show = (next: Model) => {
    camera.look({ model: next, box: setting.put(next) })
    frame.ask()
  }
  const fit = () => {
    const { clientWidth: width, clientHeight: height } = host
    if (width === 0 || height === 0) return
    renderer.setPixelRatio(sharpness())
    renderer.setSize(width, height)
    camera.fit(width / height)
    frame.ask()
  }
  const picture = ({ width, height }: Size) => {
    renderer.setPixelRatio(1)
    renderer.setSize(width, height, false)
    camera.fit(width / height)
    renderer.render(setting.scene, camera.camera)
    const png = new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    fit()
    return png
  }
  const endings = [
    watchSize(host, fit),
    choosing(canvas, camera.camera, setting.shown, onChoose),
    watchReturn(canvas, () => {
      const model = setting.model()
      if (model) show(model)
    }),
    frame.end,
    camera.free,
    setting.free,
  ]
  fit()
  const choose = (parts: readonly string[]) => {
    setting.choose(parts)
    frame.ask()
  }
  const close = () => {
    for (const end of endings) end()
    freeRenderer(renderer)
  }
  return { show, choose, goTo: camera.goTo, move: camera.move, picture, close }
}

function watchSize(host: HTMLElement, onChange: () => void): () => void {
  const watching = new ResizeObserver(onChange)
  watching.observe(host)
  return () => watching.disconnect()
}

/** A graphics card that was taken away comes back empty. */
function watchReturn(canvas: HTMLCanvasElement, onReturn: () => void): () => void {
  canvas.addEventListener('webglcontextrestored', onReturn)
  return () => canvas.removeEventListener('webglcontextrestored', onReturn)
}
