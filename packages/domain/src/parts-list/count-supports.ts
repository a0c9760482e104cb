import { type Catalogue, itemsOfRole } from '../catalogue/catalogue.ts'
import type { Joint } from '../connections/joint.ts'
import { add, distance, dot, type Point, rotate, subtract } from '../geometry/point.ts'
import { groupBy } from '../group-by.ts'
import type { Layout } from '../layout/layout.ts'
import { isSystemPart, type PartId, type Side } from '../layout/part.ts'
import type { PlacedPart, PlacedSide, Placement } from '../placement/placed-part.ts'
import { productRules } from '../products/product-rules.ts'
import type { PartHeight } from '../runs/run-figures.ts'
import { type Inches, isAtMost, isLess } from '../units.ts'
import type { Count } from './count.ts'
import type { Contact, RampEnd } from './count-ramp-ends.ts'

type Heights = ReadonlyMap<PartId, PartHeight>
type Contacts = readonly { readonly end: RampEnd; readonly contact: Contact }[]
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
  const feet = [...platformFeet(system), ...rampFeet(system)]
  const low = feet.filter(({ height }) => isLess(height, 6.5))
  const standing = feet.filter(({ height }) => !isLess(height, 6.5))
  let above = 6.5
  const legs = itemsOfRole(catalogue, 'leg').map(({ shortName, limit }) => {
    const from = above
    above = limit ?? above
    let expected = 0
    for (const { height } of standing) if (!isLess(height, from) && isLess(height, limit ?? 0)) expected += 1
    return {
      what: shortName,
      counts: (item: { shortName: string }) => item.shortName === shortName,
      expected,
      perPack: 2,
    }
  })
  const hasSets = itemsOfRole(catalogue, 'foot-low-profile-platform').length > 0
  let lowFeet = 0
  for (const own of groupBy(low, ({ part }) => part).values())
    lowFeet += hasSets && own[0]?.isPlatform ? 1 : Math.ceil(own.length / 2)
  return [
    ...legs,
    {
      what: 'low-profile feet',
      counts: ({ role }) => role.startsWith('foot-low-profile'),
      expected: lowFeet,
    },
  ]
}

function platformFeet(system: SupportCase): Foot[] {
  const { layout, placement, heights } = system
  const noLegsUpTo = productRules(layout.project.product).noLegsUpTo
  const kept: Foot[] = []
  const cells = new Map<number, Foot[]>()
  for (const placed of placement.parts)
    for (const foot of pockets(placed, heights.get(placed.part.id)?.top, system)) {
      const cell = Math.floor(foot.at.x / CELL) * ROWS + Math.floor(foot.at.y / CELL)
      if (AROUND.some((by) => cells.get(cell + by)?.some((other) => isShared(foot, other)))) continue
      const held = cells.get(cell)
      if (held) held.push(foot)
      else cells.set(cell, [foot])
      const lowest = placed.item.isLowProfile ? 1.5 : noLegsUpTo
      if (lowest === null || !isAtMost(foot.height, lowest)) kept.push(foot)
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

function pockets(placed: PlacedPart, height: Inches | undefined, system: SupportCase): Foot[] {
  const { part, item, usableWidth, usableLength } = placed
  if (height === undefined || !isSystemPart(part)) return []
  if (part.kind !== 'platform-ext' && part.kind !== 'platform') return []
  const isRest = part.kind === 'platform' && part.isResting && usableWidth === 60 && usableLength === 60
  if (item.role === 'landing-pad' || isRest) return []
  const [x, y] = [placed.width / 2 - POCKET, placed.length / 2 - POCKET]
  const places: (readonly [number, number])[] = [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
    ...(usableWidth > 84
      ? ([
          [0, -y],
          [0, y],
        ] as const)
      : []),
    ...(usableLength > 84
      ? ([
          [-x, 0],
          [x, 0],
        ] as const)
      : []),
  ]
  const feet = places.map(([dx, dy]) => ({
    part: part.id,
    at: add(part.at, rotate({ x: dx, y: dy }, part.rotation)),
    height,
    isPlatform: true,
  }))
  return part.kind === 'platform' ? feet : awayFromHolders(feet, part.id, system)
}

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
  return contacts.flatMap(({ end, contact }) => {
    const { ramp, side, at } = end
    const own = heights.get(ramp.part.id)
    if (!own || !standsHere(end, contact, pieces)) return []
    const foot = { part: ramp.part.id, at, height: side === 'TOP' ? own.top : own.bottom, isPlatform: false }
    return [foot, foot]
  })
}

function standsHere(
  { ramp: { part }, side, at }: RampEnd,
  contact: Contact,
  pieces: readonly RampEnd[],
): boolean {
  if (part.kind === 'arr') return true
  if (part.kind !== 'ramp') return false
  if (contact !== 'ramp') return side === 'TOP' ? part.isSupportedTop : part.isSupportedBottom
  return side === 'BOTTOM' && !pieces.some((piece) => distance(piece.at, at) <= TOUCHING)
}

function braceCounts(system: SupportCase): Count[] {
  const { layout, placement, heights, contacts } = system
  const { product } = layout.project
  const isPhd = product === 'PHD' || product === 'T3G' || product === 'RAILWAY'
  const decks = placement.parts.flatMap((placed) => {
    const height = heights.get(placed.part.id)?.top
    const own = pockets(placed, height, system)
    return height === undefined || own.length === 0 ? [] : [{ placed, height }]
  })
  const joints = contacts.flatMap(({ end, contact }) => {
    const own = heights.get(end.ramp.part.id)
    return contact === 'ramp' && isLowerSide(end, contacts) && own ? [own.bottom] : []
  })
  const over36 = (height: Inches) => !isPhd && !isAtMost(height, 36)
  const tall = (height: Inches) => !isLess(height, isPhd ? 36 : 72)
  const angles = decks.filter(({ placed, height }) => placed.part.kind === 'platform' && over36(height))
  const crosses = decks
    .filter(({ height }) => tall(height))
    .reduce((total, { placed }) => total + crossesOf(placed, system, isPhd), 0)
  return [
    {
      what: 'angle braces',
      counts: ({ role }) => role === 'brace-angle',
      expected: 4 * angles.length + joints.filter(over36).length,
    },
    {
      what: 'cross braces',
      counts: ({ role }) => role === 'brace-cross',
      expected: crosses + joints.filter(tall).length,
    },
  ]
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
