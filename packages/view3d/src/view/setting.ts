import type { WebGLRenderer } from 'three'
import { boxAround } from '../model/box-around.ts'
import type { Box3 } from '../model/extent.ts'
import { type Model, systemMeshes } from '../model/model.ts'
import { partVolumes } from '../model/part-volumes.ts'
import { freeObjects, objectsOf, type Shown } from '../scene/objects-of.ts'
import { createStage, type Dress } from '../scene/stage.ts'
import { tint } from '../scene/tint.ts'
import type { Before } from './labels.ts'

/** The stage with a model on it, and which of its parts are chosen. */
export function settingFor(renderer: WebGLRenderer) {
  const stage = createStage()
  let shown: readonly Shown[] = []
  let chosen: readonly string[] = []
  let model: Model | null = null
  let volumes: Before['volumes'] = []
  const clear = () => {
    stage.scene.remove(...shown.map(({ object }) => object))
    freeObjects(shown)
  }
  return {
    scene: stage.scene,
    shown: () => shown,
    model: () => model,
    /** Gives the box around it. */
    put: (next: Model): Box3 => {
      clear()
      model = next
      const { solids, wayIn } = next
      shown = objectsOf(next.meshes ?? systemMeshes(solids))
      for (const { object } of shown) stage.scene.add(object)
      const box = boxAround(solids)
      stage.fit(solids, box, wayIn?.out ?? { x: 0, y: 1 })
      volumes = partVolumes(solids)
      tint(shown, chosen)
      renderer.shadowMap.needsUpdate = true
      return box
    },
    choose: (parts: readonly string[]) => {
      chosen = parts
      tint(shown, chosen)
    },
    dress: (dress: Dress) => {
      stage.dress(dress)
      renderer.shadowMap.needsUpdate = true
    },
    /** What hides words that lie behind it. */
    before: (): Before => ({
      house: stage.house.visible ? [stage.house] : [],
      decks: shown.filter(({ isDeck }) => isDeck).map(({ object }) => object),
      volumes,
    }),
    free: () => {
      clear()
      stage.free()
    },
  }
}
