import { distance, type Point } from '../../../base/geometry/point.ts'
import { isInside, stretchesOf } from '../../../base/geometry/polygon.ts'
import type { Inches } from '../../../base/units.ts'
import type { Site, SiteDoor } from '../../../model/layout/site.ts'
import { housesOf } from '../../../model/layout/things-of-site.ts'
import type { Joints } from '../pieces/joints.ts'
import { type KeptPiece, keptAtDoor, shiftsTo } from '../pieces/kept-pieces.ts'
import type { Start } from '../pieces/route.ts'
import type { Seat } from '../pieces/stages.ts'
import { deckOf, type FitLimits } from '../request/limits.ts'
import { cornersOf, grown, type Heading, type Rect, rectAhead, step, turned } from '../room/rect.ts'
import type { Room } from '../room/room.ts'
import { squaredOff } from '../room/squared-off.ts'
import type { DeckSize, FitStock } from '../stock/stock.ts'
import { isUpright, startsFrom, startsOverTwo } from './deck-starts.ts'
import { flushBeside } from './flush-beside.ts'

/** A door as the search sees it: at 0, 0, facing down, its hinges on the left. */
export type Doorway = {
  readonly width: Inches
  /** Surface height of the decks before it. */
  readonly deck: Inches
  readonly isPulled: boolean
}

export function doorwayOf(door: SiteDoor, { porch }: Site): Doorway {
  return {
    width: door.width ?? 36,
    deck: porch?.use === 'start' ? porch.height : deckOf(door),
    isPulled: door.swing === 'out' || door.storm?.swing === 'out',
  }
}

export type StartRequest = {
  readonly door: Doorway
  /** Hinges may lie on either side where there is a second door; the room beside the latch is asked for on these sides. */
  readonly latchSides: readonly (1 | -1)[]
  readonly site: Site
  readonly room: Room
  readonly limits: FitLimits
  readonly stock: FitStock
  readonly joints: Joints
  readonly seats: readonly Seat[]
  readonly kept: readonly KeptPiece[]
  /** Larger platforms, and more places along the wall. */
  readonly more: boolean
  /** Only platforms with more room at the door than is usual. */
  readonly roomAtDoor: boolean
  /** Where platforms are in place of the usual shifts along the wall; null for those. */
  readonly shifted: ((size: DeckSize, usual: readonly Inches[]) => readonly Inches[]) | null
  /** Platforms at the edge of a porch, for one that is too small to be the top landing. */
  readonly besidePorch: boolean
}

/** Every way to begin, the cheapest first. */
export function startsOf(request: StartRequest): readonly Start[] {
  const { porch } = request.site
  const starts =
    porch?.use === 'start' ? porchStarts(request, squaredOff(porch.outline)) : deckStarts(request)
  return starts.toSorted((a, b) => a.price - b.price)
}

/** Tie straps reach so far; beyond it a bridge plate is laid. */
export const TIED_AT_WALL: Inches = 0.5

/** Door decks: platforms that cover the door, moved along the wall; before a recessed doorway they stand off it, across a bridge plate. */
function deckStarts(request: StartRequest): readonly Start[] {
  const { stock, limits, more, roomAtDoor, door } = request
  const stays = keptAtDoor(request.kept)
  if (stays?.size)
    return startsFrom(
      { size: stays.size, at: { x: (stays.rect.left + stays.rect.right) / 2, y: stays.rect.top }, out: 0 },
      request,
    )
  const deepest = Math.max(limits.door, door.isPulled ? door.width : 0)
  const decks = stock.decks
    .filter(({ x, y }) => x >= limits.door && y >= deepest && (!roomAtDoor || isLargeDeck(x * y)))
    .map((size) => ({ size, shifts: shiftsOf(size, request) }))
    .filter(({ shifts }) => shifts.length > 0)
    .slice(0, roomAtDoor ? LARGE_DECKS : more ? 6 : 1)
  const startsAt = (y: Inches, asked: StartRequest) =>
    decks.flatMap(({ size, shifts }) =>
      (asked.shifted?.(size, shifts) ?? [...shifts, ...flushBeside({ size, shifts, y }, asked.room)]).flatMap(
        (x) => {
          const place = { size, at: { x, y }, out: 0 } as const
          const over = startsFrom(place, asked)
          return more && size === decks[0]?.size ? [...over, ...startsOverTwo(place, asked)] : over
        },
      ),
    )
  // Off the wall before into it.
  const exact = { ...request, room: { ...request.room, hair: 0 } }
  for (const y of placesOffWall(request)) {
    const starts = startsAt(y, exact)
    if (starts.length > 0) return starts
  }
  return startsAt(0, request)
}

