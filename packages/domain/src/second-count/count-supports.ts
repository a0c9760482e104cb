import { type Catalogue, itemsOfRole } from '../catalogue/catalogue.ts'
import type { Joint } from '../connections/joint.ts'
import { add, distance, dot, type Point, rotate, subtract } from '../geometry/point.ts'
import { groupBy } from '../group-by.ts'
import type { Layout } from '../layout/layout.ts'
import type { PartId, Side } from '../layout/part.ts'
import { isDeck } from '../placement/decks.ts'
import type { PlacedPart, PlacedSide, Placement } from '../placement/placed-part.ts'
import { productRules } from '../products/product-rules.ts'
import { remember } from '../remember.ts'
import type { PartHeight } from '../runs/run-figures.ts'
import { type Inches, isAtMost, isLess } from '../units.ts'
import type { Count } from './count.ts'
import type { RampEnd, RampEndContact } from './count-ramp-ends.ts'

type Heights = ReadonlyMap<PartId, PartHeight>
type Contacts = readonly RampEndContact[]
type Foot = {
  readonly part: PartId
  readonly at: Point
  readonly height: Inches
  readonly isPlatform: boolean
}

/** Pockets of two platforms this close share a leg: 40 px (spec 3 §4.5). */
const SHARED: Inches = 24
const POCKET: Inches = 1.525
/** What is closer than this touches: 2 px (domain 7.10). */
const TOUCHING: Inches = 1.2

export type SupportCase = {
  readonly layout: Layout
  readonly placement: Placement
  readonly heights: Heights
  readonly contacts: Contacts
  readonly joints: readonly Joint[]
  /** The sides each extension hangs by. */
  readonly hung: ReadonlyMap<PartId, readonly Side[]>
  readonly catalogue: Catalogue
}

/** Legs and feet, and braces, counted again from where things stand; what a person switched by hand is not counted. */
export const supportCounts = (system: SupportCase): Count[] => [
  ...(system.layout.autoGenLegs && system.layout.legChoices.length === 0 ? legCounts(system) : []),
  ...(system.layout.autoGenBracing && system.layout.braceChoices.length === 0 ? braceCounts(system) : []),
]

function legCounts(system: SupportCase): Count[] {
  const { catalogue } = system
  const low: Foot[] = []
  const lengths = legLengths(catalogue, null)
  const standing = lengths.map(() => 0)
  for (const feet of [platformFeet(system), rampFeet(system)])
    for (const foot of feet) {
      const at = isLess(foot.height, 6.5) ? null : indexOfLength(foot.height, lengths)
      if (at !== null) standing[at] = (standing[at] ?? 0) + 1
      else if (isLess(foot.height, 6.5)) low.push(foot)
    }
  const hasSets = itemsOfRole(catalogue, 'foot-low-profile-platform').length > 0
  let lowFeet = 0
  for (const own of groupBy(low, ({ part }) => part).values())
    lowFeet += hasSets && own[0]?.isPlatform ? 1 : Math.ceil(own.length / 2)
  return [
    ...lengths.map(({ what, counts }, at) => ({ what, counts, expected: standing[at] ?? 0, perPack: 2 })),
    {
      what: 'low-profile feet',
      counts: isLowFoot,
      expected: lowFeet,
    },
  ]
}

/** The first stock length that is longer than a surface height; null where none is. */
function indexOfLength(height: Inches, lengths: readonly { readonly limit: Inches | null }[]): number | null {
  let at = 0
  for (const { limit } of lengths) {
    if (limit !== null && isLess(height, limit)) return at
    at += 1
  }
  return null
}

/** The stock lengths of legs, shortest first, and how the list is searched for each. */
const legLengths = remember((catalogue: Catalogue, _: null) =>
  itemsOfRole(catalogue, 'leg').map(({ shortName, limit }) => {
    const counts = (item: { readonly shortName: string }) => item.shortName === shortName
    return { limit, what: shortName, counts }
  }),
)

function platformFeet(system: SupportCase): Foot[] {
  const { layout, placement, heights } = system
  const noLegsUpTo = productRules(layout.project.product).noLegsUpTo
  const kept: Foot[] = []
  const cells = new Map<number, Foot[]>()
  for (const placed of placement.parts) {
    if (!isDeck(placed)) continue
    for (const foot of pockets(placed, heights.get(placed.part.id)?.top, system)) {
      const cell = Math.floor(foot.at.x / CELL) * ROWS + Math.floor(foot.at.y / CELL)
      if (AROUND.some((by) => cells.get(cell + by)?.some((other) => isShared(foot, other)))) continue
      const held = cells.get(cell)
      if (held) held.push(foot)
      else cells.set(cell, [foot])
      const lowest = placed.item.isLowProfile ? 1.5 : noLegsUpTo
      if (lowest === null || !isAtMost(foot.height, lowest)) kept.push(foot)
    }
  }
  return kept
}

/** Feet are gathered in cells somewhat larger than the reach of a shared leg, numbered column by column. */
const CELL: Inches = SHARED + 1
const ROWS = 1 << 15
/** From a cell to itself and to the eight around it. */
const AROUND = [-ROWS, 0, ROWS].flatMap((column) => [column - 1, column, column + 1])

const isShared = (a: Foot, b: Foot): boolean =>
  a.part !== b.part && isAtMost(Math.abs(a.height - b.height), 0.01) && isAtMost(distance(a.at, b.at), SHARED)

