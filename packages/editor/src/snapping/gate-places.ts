import {
  distance,
  type Inches,
  isPlatform,
  normalizeAngle,
  type PlacedPart,
  type PlacedSide,
  SIDES,
} from '@ramp/domain'
import { lieOf, pointAlong } from './facing-sides.ts'
import type { PlaceSnap } from './snap.ts'

/** A gate this near to the middle of a side is set there. */
const TO_MIDDLE: Inches = 6

/** Where a gate is set on a side: on its line, along it, swinging over its edge. */
export function gateOnSide(gate: PlacedPart, side: PlacedSide, along: Inches = 0): PlaceSnap {
  const room = Math.max(0, (side.length - gate.width) / 2)
  const set = Math.abs(along) < TO_MIDDLE ? 0 : Math.min(room, Math.max(-room, along))
  const half = Math.min(gate.width, side.length) / 2
  const joint = {
    moving: { part: gate.part.id, side: 'BOTTOM' },
    standing: { part: side.part, side: side.side },
    kind: null,
    position: 'CENTER',
    line: [pointAlong(side, set - half), pointAlong(side, set + half)],
  } as const
  return { at: pointAlong(side, set), rotation: normalizeAngle(side.facing), joint }
}

/** Places for a gate in the hand at the sides of a platform within reach, the nearest first. */
export function gatePlaces(
  gate: PlacedPart,
  near: readonly PlacedPart[],
  reach: Inches,
): readonly (PlaceSnap & { readonly distance: Inches })[] {
  return near
    .filter((one) => one.isSystem && isPlatform(one))
    .flatMap(({ sides }) => SIDES.map((side) => sides[side]))
    .flatMap((side) => {
      const { gap, along } = lieOf({ ...side, middle: gate.part.at }, side)
      if (Math.abs(gap) > reach || Math.abs(along) > side.length / 2) return []
      const place = gateOnSide(gate, side, along)
      return [{ ...place, distance: distance(place.at, gate.part.at) }]
    })
    .toSorted((a, b) => a.distance - b.distance)
}
