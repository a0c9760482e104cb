import { meshesOf } from '@ramp/solids'
import { boxAround } from '../../packages/view3d/src/model/box-around.ts'
import type { Model } from '../../packages/view3d/src/model/model.ts'
import { rendererOfItsOwn } from '../../packages/view3d/src/renderer/renderer.ts'
import { objectsOf } from '../../packages/view3d/src/scene/objects-of.ts'
import { createStage } from '../../packages/view3d/src/scene/stage.ts'
import { cameraOn } from '../../packages/view3d/src/view/camera.ts'

export type Measured = {
  readonly objects: number
  readonly triangles: number
  /** From the solids to the first picture, ms. */
  readonly first: number
  /** Of every later picture, ms. */
  readonly frames: readonly number[]
}

declare global {
  var measureView3d: typeof measure | undefined
}

type Job = { readonly model: Model; readonly together: boolean; readonly frames: number }

/** Draws a model turning, each picture waited for, and tells how long the pictures took. */
function measure({ model, together, frames }: Job): Measured {
  const host = document.createElement('div')
  document.body.append(host)
  const begun = performance.now()
  const renderer = rendererOfItsOwn({ width: innerWidth, height: innerHeight })
  if (!renderer) throw new Error('this browser has no WebGL')
  host.append(renderer.domElement)
  renderer.setSize(innerWidth, innerHeight)
  const stage = createStage()
  const shown = objectsOf(meshesOf(model.solids), { together })
  stage.scene.add(...shown.map(({ object }) => object))
  const box = boxAround(model.solids)
  stage.fit(model.solids, box, { x: 0, y: 1 })
  renderer.shadowMap.needsUpdate = true
  const hand = cameraOn(renderer.domElement, () => undefined)
  hand.show({ model, box })
  hand.fit({ width: innerWidth, height: innerHeight })
  const context = renderer.getContext()
  const pixel = new Uint8Array(4)
  const draw = () => {
    hand.move('left')
    const from = performance.now()
    renderer.render(stage.scene, hand.camera)
    // Whoever reads a pixel waits until it is there.
    context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel)
    return performance.now() - from
  }
  draw()
  const first = performance.now() - begun
  const times = Array.from({ length: frames }, draw)
  const { triangles } = renderer.info.render
  renderer.dispose()
  renderer.forceContextLoss()
  host.remove()
  return { objects: shown.length, triangles, first, frames: times }
}

globalThis.measureView3d = measure
