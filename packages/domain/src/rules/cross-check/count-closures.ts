import { distance, dot, type Point, subtract } from '../../base/geometry/point.ts'
import { type Inches, inchesFromSpecPixels, isAtMost, isLess } from '../../base/units.ts'
import { SIDES } from '../../model/layout/part.ts'
import type { ChosenClosure } from '../closures/closure.ts'
import type { Joint } from '../connections/joint.ts'
import { isDeck } from '../placement/decks.ts'
import type { PlacedPart, PlacedSide, Placement } from '../placement/placed-part.ts'
import { isRailed } from './count-ramp-ends.ts'
import { isFacing, SAME_LINE } from './facing.ts'

/** Gaps whose middles are closer than this stand in one place. */
const SAME_PLACE: Inches = inchesFromSpecPixels(5)
const NARROWEST: Inches = 3.6
const NARROWEST_CENTRED: Inches = 4.8
/** One kit fills this much, and the widest picket kit this much (domain 7.9). */
const ONE_KIT: Inches = 30
const WIDEST_PICKETS: Inches = 45

/**
 * How many gaps in the railing there are beside what joins the platforms, measured along their edges. Parts that only
 * touch are an error of the layout already and cover nothing.
 */
export function countGaps({ parts, byId }: Placement, joints: readonly Joint[]): number {
  const beside = new Map<PlacedPart, PlacedPart[]>()
  for (const deck of parts) if (isClosed(deck)) beside.set(deck, [])
  for (const joint of joints) {
    const [a, b] = [byId.get(joint.a.part), byId.get(joint.b.part)]
    if (!a || !b) continue
    if (b.part.kind !== 'arr') beside.get(a)?.push(b)
    if (a.part.kind !== 'arr') beside.get(b)?.push(a)
  }
  const middles: Point[] = []
  for (const [{ sides }, others] of beside)
    for (const side of SIDES) middles.push(...gapsOn(sides[side], others))
  return placesAmong(middles)
}

/**
 * Gaps in one place, seen from several platforms, are one (spec 3 §4.7: origins within 5 px): so are those that a third
 * one lies between.
 */
function placesAmong(points: readonly Point[]): number {
  const left = new Set(points)
  let places = 0
  for (const point of left) {
    places += 1
    takePlace(point, left)
  }
  return places
}

function takePlace(at: Point, left: Set<Point>) {
  left.delete(at)
  for (const other of left) if (isLess(distance(at, other), SAME_PLACE)) takePlace(other, left)
}

const isClosed = (placed: PlacedPart) =>
  placed.isSystem &&
  isDeck(placed) &&
  isRailed(placed) &&
  placed.item.role !== 'landing-pad' &&
  !(placed.part.kind === 'platform' && placed.part.isResting)

type Stretch = { readonly from: Inches; readonly to: Inches; readonly other: PlacedPart }

/** Middles of the gaps along a side. */
function gapsOn(side: PlacedSide, beside: readonly PlacedPart[]): readonly Point[] {
  const covered: Stretch[] = []
  for (const other of beside) {
    const stretch = stretchOf(other, side)
    if (stretch) covered.push(stretch)
  }
  const [only] = covered.sort((a, b) => a.from - b.from)
  if (!only) return NONE
  const isAlone = covered.length === 1
  const open: Gap[] = []
  let from = 0
  for (const { from: to, to: next } of [...covered, atPost(side)]) {
    if (!isAtMost(Math.abs(to - from), SAME_LINE)) open.push({ from, to })
    from = next
  }
  const difference = Math.abs(side.length - (only.to - only.from))
  const isFilled = isAlone && isLess(difference, leastDifference(only.other, open.length))
  return open
    .filter(({ from, to }) => !isFilled && (isAlone || !isLess(to - from, NARROWEST)))
    .map(({ from, to }) => alongSide(side, (from + to) / 2))
}

type Gap = { readonly from: Inches; readonly to: Inches }

const atPost = ({ length }: PlacedSide): Gap => ({ from: length, to: length })

function alongSide(side: PlacedSide, by: Inches): Point {
  const { x, y } = unit(side)
  return { x: side.left.x + x * by, y: side.left.y + y * by }
}

function leastDifference({ part }: PlacedPart, gaps: number): Inches {
  if (part.kind === 'stair') return NARROWEST
  if (gaps === 2) return NARROWEST_CENTRED
  // A ramp this nearly as wide as the side lies flush at both of its posts.
  return part.kind === 'ramp' ? 2 * SAME_LINE : NARROWEST
}

/** The stretch of a side that another part covers with an edge of its own; a wider deck owns the gap itself. */
function stretchOf(other: PlacedPart, side: PlacedSide): Stretch | null {
  const at = (isDeck(other) ? SIDES : ENDS).find((one) => isFacing(other.sides[one], side))
  const edge = at && other.sides[at]
  if (!edge || (isDeck(other) && edge.length > side.length + SAME_LINE / 2)) return null
  const direction = unit(side)
  const from = dot(subtract(edge.right, side.left), direction)
  const to = dot(subtract(edge.left, side.left), direction)
  return { from, to, other }
}

const unit = ({ left, right, length }: PlacedSide): Point => ({
  x: (right.x - left.x) / length,
  y: (right.y - left.y) / length,
})

const ENDS = ['TOP', 'BOTTOM'] as const

const NONE: readonly never[] = []

/** Kits for the active closures, made-to-order ones left out. */
export function countKits(closures: readonly ChosenClosure[], isPhd: boolean): number {
  const active = closures.filter(({ isActive }) => isActive)
  const holds = (wanted: string) => active.some(({ id }) => id === wanted)
  let kits = 0
  for (const one of active) {
    // Of two halves cut from one kit the second brings nothing.
    const isSecond = isOneKit(one, isPhd) && one.id.endsWith('b') && holds(one.id.replace(/b$/, 'a'))
    if (!isSecond) kits += kitsFor(one, isPhd)
  }
  return kits
}

const isOneKit = ({ type, position, handrails }: ChosenClosure, isPhd: boolean) =>
  position === 'CENTER' && (type === 'PLATFORM_TO_STAIR' || (!isPhd && handrails === 'VERT_PICKET'))

function kitsFor(closure: ChosenClosure, isPhd: boolean): number {
  const { type, handrails, width } = closure
  if (handrails === 'NO_RAILS' || type === 'PLATFORM_TO_RAMP_CUSTOM_CLOSURE') return 0
  if (type === 'TEE' || type === 'RAMP_PLATFORM' || (isPhd && type === 'PLATFORM_TO_PLATFORM_EXT')) return 1
  const isPicket = handrails === 'VERT_PICKET'
  if (type === 'TURNBACK' || (type === 'RAMP_TO_RAMP' && !isPhd)) return isPicket ? 0 : 1
  const opening = isOneKit(closure, isPhd) ? 2 * width : width
  if (isLess(opening, NARROWEST)) return 0
  if (isPicket && type !== 'PLATFORM_TO_STAIR') return isLess(WIDEST_PICKETS, opening) ? 0 : 1
  return isLess(ONE_KIT, opening) ? 2 : 1
}
