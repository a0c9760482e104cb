import { SCENE } from '@ramp/drafting'
import { Color, InstancedMesh } from 'three'
import { partOf } from '../model/model.ts'
import type { Shown } from './objects-of.ts'

/** The color of what is selected (spec), as on the canvas. */
const CHOSEN = new Color(SCENE.selected)

/** Gives chosen parts, with their rails, legs and braces, the color of a selection. */
export function tint(shown: readonly Shown[], chosen: readonly string[]): void {
  for (const { object, owners, color } of shown) {
    if (!(object instanceof InstancedMesh)) continue
    owners.forEach((owner, at) => {
      const part = partOf(owner)
      object.setColorAt(at, part !== null && chosen.includes(part) ? CHOSEN : color)
    })
    if (object.instanceColor) object.instanceColor.needsUpdate = true
  }
}
