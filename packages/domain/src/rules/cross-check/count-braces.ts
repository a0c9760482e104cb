import { distance, dot, subtract } from '../../base/geometry/point.ts'
import { type Inches, isAtMost, isLess } from '../../base/units.ts'
import { isDeck } from '../placement/decks.ts'
import type { PlacedPart, PlacedSide } from '../placement/placed-part.ts'
import type { Count } from './count.ts'
import type { CountedRampEnd } from './count-ramp-ends.ts'
import {
  allPockets,
  besideEnd,
  type Contacts,
  POCKET,
  pockets,
  type SupportCase,
  TOUCHING,
} from './count-supports.ts'
import { isFacing } from './facing.ts'

const NONE: readonly never[] = []

/** Braces, counted again from how tall legs stand; what a person switched by hand is not counted. */
export function braceCounts(system: SupportCase): Count[] {
  if (!system.layout.autoGenBracing || system.layout.braceChoices.length > 0) return []
  const needs = braceNeeds(system)
  let [angles, crosses] = [0, 0]
  for (const one of [...bracesOfDecks(system, needs), ...bracesOfJoints(system, needs)]) {
    angles += one.angles
    crosses += one.crosses
  }
  return [
    { what: 'angle braces', counts: isAngleBrace, expected: angles },
    { what: 'cross braces', counts: isCrossBrace, expected: crosses },
  ]
}

const isAngleBrace: Count['counts'] = ({ role }) => role === 'brace-angle'
const isCrossBrace: Count['counts'] = ({ role }) => role === 'brace-cross'

type Braces = { readonly angles: number; readonly crosses: number }

/** From which surface heights on a line has braces. */
function braceNeeds({ layout }: SupportCase) {
  const { product } = layout.project
  const isPhd = product === 'PHD' || product === 'T3G' || product === 'RAILWAY'
  const angle = (height: Inches) => !isPhd && !isAtMost(height, 36)
  const cross = (height: Inches) => !isLess(height, isPhd ? 36 : 72)
  return { isPhd, angle, cross, any: (height: Inches) => angle(height) || cross(height) }
}

type BraceNeeds = ReturnType<typeof braceNeeds>

function bracesOfDecks(system: SupportCase, { isPhd, angle, cross, any }: BraceNeeds): Braces[] {
  const braces: Braces[] = []
  for (const placed of system.placement.parts) {
    const deck = system.heights.get(placed.part.id)?.top
    if (!isDeck(placed)) continue
    const feet = allPockets(placed, deck, system)
    if (!feet.some(({ height }) => any(height)) || pockets(placed, deck, system).length === 0) continue
    const corners = placed.part.kind === 'platform' ? feet.slice(0, 4) : NONE
    const isTall = (side: PlacedSide) =>
      feet.some(
        ({ at, height }) =>
          cross(height) && Math.abs(dot(subtract(at, side.middle), side.normal)) < 2 * POCKET,
      )
    braces.push({
      angles: corners.filter(({ height }) => angle(height)).length,
      crosses: sidesWithCross(placed, system, isPhd).filter(isTall).length,
    })
  }
  return braces
}

function bracesOfJoints(
  { layout, heights, contacts }: SupportCase,
  { angle, cross, any }: BraceNeeds,
): Braces[] {
  const braces: Braces[] = []
  for (const { end, contact } of contacts) {
    const deck = heights.get(end.ramp.part.id)?.bottom
    if (contact !== 'ramp' || deck === undefined) continue
    const height = deck - Math.min(...besideEnd(end, layout).map(({ ground }) => ground))
    if (any(height) && isLowerSide(end, contacts))
      braces.push({ angles: angle(height) ? 1 : 0, crosses: cross(height) ? 1 : 0 })
  }
  return braces
}

/** Of the two ends that meet, the one of the upper part. */
function isLowerSide({ ramp, side, at }: CountedRampEnd, contacts: Contacts): boolean {
  if (ramp.part.kind === 'ramp') return side === 'BOTTOM'
  const other = contacts.find(({ end }) => end.ramp !== ramp && distance(end.at, at) <= TOUCHING)?.end
  return other?.ramp.part.kind === 'ramp' && other.side === 'TOP'
}

/** Sides that carry a cross brace once they are tall; of an extension the one away from what holds it. */
function sidesWithCross(
  placed: PlacedPart,
  { placement, joints, hung }: SupportCase,
  isPhd: boolean,
): readonly PlacedSide[] {
  const { part, sides } = placed
  if (part.kind === 'platform-ext') {
    const [holder = 'TOP', ...more] = hung.get(part.id) ?? []
    const away = Object.values(sides).find(({ normal }) => dot(normal, sides[holder].normal) < -0.999)
    return more.length > 0 || !away ? NONE : [away]
  }
  if (!isPhd) return Object.values(sides)
  const beside = joints
    .filter(({ a, b }) => a.part === part.id || b.part === part.id)
    .flatMap(({ a, b }) => placement.byId.get(a.part === part.id ? b.part : a.part) ?? [])
    .filter((other) => other.part.kind === 'platform' && other.item.role === 'platform')
  return Object.values(sides).filter((side) => !beside.some((other) => isAlong(side, other)))
}

const isAlong = (side: PlacedSide, other: PlacedPart): boolean =>
  Object.values(other.sides).some((edge) => isFacing(edge, side))