function pockets(placed: PlacedPart, height: Inches | undefined, system: SupportCase): readonly Foot[] {
  const { part, item, usableWidth, usableLength } = placed
  if (height === undefined || !placed.isSystem) return NONE
  const isRest = part.kind === 'platform' && part.isResting && usableWidth === 60 && usableLength === 60
  if (item.role === 'landing-pad' || isRest) return NONE
  const [x, y] = [placed.width / 2 - POCKET, placed.length / 2 - POCKET]
  const foot = (dx: Inches, dy: Inches): Foot => ({
    part: part.id,
    at: add(part.at, rotate({ x: dx, y: dy }, part.rotation)),
    height,
    isPlatform: true,
  })
  const feet = [foot(-x, -y), foot(x, -y), foot(x, y), foot(-x, y)]
  if (usableWidth > 84) feet.push(foot(0, -y), foot(0, y))
  if (usableLength > 84) feet.push(foot(-x, 0), foot(x, 0))
  return part.kind === 'platform' ? feet : awayFromHolders(feet, part.id, system)
}

const NONE: readonly never[] = []

/** Corners of an extension that lie on no side it hangs by: `feet` run clockwise from the top left. */
function awayFromHolders(feet: readonly Foot[], id: PartId, { hung }: SupportCase): Foot[] {
  const sides = hung.get(id) ?? ['TOP']
  const touching = (a: Side, b: Side) => sides.includes(a) || sides.includes(b)
  const carried = [
    touching('LEFT', 'TOP'),
    touching('TOP', 'RIGHT'),
    touching('RIGHT', 'BOTTOM'),
    touching('BOTTOM', 'LEFT'),
  ]
  return feet.filter((_, corner) => !carried[corner])
}

/** Two feet at every joint of two ramps, every supported end, and both ends of a 45-degree piece. */
function rampFeet({ heights, contacts }: SupportCase): Foot[] {
  const pieces = contacts.map(({ end }) => end).filter(({ ramp }) => ramp.part.kind === 'arr')
  const feet: Foot[] = []
  for (const { end, contact } of contacts) {
    const { ramp, side, at } = end
    const own = heights.get(ramp.part.id)
    if (!own || !standsHere(end, contact, pieces)) continue
    const foot = { part: ramp.part.id, at, height: side === 'TOP' ? own.top : own.bottom, isPlatform: false }
    feet.push(foot, foot)
  }
  return feet
}

function standsHere(
  { ramp: { part }, side, at }: RampEnd,
  contact: RampEndContact['contact'],
  pieces: readonly RampEnd[],
): boolean {
  if (part.kind === 'arr') return true
  if (part.kind !== 'ramp') return false
  if (contact !== 'ramp') return side === 'TOP' ? part.isSupportedTop : part.isSupportedBottom
  return side === 'BOTTOM' && !pieces.some((piece) => distance(piece.at, at) <= TOUCHING)
}

function braceCounts(system: SupportCase): Count[] {
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
const isLowFoot: Count['counts'] = ({ role }) => role.startsWith('foot-low-profile')

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
    const height = system.heights.get(placed.part.id)?.top
    if (!isDeck(placed) || height === undefined || !any(height)) continue
    if (pockets(placed, height, system).length === 0) continue
    const angles = placed.part.kind === 'platform' && angle(height) ? 4 : 0
    braces.push({ angles, crosses: cross(height) ? crossesOf(placed, system, isPhd) : 0 })
  }
  return braces
}

function bracesOfJoints({ heights, contacts }: SupportCase, { angle, cross, any }: BraceNeeds): Braces[] {
  const braces: Braces[] = []
  for (const { end, contact } of contacts) {
    const height = heights.get(end.ramp.part.id)?.bottom
    if (contact !== 'ramp' || height === undefined || !any(height)) continue
    if (isLowerSide(end, contacts))
      braces.push({ angles: angle(height) ? 1 : 0, crosses: cross(height) ? 1 : 0 })
  }
  return braces
}

/** Of the two ends that meet, the one of the upper part. */
function isLowerSide({ ramp, side, at }: RampEnd, contacts: Contacts): boolean {
  if (ramp.part.kind === 'ramp') return side === 'BOTTOM'
  const other = contacts.find(({ end }) => end.ramp !== ramp && distance(end.at, at) <= TOUCHING)?.end
  return other?.ramp.part.kind === 'ramp' && other.side === 'TOP'
}

function crossesOf(placed: PlacedPart, { placement, joints, hung }: SupportCase, isPhd: boolean): number {
  if (placed.part.kind === 'platform-ext') return (hung.get(placed.part.id)?.length ?? 1) === 1 ? 1 : 0
  if (!isPhd) return 4
  const beside = joints
    .filter(({ a, b }) => a.part === placed.part.id || b.part === placed.part.id)
    .flatMap(({ a, b }) => placement.byId.get(a.part === placed.part.id ? b.part : a.part) ?? [])
    .filter(({ part, item }) => part.kind === 'platform' && item.role === 'platform')
  return Object.values(placed.sides).filter((side) => !beside.some((other) => isAlong(side, other))).length
}

/** Whether a part lies against a side with an edge, not with a corner alone. */
const isAlong = (side: PlacedSide, other: PlacedPart): boolean =>
  Object.values(other.sides).some(
    (edge) =>
      dot(edge.normal, side.normal) < -0.999 &&
      distance(side.middle, edge.middle) < (side.length + edge.length) / 2 - TOUCHING &&
      Math.abs(dot(subtract(edge.middle, side.middle), side.normal)) <= TOUCHING,
  )
