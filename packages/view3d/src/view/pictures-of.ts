import { PerspectiveCamera } from 'three'
import type { Model } from '../model/model.ts'
import { freeRenderer, rendererOfItsOwn } from '../renderer/renderer.ts'
import { poseOf, type Standpoint } from '../standpoints/standpoint.ts'
import { aim, wayOf } from './camera.ts'
import { settingFor } from './setting.ts'

/** Where a picture is taken from, and its pixels. */
export type Wanted = { readonly from: Standpoint; readonly width: number; readonly height: number }

/** Each picture has its own size. */
const SMALLEST = { width: 1, height: 1 }

/** No edge of a rail is frayed by it, and a picture of 6 in at 300 dots to the inch comes to a third of a megabyte. */
const QUALITY = 0.9

/**
 * Pictures of a model as JPEG, in the order they are asked for, without a view being open; null where the browser has no
 * WebGL. Rejects where a picture is larger than the browser can draw.
 */
export async function picturesOf(
  model: Model,
  wanted: readonly Wanted[],
): Promise<readonly ArrayBuffer[] | null> {
  const renderer = rendererOfItsOwn(SMALLEST)
  if (!renderer) return null
  const setting = settingFor(renderer)
  try {
    setting.put(model)
    const camera = new PerspectiveCamera()
    const taken: ArrayBuffer[] = []
    for (const { from, width, height } of wanted) {
      renderer.setSize(width, height)
      camera.aspect = width / height
      aim(camera, poseOf(from, { box: model.box, way: wayOf(model), aspect: camera.aspect }))
      renderer.render(setting.scene, camera)
      taken.push(await jpegOf(renderer.domElement))
    }
    return taken
  } finally {
    setting.free()
    void freeRenderer(renderer)
  }
}

/** What is on the canvas, asked for in the same breath it was drawn in: a browser may clear it afterwards. */
async function jpegOf(canvas: HTMLCanvasElement): Promise<ArrayBuffer> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!blob) throw new Error('The picture is larger than this browser can draw.')
  return blob.arrayBuffer()
}
