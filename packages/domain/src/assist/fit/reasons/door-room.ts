import type { Inches } from '../../../base/units.ts'
import type { SiteDoor } from '../../../model/layout/site.ts'
import { opensOut, widthOfDoor } from '../../../rules/site-measures/door-front.ts'
import { type Rect, rectOf } from '../room/rect.ts'
import { blocksDoorDeck } from '../room/room.ts'
import type { SearchSite } from '../routes/search-site.ts'
import { placesOffWall } from '../routes/starts.ts'
import type { DeckSize } from '../stock/stock.ts'
import { nameOf, sideOf, starting } from './names.ts'
import { type FitReason, haveText, needText, reasonOf } from './reason.ts'

/** A platform that has no room at the door: in which direction, by how much, and what is in the way. */
type Lack = {
  readonly size: DeckSize
  readonly direction: 'out' | 'left' | 'right' | 'along'
  readonly need: Inches
  readonly have: Inches
  readonly by: readonly string[]
}

/** Why no platform of the size that is required has room before the door; null where one has. */
export function noRoomAtDoor(search: SearchSite, door: SiteDoor): FitReason | null {
  const { stock, limits } = search
  const deepest = Math.max(limits.door, opensOut(door) ? widthOfDoor(door) : 0)
  const placed = stock.decks
    .filter(({ x, y }) => x >= limits.door && y >= deepest)
    .flatMap((size) => {
      const shifts = shiftsOf(size, search, door)
      return shifts ? placesOffWall(search).map((y) => lackOf({ size, shifts, y }, search, door)) : []
    })
  if (placed.length === 0) return notSoldSoLarge(search, door, deepest)
  const lacks = placed.filter((one) => one !== null)
  const [first, ...others] = lacks
  if (!first || lacks.length < placed.length) return null
  return sentenceOf(
    others.reduce((best, one) => (missing(one) < missing(best) ? one : best), first),
    door,
  )
}

const missing = ({ need, have }: Lack): Inches => need - have

/** Further than this nothing at a door is measured. */
const FAR: Inches = 240
/** Room is measured to this. */
const PRECISE: Inches = 1e-6

/** A platform so far out from the wall, and how far its middle may be beside the middle of the door. */
type PlacedSize = {
  readonly size: DeckSize
  readonly shifts: Shifts
  readonly y: Inches
}
type Shifts = readonly [least: Inches, most: Inches]

/** What a platform lacks, wherever it is moved along the wall; null where it lacks nothing. */
function lackOf(
  { size, shifts: [least, most], y }: PlacedSize,
  search: SearchSite,
  door: SiteDoor,
): Lack | null {
  const half = widthOfDoor(door) / 2
  const deep = y + size.overallY
  const out = freeTo((reach) => rectOf({ x: -half, y }, { x: half, y: y + reach }), search, door)
  const [left, right] = [-1, 1].map((sign) =>
    freeTo((reach) => rectOf({ x: 0, y }, { x: sign * reach, y: deep }), search),
  ) as [Free, Free]
  const lacks = (direction: Lack['direction'], need: Inches, { reach, by }: Free): readonly Lack[] =>
    reach < need - 0.001 ? [{ size, direction, need, have: reach, by }] : []
  const both = { reach: left.reach + right.reach, by: [...left.by, ...right.by] }
  const [outward] = lacks('out', size.overallY, out)
  const [sideways] = [
    ...lacks('left', size.overallX / 2 - most, left),
    ...lacks('right', size.overallX / 2 + least, right),
  ].sort((a, b) => missing(b) - missing(a))
  const [along] = lacks('along', size.overallX, both)
  return outward ?? sideways ?? along ?? null
}

type Free = { readonly reach: Inches; readonly by: readonly string[] }

/** How far a rectangle may grow before something of the site is in its way, and what; `door`: its side is told with it. */
function freeTo(rectTo: (reach: Inches) => Rect, search: SearchSite, door?: SiteDoor): Free {
  const room = { ...search.room, hair: 0 }
  const blockedAt = (reach: Inches) => blocksDoorDeck(room, rectTo(reach))
  if (!blockedAt(FAR)) return { reach: FAR, by: [] }
  let [free, over] = [0, FAR]
  while (over - free > PRECISE) {
    const middle = (free + over) / 2
    if (blockedAt(middle)) over = middle
    else free = middle
  }
  const blocked = blockedAt(over)
  return { reach: free, by: blocked ? [nameOf({ blocked, rect: rectTo(over) }, room, door)] : [] }
}

/** null where it never covers the door and its latch. */
function shiftsOf({ x }: DeckSize, { limits }: SearchSite, door: SiteDoor): Shifts | null {
  const free = (x - widthOfDoor(door)) / 2
  const latches = latchesOf(door)
  const least = Math.max(-free, latches.includes('right') ? limits.latch - free : -free)
  const most = Math.min(free, latches.includes('left') ? free - limits.latch : free)
  return least > most + 1e-6 ? null : [least, most]
}

/** Where the latches of doors that are pulled open are in the frame of the search: the hinges of the first door are on its left. */
const latchesOf = ({ swing, hinge = 'left', storm }: SiteDoor): readonly ('left' | 'right')[] => [
  ...(swing === 'out' ? ['right' as const] : []),
  ...(storm?.swing === 'out' ? [storm.hinge === hinge ? ('right' as const) : ('left' as const)] : []),
]

/** `5x5`: usable feet along the wall and out from it. */
const platformName = ({ x, y }: DeckSize): string => `${Math.round(x / 12)}x${Math.round(y / 12)}`

function sentenceOf({ size, direction, need, have, by }: Lack, door: SiteDoor): FitReason {
  const text = `A ${platformName(size)} door platform needs ${needText(need)} ${
    {
      out: 'out from the door',
      along: 'along the wall at the door',
      left: `to the ${sideOf(door, -1)} of the middle of the door, seen from outside`,
      right: `to the ${sideOf(door, 1)} of the middle of the door, seen from outside`,
    }[direction]
  }. ${thereIs({ have, direction, by: sideOf(door, -1) === 'left' ? by : by.toReversed() })}`
  return reasonOf({ code: 'no-room-at-door', text, need, have, section: 'R311.8.2' })
}

function thereIs({ have, direction, by }: Pick<Lack, 'have' | 'direction' | 'by'>): string {
  const [first = 'the end of the site', second = first] = by
  if (direction === 'along')
    return first === second
      ? `There are ${haveText(have)} between ${first} on the left and on the right.`
      : `There are ${haveText(have)} between ${first} and ${second}.`
  return have < 1 / 16 ? `${starting(first)} is in the way.` : `${starting(first)} is ${haveText(have)} away.`
}

function notSoldSoLarge({ stock, limits }: SearchSite, door: SiteDoor, deepest: Inches): FitReason {
  const beside = latchesOf(door).length * limits.latch
  const wide = Math.max(limits.door, widthOfDoor(door) + beside)
  const isWide = stock.decks.some(({ x, y }) => x >= wide && y >= limits.door)
  const have = Math.max(0, ...stock.decks.map(({ x, y }) => (isWide ? y : x)))
  const need = isWide ? deepest : wide
  return reasonOf({
    code: 'no-platform',
    text: `The door needs a platform ${needText(need)} ${isWide ? 'deep' : 'wide'}. The largest in this product line is ${haveText(have)}.`,
    need,
    have,
    section: 'R311.8.2',
  })
}
