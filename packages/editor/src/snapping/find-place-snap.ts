import {
  attachTo,
  type Catalogue,
  type Connections,
  dot,
  type Inches,
  isSloped,
  newPart,
  normalizeAngle,
  type PartId,
  type PlacedPart,
  type PlacedSide,
  type Placement,
  placePart,
  SIDES,
  type Side,
  subtract,
} from '@ramp/domain'
import {
  type Fit,
  type FlushPlace,
  fitOf,
  lieOf,
  sharedEdge,
  sidesToMeet,
  soundPlaces,
} from './facing-sides.ts'
import { flowAt } from './flow.ts'
import { gatePlaces } from './gate-places.ts'
import type { PlaceSnap } from './snap.ts'
import { isValidPlace, type Standing } from './standing.ts'

export type Newcomer = {
  /** The new part where it is held now. */
  readonly held: PlacedPart
  /** It was turned by hand, so it is not turned again. */
  readonly keepsRotation: boolean
}

export type Surroundings = {
  readonly standing: Standing
  readonly placement: Placement
  readonly connections: Connections
  readonly catalogue: Catalogue
}

type Candidate = PlaceSnap & { readonly distance: Inches }

/**
 * A flush place for a part that is being put on the layout, turned so that the way goes on: a ramp brought to the lower
 * end of another starts with its top there. Null when nothing that may join is within reach.
 */
export function findPlaceSnap(
  { held, keepsRotation }: Newcomer,
  around: Surroundings,
  reach: Inches,
): PlaceSnap | null {
  const longest = Math.max(held.width, held.length)
  if (held.item.role === 'gate') {
    const near = around.standing.near(held.box, longest / 2 + reach)
    const places = gatePlaces(held, near, reach)
    const isKept = ({ rotation }: PlaceSnap) => (rotation - held.part.rotation) % 180 === 0
    const [place] = keepsRotation ? places.filter(isKept) : places
    return place ? { ...place, rotation: keepsRotation ? held.part.rotation : place.rotation } : null
  }
  const candidates = around.standing.near(held.box, longest / 2 + reach).flatMap((other) =>
    sidesToMeet(held, other).flatMap((side) => {
      const mySide = sideFor(held, other, side, around)
      if (around.standing.isEntrance({ part: other.part.id, side }) && held.part.kind !== 'transition')
        return []
      const fit = fitOf(held, mySide, other, side)
      if (!fit) return []
      const places = soundPlaces([held, mySide], [other, side], fit)
      return candidatesAt({ held, mySide, to: other.sides[side], fit, places }, around, reach)
    }),
  )
  const allowed = keepsRotation ? candidates.filter((one) => one.rotation === held.part.rotation) : candidates
  allowed.sort((a, b) => a.distance - b.distance)
  return allowed.find((one) => isFree(held, one, around)) ?? null
}

/** The side of the newcomer that belongs against a standing side. */
export function sideFor(
  { part, item }: PlacedPart,
  other: PlacedPart,
  side: Side,
  around: Pick<Surroundings, 'connections' | 'placement'>,
): Side {
  const isLevel = !isSloped(other.part)
  switch (part.kind) {
    case 'platform':
    case 'platform-ext':
      return sideKeepingRotation(part.rotation, other.sides[side])
    case 'transition':
      return comesBefore(item.role) || (!isLevel && side === 'TOP') ? 'BOTTOM' : 'TOP'
    case 'arr':
      return turningEnd(part.rotation, other.sides[side], item)
    default:
      if (!isLevel) return side === 'TOP' ? 'BOTTOM' : 'TOP'
      if (isExit(other.part.id, side, around)) return 'TOP'
      return sideByFlow(part.rotation, other, side, flowAt(other.part.id, part.kind, around))
  }
}

/** The way out of a system goes on downwards. */
const isExit = (part: PartId, side: Side, { connections }: Pick<Surroundings, 'connections'>): boolean =>
  connections.openings.some(({ use, end }) => use === 'exit' && end.part === part && end.side === side)

