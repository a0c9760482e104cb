import { type Analysis, type Point, rotate } from '@ramp/domain'
import type { Point3 } from '../solid/solid.ts'
import { heightAtSide, settingOut } from './setting-out.ts'

/** Where a person steps out of the door: the middle of the sill on the deck, and the way that leads on from there. */
export type WayIn = {
  readonly at: Point3
  /** Over the ground, of length 1. */
  readonly out: Point
}

/** The first entrance of a system; null while it has none. */
export function wayInOf(analysis: Analysis): WayIn | null {
  const entrance = analysis.connections.openings.find(({ use }) => use === 'entrance')
  const part = entrance && settingOut(analysis).byId.get(entrance.end.part)
  if (!part) return null
  const { side } = entrance.end
  const { facing } = part.placed.sides[side]
  const at = { ...part.toGround(entrance.at), z: heightAtSide(part, side) }
  return { at, out: rotate({ x: 0, y: 1 }, facing) }
}
