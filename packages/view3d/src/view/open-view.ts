import type { WebGLRenderer } from 'three'
import type { Model } from '../model/model.ts'
import { atNextFrame } from '../renderer/next-frame.ts'
import { nextTask } from '../renderer/next-task.ts'
import { freeRenderer, pixelsOf, rendererOfItsOwn, resize, type Size } from '../renderer/renderer.ts'
import { screenIn } from '../renderer/screen.ts'
import { shadersFor } from '../renderer/shaders.ts'
import type { Dress } from '../scene/stage.ts'
import type { Standpoint } from '../standpoints/standpoint.ts'
import { cameraOn, type Look, type Move } from './camera.ts'
import { choosing } from './choosing.ts'
import { type Label, labelsIn, overView } from './labels.ts'
import { settingFor } from './setting.ts'

/** A view of a system in three dimensions: drawn when something changed, and only then. */
export type View3d = {
  readonly show: (model: Model) => void
  /** Parts that are chosen on the other side. */
  readonly choose: (parts: readonly string[]) => void
  /** Words over the view; those of before go. */
  readonly label: (labels: readonly Label[]) => void
  /** What is shown around the system, and how the light falls. */
  readonly dress: (dress: Dress) => void
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
  /** One looks from elsewhere: from where over the ground, and which way, inches. */
  readonly onLook?: (look: Look) => void
}

/** Opens an empty view within an element, whose size it follows; null where the browser has no WebGL. */
export async function openView3d(host: HTMLElement, given: Given = {}): Promise<View3d | null> {
  const renderer = rendererOfItsOwn(pixelsOf(host))
  if (!renderer) return null
  await nextTask()
  return viewWith(renderer, host, given)
}

function viewWith(renderer: WebGLRenderer, host: HTMLElement, { onChoose, onLook }: Given): View3d {
  const { setting, camera, labels, frame, prepare, canvas, free } = drawing(host, renderer, onLook)
  const show = (next: Model) => {
    setting.put(next)
    camera.show(next)
    prepare()
  }
  const fit = () => {
    const { clientWidth: width, clientHeight: height } = host
    if (width === 0 || height === 0) return
    resize(renderer, pixelsOf(host))
    camera.fit({ width, height }, () => overView(host))
    frame.ask()
  }
  const picture = (size: Size) => {
    resize(renderer, size)
    camera.fit(size)
    renderer.render(setting.scene, camera.camera)
    const png = new Promise<Blob | null>((resolve) => renderer.domElement.toBlob(resolve, 'image/png'))
    fit()
    return png
  }
  const endings = [
    watchSize(host, fit),
    choosing(canvas, camera.camera, setting, onChoose),
    watchReturn(renderer.domElement, () => {
      const model = setting.model()
      if (model) show(model)
    }),
    frame.end,
    camera.free,
    labels.free,
    setting.free,
    free,
  ]
  fit()
  const anew =
    <Value>(change: (value: Value) => void) =>
    (value: Value) => {
      change(value)
      frame.ask()
    }
  const close = () => {
    for (const end of endings) end()
    void freeRenderer(renderer)
  }
  return {
    show,
    choose: anew(setting.choose),
    label: anew(labels.put),
    dress: anew(setting.dress),
    goTo: camera.goTo,
    move: camera.move,
    picture,
    close,
  }
}

/** What is drawn, from where, with words over it; each picture when it is asked for. */
function drawing(host: HTMLElement, renderer: WebGLRenderer, onLook: Given['onLook']) {
  const setting = settingFor(renderer)
  const shaders = shadersFor(renderer)
  const { canvas, show } = screenIn(host, renderer)
  const labels = labelsIn(host)
  const frame = atNextFrame(() => {
    renderer.render(setting.scene, camera.camera)
    // Words and plan go with the picture, and not ahead of it.
    const [from, look] = [camera.camera.clone(), camera.look()]
    return show(() => {
      labels.place(from, { width: host.clientWidth, height: host.clientHeight }, setting.before())
      onLook?.(look)
    })
  })
  const camera = cameraOn(canvas, frame.ask)
  // A picture whose shaders are not made yet has the page wait for the graphics card: the one before stays until they are.
  const prepare = () =>
    frame.after(
      nextTask().then(() => {
        if (canvas.isConnected) return shaders.ready(setting.scene, camera.camera)
      }),
    )
  prepare()
  const free = () => {
    shaders.free()
    canvas.remove()
  }
  return { setting, camera, labels, frame, prepare, canvas, free }
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