/** Room to back up from a door that opens out, or to turn a scooter: 6x6 and 8x5 and above (trade), by usable square inches. */
export const isLargeDeck = (area: number): boolean => area >= 72 * 72

/** So many sizes with more room are tried: the least costly. */
const LARGE_DECKS = 2

/** A deck moves off a wall that is a hair out of line, or behind a yard line, as far as tie straps reach. */
const OFF_WALL: readonly Inches[] = [0, 0.125, 0.25, 0.375, TIED_AT_WALL]

/** How far off the wall a deck at the door may be, nearest first. */
export const placesOffWall = (request: Pick<StartRequest, 'site' | 'stock'>): readonly Inches[] => [
  ...OFF_WALL,
  ...recessesOf(request),
]

/** How far walls beside the door stand out before it, as far as a bridge plate reaches (rule 1). */
function recessesOf({ site, stock }: Pick<StartRequest, 'site' | 'stock'>): readonly Inches[] {
  const depths = housesOf(site)
    .flatMap(({ outline }) => outline)
    .filter(({ x, y }) => Math.abs(x) <= BESIDE && y > TIED_AT_WALL && stock.bridgePlate(y) !== null)
    .map(({ y }) => y)
  return [...new Set(depths)].sort((a, b) => a - b)
}

/** Walls further from the door than a platform reaches make no recess of it. */
const BESIDE: Inches = 120

/** How far a deck may stand beside the middle of the door: 0, the two ends, what the latch asks. */
function shiftsOf(
  { x, overallX }: DeckSize,
  { door, latchSides, limits, more, kept, stock }: StartRequest,
): readonly Inches[] {
  const free = (x - door.width) / 2
  const latch = door.isPulled ? limits.latch : 0
  const least = Math.max(-free, latchSides.includes(1) ? latch - free : -free)
  const most = Math.min(free, latchSides.includes(-1) ? free - latch : free)
  if (least > most + 1e-6) return []
  const between = more ? [0.25, 0.5, 0.75].map((share) => least + (most - least) * share) : []
  const aside = (overallX - stock.rampOverall) / 2
  const adds = [-2, -1, 0, 1, 2].flatMap((seat) => [0, 1, 2].map((decks) => seat * aside + decks * overallX))
  const over = shiftsTo(kept, adds).filter((shift) => shift >= least && shift <= most)
  const wanted = [0, least, most, ...between, ...over].map((shift) => Math.min(most, Math.max(least, shift)))
  return [...new Set(wanted)]
}

/** A porch is the top landing: the way begins at its edges, with level porch before it (rule 2). */
function porchStarts(request: StartRequest, outline: readonly Point[]): readonly Start[] {
  const { stock, joints, more, limits, besidePorch } = request
  return edgesOf(outline).flatMap(({ from, to, heading }) => {
    if (heading === 2) return []
    if (besidePorch) return decksOn({ from, to, heading, outline }, request)
    return placesOn(from, to, heading, { stock, more }).flatMap((at) => {
      // Whatever the code says, as on any deck at a door (rules 2 and 3).
      const level = rectAhead(at, turned(heading, 2), limits.door, stock.rampWidth)
      return cornersOf(level).every((corner) => isInside(outline, corner)) && isSweepLevel(request, outline)
        ? onPorch(at, heading, joints)
        : []
    })
  })
}

function onPorch(from: Point, heading: Heading, joints: Joints): readonly Start[] {
  const priced = joints.start([], heading, from)
  return priced ? [{ pieces: [], heading, from, price: priced.least, joints: priced }] : []
}

