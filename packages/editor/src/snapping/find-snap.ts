import { type Inches, type PlacedPart, type PlacedSide, subtract } from '@ramp/domain'
import {
  type FlushPlace,
  faceEachOther,
  fitOf,
  lieOf,
  nearestFlush,
  pointAlong,
  sharedEdge,
  sidesToJoin,
  sidesToMeet,
  soundPlaces,
} from './facing-sides.ts'
import { shifted } from './shifted.ts'
import type { JointPreview, Snap } from './snap.ts'
import { isValidPlace, type Standing } from './standing.ts'

type Candidate = Snap & { readonly distance: Inches }

/**
 * Brings a joinable side of a moving part flush onto a free side of a standing one: sides that face each other, that may
 * meet, and that lie within reach. The nearest of LEFT, CENTER and RIGHT is taken; a place where system parts would
 * overlap is not offered, so a side that is full counts as taken.
 */
export function findSnap(moving: readonly PlacedPart[], standing: Standing, reach: Inches): Snap | null {
  const candidates = moving.flatMap((one) =>
    standing.near(one.box, reach).flatMap((other) => candidatesOf(one, other, standing, reach)),
  )
  candidates.sort((a, b) => a.distance - b.distance)
  return candidates.find(({ by }) => isValidPlace(shifted(moving, by), standing)) ?? null
}

function candidatesOf(
  one: PlacedPart,
  other: PlacedPart,
  standing: Standing,
  reach: Inches,
): readonly Candidate[] {
  return sidesToJoin(one).flatMap((mySide) =>
    sidesToMeet(one, other).flatMap((side) => {
      const mine = one.sides[mySide]
      const theirs = other.sides[side]
      if (!faceEachOther(mine, theirs)) return []
      if (one.part.kind !== 'transition' && standing.isEntrance({ part: other.part.id, side })) return []
      const fit = fitOf(one, mySide, other, side)
      const place = fit && flushWithin(mine, theirs, soundPlaces([one, mySide], [other, side], fit), reach)
      if (!place || !fit || (fit.only && place.position !== fit.only)) return []
      const by = subtract(pointAlong(theirs, place.along), mine.middle)
      const joint: JointPreview = {
        moving: { part: one.part.id, side: mySide },
        standing: { part: other.part.id, side },
        kind: fit.kind,
        position: place.position,
        line: sharedEdge(mine.length, theirs, place.along),
      }
      return [{ by, joint, distance: Math.hypot(by.x, by.y) }]
    }),
  )
}

function flushWithin(
  mine: PlacedSide,
  theirs: PlacedSide,
  places: readonly FlushPlace[],
  reach: Inches,
): FlushPlace | null {
  const { gap, along } = lieOf(mine, theirs)
  if (Math.abs(gap) > reach) return null
  return nearestFlush(places, along, Math.abs(mine.length - theirs.length) / 2, reach)
}
