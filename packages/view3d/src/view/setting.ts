import type { Object3D, WebGLRenderer } from 'three'
import type { Model } from '../model/model.ts'
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
  const parts = () => model?.meshes.parts ?? []
  const clear = () => {
    stage.scene.remove(...shown.map(({ object }) => object))
    freeObjects(shown)
  }
  return {
    scene: stage.scene,
    model: () => model,
    objects: () => shown.map(({ object }) => object),
    /** The part that a copy of an object belongs to. */
    partOf: (object: Object3D, copy: number): string | null => {
      const owner = shown.find((one) => one.object === object)?.owners[copy]
      return owner === undefined ? null : (parts()[owner] ?? null)
    },
    put: (next: Model) => {
      clear()
      model = next
      shown = objectsOf(next.meshes)
      for (const { object } of shown) stage.scene.add(object)
      stage.fit(next)
      tint(shown, { parts: parts(), chosen })
      renderer.shadowMap.needsUpdate = true
    },
    choose: (next: readonly string[]) => {
      chosen = next
      tint(shown, { parts: parts(), chosen })
    },
    dress: (dress: Dress) => {
      stage.dress(dress)
      renderer.shadowMap.needsUpdate = true
    },
    /** What hides words that lie behind it, and what they keep clear of. */
    before: (): Before => ({
      house: stage.house.visible ? [stage.house] : [],
      decks: shown.filter(({ isDeck }) => isDeck).map(({ object }) => object),
      volumes: model?.volumes ?? null,
    }),
    free: () => {
      clear()
      stage.free()
    },
  }
}