/** A door that opens out sweeps over its porch and the decks at it only, never over a slope or an edge (rule 4). */
function isSweepLevel(
  { door: { isPulled, width } }: StartRequest,
  porch: readonly Point[],
  decks: readonly Rect[] = [],
): boolean {
  if (!isPulled) return true
  const steps = Math.ceil(width / SWEEP_STEP)
  const places = Array.from({ length: (steps + 1) ** 2 }, (_, index) => ({
    x: -width / 2 + (width * (index % (steps + 1))) / steps,
    y: (width * Math.floor(index / (steps + 1))) / steps,
  }))
  return places.every(
    (at) => isInside(porch, at) || decks.some((deck) => isInside(cornersOf(grown(deck, TIED + 0.01)), at)),
  )
}

const SWEEP_STEP: Inches = 3

type Edge = { readonly from: Point; readonly to: Point; readonly heading: Heading }
type PorchEdge = Edge & { readonly outline: readonly Point[] }

/** Upright and level edges, clockwise from the wall, wherever the outline begins. */
const edgesOf = (outline: readonly Point[]): readonly Edge[] =>
  stretchesOf(outline)
    .flatMap(([from, to]): readonly Edge[] => {
      const heading = outwardOf(from, to, outline)
      return heading === null ? [] : [{ from, to, heading }]
    })
    .sort((a, b) => turned(a.heading, 1) - turned(b.heading, 1) || along(a) - along(b))

const along = ({ from, to }: Edge): Inches => from.x + to.x + from.y + to.y

/** A platform is tied to a porch across such a joint (rule 1: at most 0.5 in). */
const TIED: Inches = 0.25

/** A porch too small to be the top landing has a platform at its edge, as high as itself, that a ramp's width leads onto. */
function decksOn({ from, to, heading, outline }: PorchEdge, request: StartRequest): readonly Start[] {
  const { stock, limits } = request
  const [size] = stock.decks.filter(({ x, y }) => x >= limits.door && y >= limits.door)
  const passage = stock.rampWidth
  if (!size || distance(from, to) < passage) return []
  const wide = isUpright(heading) ? size.overallX : size.overallY
  const [a, b] = isUpright(heading) ? [from.x, to.x] : [from.y, to.y]
  const [least, most] = [Math.min(a, b), Math.max(a, b)]
  const places = [
    ...(isUpright(heading) ? [0] : []),
    (least + most) / 2,
    least + wide / 2,
    most - wide / 2,
    least + passage - wide / 2,
    most - passage + wide / 2,
  ].filter((at) => at + wide / 2 >= least + passage && at - wide / 2 <= most - passage)
  return [...new Set(places)].flatMap((along) => {
    const edge = isUpright(heading) ? { x: along, y: from.y } : { x: from.x, y: along }
    return startsFrom({ size, at: step(edge, heading, TIED), out: heading }, request).filter(({ pieces }) =>
      isSweepLevel(
        request,
        outline,
        pieces.map(({ rect }) => rect),
      ),
    )
  })
}

/** Which way an upright or level edge looks out of its outline. */
function outwardOf(from: Point, to: Point, outline: readonly Point[]): Heading | null {
  const isLevel = Math.abs(from.y - to.y) < 0.01
  const isUpright = Math.abs(from.x - to.x) < 0.01
  if (isLevel === isUpright) return null
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const headings: readonly Heading[] = isLevel ? [0, 2] : [1, 3]
  return headings.find((heading) => !isInside(outline, step(middle, heading, 0.5))) ?? null
}

type Places = { readonly stock: FitStock; readonly more: boolean }

/** Where along an edge a ramp may begin: before the door, at both ends, and between; past an edge no wider than itself its rails reach. */
function placesOn(from: Point, to: Point, heading: Heading, { stock, more }: Places): readonly Point[] {
  const isLevel = heading === 0 || heading === 2
  const [a, b] = isLevel ? [from.x, to.x] : [from.y, to.y]
  if (Math.abs(a - b) < stock.rampWidth) return []
  const overall = Math.min(stock.rampOverall, Math.abs(a - b))
  const [least, most] = [Math.min(a, b) + overall / 2, Math.max(a, b) - overall / 2]
  const shares = more ? [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875] : [0.25, 0.5, 0.75]
  const wanted = [
    Math.min(most, Math.max(least, 0)),
    least,
    most,
    ...shares.map((share) => least + (most - least) * share),
  ]
  return [...new Set(wanted)].map((along) => (isLevel ? { x: along, y: from.y } : { x: from.x, y: along }))
}