const comesBefore = (role: PlacedPart['item']['role']): boolean =>
  role === 'transition-upper' || role === 'bridge-plate'

/** Platforms have no top and bottom to walk, so they stay as they are held. */
const sideKeepingRotation = (rotation: number, to: PlacedSide): Side => {
  const eighths = normalizeAngle(to.facing + 180 - rotation) / 90
  return SIDES[Math.floor(eighths)] ?? 'TOP'
}

/** A 45-degree piece turns right from its top and left from its bottom: as it is held, else to the right. */
function turningEnd(rotation: number, to: PlacedSide, item: PlacedPart['item']): Side {
  const held = attachTo({ to, item, mySide: 'BOTTOM', position: 'CENTER' }).rotation
  return held === normalizeAngle(rotation) ? 'BOTTOM' : 'TOP'
}

/** At a platform that nothing comes down to or leaves yet, the end that already faces it is taken. */
function sideByFlow(rotation: number, other: PlacedPart, side: Side, flow: ReturnType<typeof flowAt>): Side {
  if (flow === 'arrives') return 'TOP'
  if (flow === 'leaves') return 'BOTTOM'
  return sideKeepingRotation(rotation, other.sides[side]) === 'BOTTOM' ? 'BOTTOM' : 'TOP'
}

type Approach = {
  readonly held: PlacedPart
  readonly mySide: Side
  readonly to: PlacedSide
  readonly fit: Fit
  readonly places: readonly FlushPlace[]
}

function candidatesAt(
  { held, mySide, to, fit, places }: Approach,
  { catalogue }: Surroundings,
  reach: Inches,
): readonly Candidate[] {
  const mine = held.sides[mySide].length
  const lie = lieOf({ ...held.sides[mySide], middle: held.part.at }, to)
  return places.flatMap(({ position, along }) => {
    if (fit.only && position !== fit.only) return []
    const { at, rotation } = attachTo({ to, item: held.item, mySide, position })
    const there = turned(held, { at, rotation }, catalogue)
    if (!there) return []
    const slack = Math.abs(mine - to.length) / 2
    const isTurned = rotation !== held.part.rotation
    const offAlong = Math.abs(lie.along - along)
    if (offAlong > slack / 2 + (isTurned ? 2 * reach : reach)) return []
    const offGap = gapTo(lie.gap, depthOf(held, to), depthOf(there, to))
    if (offGap > reach) return []
    const joint = {
      moving: { part: held.part.id, side: mySide },
      standing: { part: to.part, side: to.side },
      kind: fit.kind,
      position,
      line: sharedEdge(mine, to, along),
    }
    return [{ at, rotation, joint, distance: Math.hypot(offGap, offAlong) + (isTurned ? reach / 4 : 0) }]
  })
}

/** How far the middle of the held part is from where it would be flush, as it is held or as it would be turned. */
const gapTo = (gap: Inches, asHeld: Inches, asTurned: Inches): Inches => {
  const [near, far] = asHeld < asTurned ? [asHeld, asTurned] : [asTurned, asHeld]
  return gap < near ? near - gap : Math.max(0, gap - far)
}

/** Half the extent of a part across a side's line. */
const depthOf = ({ outline, part }: PlacedPart, { normal }: PlacedSide): Inches =>
  Math.max(...outline.map((point) => dot(subtract(point, part.at), normal)))

function turned(
  held: PlacedPart,
  { at, rotation }: Pick<PlaceSnap, 'at' | 'rotation'>,
  catalogue: Catalogue,
): PlacedPart | null {
  const part = newPart(held.item, held.part.id, at, rotation)
  return part && placePart(part, catalogue)
}

function isFree(held: PlacedPart, place: PlaceSnap, { standing, catalogue }: Surroundings): boolean {
  const there = turned(held, place, catalogue)
  return there !== null && isValidPlace([there], standing)
}
