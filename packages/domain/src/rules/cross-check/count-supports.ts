import { add, distance, type Point, rotate, scale, subtract } from '../../base/geometry/point.ts'
import { groupBy } from '../../base/group-by.ts'
import { memoize } from '../../base/memoize.ts'
import { type Inches, isAtMost, isLess } from '../../base/units.ts'
import { type Catalogue, itemsOfRole } from '../../model/catalogue/catalogue.ts'
import type { Layout } from '../../model/layout/layout.ts'
import type { PartId, Side } from '../../model/layout/part.ts'
import { productRules } from '../../model/products/product-rules.ts'
import type { Joint } from '../connections/joint.ts'
import { isDeck } from '../placement/decks.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import type { PartHeight } from '../runs/run-figures.ts'
import type { Count } from './count.ts'
import type { CountedRampEnd, RampEndContact } from './count-ramp-ends.ts'
import { ownGround } from './own-ground.ts'

type Heights = ReadonlyMap<PartId, PartHeight>
export type Contacts = readonly RampEndContact[]
type Foot = {
  readonly part: PartId
  readonly at: Point
  /** Surface height there, and the same over the ground. */
  readonly deck: Inches
  readonly height: Inches
  readonly isPlatform: boolean
}

/** Pockets of two platforms this close share a leg: 40 px (spec 3 §4.5). */
const SHARED: Inches = 24
export const POCKET: Inches = 1.525
/** What is closer than this touches: 2 px (domain 7.10). */
export const TOUCHING: Inches = 1.2

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

/**
 * Legs and feet, counted again from where things stand; what a person switched by hand is not counted, nor are legs with a
 * reserve, which are longer than what stands there asks for.
 */
export function legCounts(system: SupportCase): Count[] {
  const { autoGenLegs, legChoices, site } = system.layout
  return autoGenLegs && legChoices.length === 0 && !site.reservesForLegs ? countedLegs(system) : []
}

function countedLegs(system: SupportCase): Count[] {
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
const legLengths = memoize((catalogue: Catalogue, _: null) =>
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
  a.part !== b.part && isAtMost(Math.abs(a.deck - b.deck), 0.01) && isAtMost(distance(a.at, b.at), SHARED)

export function pockets(placed: PlacedPart, deck: Inches | undefined, system: SupportCase): readonly Foot[] {
  const { part } = placed
  const feet = allPockets(placed, deck, system)
  return part.kind === 'platform' ? feet : awayFromHolders(feet, part.id, system)
}

export function allPockets(
  placed: PlacedPart,
  deck: Inches | undefined,
  { layout }: SupportCase,
): readonly Foot[] {
  const { part, item, usableWidth, usableLength } = placed
  if (deck === undefined || !placed.isSystem) return NONE
  const isRest = part.kind === 'platform' && part.isResting && usableWidth === 60 && usableLength === 60
  if (item.role === 'landing-pad' || isRest) return NONE
  const [x, y] = [placed.width / 2 - POCKET, placed.length / 2 - POCKET]
  const ground = ownGround(layout.site)
  const foot = (dx: Inches, dy: Inches): Foot => {
    const at = add(part.at, rotate({ x: dx, y: dy }, part.rotation))
    return { part: part.id, at, deck, height: deck - ground(at), isPlatform: true }
  }
  const feet = [foot(-x, -y), foot(x, -y), foot(x, y), foot(-x, y)]
  if (usableWidth > 84) feet.push(foot(0, -y), foot(0, y))
  if (usableLength > 84) feet.push(foot(-x, 0), foot(x, 0))
  return feet
}

const NONE: readonly never[] = []

/** Corners of an extension that lie on no side it hangs by: `feet` run clockwise from the top left. */
function awayFromHolders(feet: readonly Foot[], id: PartId, { hung }: SupportCase): readonly Foot[] {
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
function rampFeet({ layout, heights, contacts }: SupportCase): Foot[] {
  const pieces = contacts.map(({ end }) => end).filter(({ ramp }) => ramp.part.kind === 'arr')
  const feet: Foot[] = []
  for (const { end, contact } of contacts) {
    const { ramp, side } = end
    const own = heights.get(ramp.part.id)
    if (!own || !standsHere(end, contact, pieces)) continue
    const deck = side === 'TOP' ? own.top : own.bottom
    for (const foot of besideEnd(end, layout))
      feet.push({ ...foot, part: ramp.part.id, deck, height: deck - foot.ground, isPlatform: false })
  }
  return feet
}

/** The ground under both legs of a ramp end: 2 in outside of what is walked on. */
export function besideEnd({ ramp, at, rails }: CountedRampEnd, { site }: Layout) {
  const ground = ownGround(site)
  const out = ramp.usableWidth / 2 + 2
  return rails.map((rail) => {
    const foot = add(at, scale(subtract(rail, at), out / distance(rail, at)))
    return { at: foot, ground: ground(foot) }
  })
}

function standsHere(
  { ramp: { part }, side, at }: CountedRampEnd,
  contact: RampEndContact['contact'],
  pieces: readonly CountedRampEnd[],
): boolean {
  if (part.kind === 'arr') return true
  if (part.kind !== 'ramp') return false
  if (contact !== 'ramp') return side === 'TOP' ? part.isSupportedTop : part.isSupportedBottom
  return side === 'BOTTOM' && !pieces.some((piece) => distance(piece.at, at) <= TOUCHING)
}

const isLowFoot: Count['counts'] = ({ role }) => role.startsWith('foot-low-profile')
