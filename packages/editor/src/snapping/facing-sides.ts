import {
  connectionTypeOf,
  dot,
  type Inches,
  joinableSides,
  jointProblems,
  leadsOntoPad,
  mayConnect,
  normalizeAngle,
  type PlacedPart,
  type PlacedSide,
  type Point,
  type Position,
  type Side,
  scale,
  subtract,
} from '@ramp/domain'
import type { JointPreview } from './snap.ts'

/** A joint that could be made, or null: a transition lies against a side without being a joint. */
export type Fit = {
  readonly kind: JointPreview['kind']
  /** Where along the side it may be made; anywhere without it. */
  readonly only?: Position
}

/** Closer to the middle than this, LEFT and RIGHT are nothing a person aims at: a transition on a ramp lies in the middle. */
const SMALLEST_OFFSET: Inches = 3

const ENDS: readonly Side[] = ['TOP', 'BOTTOM']

/** Sides of a moving part that can lie against another part. */
export const sidesToJoin = (placed: PlacedPart): readonly Side[] =>
  placed.part.kind === 'transition' ? ENDS : joinableSides(placed)

/** Sides of a standing part that a moving one can be brought against; against a plate onto a pad only such a pad. */
export const sidesToMeet = (moving: PlacedPart, standing: PlacedPart): readonly Side[] => {
  if (standing.part.kind !== 'transition') return joinableSides(standing)
  return connectionTypeOf(moving) === 'pad' && leadsOntoPad(standing.item) ? ENDS : []
}

/** Whether two sides may meet, by the rules of the connections (spec 2 §4). */
export function fitOf(moving: PlacedPart, mySide: Side, standing: PlacedPart, side: Side): Fit | null {
  if (moving.part.kind === 'transition') return { kind: null }
  // The plate is narrower than its ramp: only in the middle the pad is in line with both.
  if (standing.part.kind === 'transition') return { kind: 'RAMP_TO_PAD', only: 'CENTER' }
  const kind = mayConnect(moving, mySide, standing, side)
  return kind === null ? null : { kind }
}

export const faceEachOther = (a: PlacedSide, b: PlacedSide): boolean =>
  normalizeAngle(a.facing - b.facing) === 180

const rightwardOf = ({ left, right, length }: PlacedSide): Point => scale(subtract(right, left), 1 / length)

/** How a side lies before a standing side: the gap between them, and how far along from the middle. */
export function lieOf(
  mine: PlacedSide,
  standing: PlacedSide,
): { readonly gap: Inches; readonly along: Inches } {
  const between = subtract(mine.middle, standing.middle)
  return { gap: dot(between, standing.normal), along: dot(between, rightwardOf(standing)) }
}

/** A flush place along a standing side. */
export type FlushPlace = { readonly position: Position; readonly along: Inches }

/**
 * The flush places two sides have: LEFT, CENTER and RIGHT, or only CENTER when they are about equally long. `along` is
 * measured from the middle of the standing side towards its right.
 */
export function flushPlaces(mine: Inches, standing: PlacedSide): readonly FlushPlace[] {
  const slack = Math.abs(mine - standing.length) / 2
  if (slack < SMALLEST_OFFSET) return [{ position: 'CENTER', along: 0 }]
  // Seen from a wider newcomer left and right change places, and so does which side stands still: both cancel out.
  return [
    { position: 'CENTER', along: 0 },
    { position: 'LEFT', along: -slack },
    { position: 'RIGHT', along: slack },
  ]
}

/** The flush place nearest to where a side lies, if that is near enough to mean it. */
export function nearestFlush(
  places: readonly FlushPlace[],
  along: Inches,
  slack: Inches,
  reach: Inches,
): FlushPlace | null {
  const off = (place: FlushPlace) => Math.abs(place.along - along)
  const [nearest] = [...places].sort((a, b) => off(a) - off(b))
  // Where some places are not allowed, those that are stand for them too.
  const share = places.length < 3 ? slack : slack / 2
  return nearest && off(nearest) <= share + reach ? nearest : null
}

/** The flush places where nothing is wrong with the joint; all of them, where something is wrong with each. */
export function soundPlaces(
  [own, mySide]: readonly [PlacedPart, Side],
  [other, side]: readonly [PlacedPart, Side],
  { kind }: Fit,
): readonly FlushPlace[] {
  const [ownSide, otherSide] = [own.sides[mySide], other.sides[side]]
  const difference = Math.abs(ownSide.length - otherSide.length)
  const places = flushPlaces(ownSide.length, otherSide)
  const sound = places.filter(
    ({ position }) =>
      kind === null || jointProblems({ own, ownSide, other, otherSide, position, difference }).length === 0,
  )
  return sound.length > 0 ? sound : places
}

/** The point of a standing side's line at a distance from its middle. */
export const pointAlong = (standing: PlacedSide, along: Inches): Point => {
  const rightward = rightwardOf(standing)
  return { x: standing.middle.x + rightward.x * along, y: standing.middle.y + rightward.y * along }
}

/** The edge two flush sides share: that of the narrower one. */
export function sharedEdge(mine: Inches, standing: PlacedSide, along: Inches): readonly [Point, Point] {
  const half = Math.min(mine, standing.length) / 2
  const middle = mine <= standing.length ? along : 0
  return [pointAlong(standing, middle - half), pointAlong(standing, middle + half)]
}
