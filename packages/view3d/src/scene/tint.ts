import { SCENE } from '@ramp/drafting'
import { Color } from 'three'
import type { Shown } from './objects-of.ts'

/** The color of what is selected (spec), as on the canvas. */
const CHOSEN = new Color(SCENE.selected)

type Chosen = { readonly parts: readonly string[]; readonly chosen: readonly string[] }

/** Gives chosen parts, with their rails, legs and braces, the color of a selection, and all others their own. */
export function tint(shown: readonly Shown[], { parts, chosen }: Chosen): void {
  const places = new Set(chosen.map((part) => parts.indexOf(part)).filter((at) => at >= 0))
  for (const { object, owners, color } of shown) {
    for (const [at, owner] of owners.entries()) object.setColorAt(at, places.has(owner) ? CHOSEN : color)
    if (object.instanceColor) object.instanceColor.needsUpdate = true
  }
}
