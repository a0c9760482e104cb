import type { Solid, WayIn } from '@ramp/solids'
import { NUMBERS_OF_PLACE, type PackedMeshes } from '../../packages/view3d/src/model/copies.ts'
import { modelOf } from '../../packages/view3d/src/model/model.ts'
import { rendererOfItsOwn } from '../../packages/view3d/src/renderer/renderer.ts'
import { objectsOf } from '../../packages/view3d/src/scene/objects-of.ts'
import { createStage } from '../../packages/view3d/src/scene/stage.ts'
import { tint } from '../../packages/view3d/src/scene/tint.ts'
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

type Job = {
  readonly solids: readonly Solid[]
  readonly wayIn: WayIn | null
  readonly together: boolean
  readonly frames: number
}

/** Draws a model turning, each picture waited for, and tells how long the pictures took. */
function measure({ together, frames, ...given }: Job): Measured {
  const host = document.createElement('div')
  document.body.append(host)
  const begun = performance.now()
  const renderer = rendererOfItsOwn({ width: innerWidth, height: innerHeight })
  if (!renderer) throw new Error('this browser has no WebGL')
  host.append(renderer.domElement)
  renderer.setSize(innerWidth, innerHeight)
  const stage = createStage()
  const model = modelOf(given)
  const { meshes } = model
  const shown = objectsOf(together ? meshes : apart(meshes))
  tint(shown, { parts: meshes.parts, chosen: [] })
  stage.scene.add(...shown.map(({ object }) => object))
  stage.fit(model)
  renderer.shadowMap.needsUpdate = true
  const hand = cameraOn(renderer.domElement, () => undefined)
  hand.show(model)
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

/** An object for every piece. */
const apart = ({ copies, ...others }: PackedMeshes): PackedMeshes => ({
  ...others,
  copies: copies.flatMap((group) =>
    Array.from(group.owners, (_, at) => ({
      ...group,
      places: group.places.slice(NUMBERS_OF_PLACE * at, NUMBERS_OF_PLACE * (at + 1)),
      owners: group.owners.slice(at, at + 1),
    })),
  ),
})

globalThis.measureView3d = measure
