import { add, distance, type Point, rotate, scale, subtract } from '../../base/geometry/point.ts'
import { type Degrees, type Inches, normalizeAngle } from '../../base/units.ts'
import type { Underlay } from '../../model/layout/site.ts'
import type { Edit } from '../edit.ts'
import { changeSite } from '../site-edits.ts'

/** Lays a lot plan under the drawing in place of the one before; null takes it away. */
export const setUnderlay = (underlay: Underlay | null): Edit =>
  changeSite((site) => ({ ...site, underlay: underlay ?? undefined }))

/** What is left out stays as it is; without a lot plan nothing changes. */
export const changeUnderlay = (change: Partial<Omit<Underlay, 'id' | 'kind'>>): Edit =>
  changed((underlay) => ({ ...underlay, ...change }))

/** Moves it by so much. */
export const moveUnderlay = (by: Point): Edit =>
  changed((underlay) => ({ ...underlay, at: add(underlay.at, by) }))

/** Turns it about its middle to an angle, clockwise. */
export const turnUnderlay = (rotation: Degrees): Edit =>
  changeUnderlay({ rotation: normalizeAngle(rotation) })

/** Two places of the drawing on the plan. */
export type TwoPoints = readonly [from: Point, to: Point]

/** Scales it so that two of its points are so far apart; the first stays where it is. One place twice changes nothing. */
export const scaleUnderlay = ([from, to]: TwoPoints, apart: Inches): Edit => {
  const now = distance(from, to)
  if (now === 0 || apart <= 0) return (layout) => layout
  const factor = apart / now
  return changed((underlay) => ({
    ...underlay,
    at: add(from, scale(subtract(underlay.at, from), factor)),
    scale: underlay.scale * factor,
    isToScale: true,
  }))
}

/** Turns it about the first of two of its points, by the smaller angle, so that they are level. */
export const levelUnderlay = ([from, to]: TwoPoints): Edit => {
  if (distance(from, to) === 0) return (layout) => layout
  const tilt = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const back = tilt > 90 ? 180 - tilt : tilt < -90 ? -180 - tilt : -tilt
  return changed((underlay) => ({
    ...underlay,
    at: add(from, rotate(subtract(underlay.at, from), back)),
    rotation: normalizeAngle(underlay.rotation + back),
  }))
}

const changed = (change: (underlay: Underlay) => Underlay): Edit =>
  changeSite((site) => (site.underlay ? { ...site, underlay: change(site.underlay) } : site))
